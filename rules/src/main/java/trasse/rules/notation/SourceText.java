package trasse.rules.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A text to be read and the name under which its errors are reported.
 *
 * @param statements what is left without comments and blank lines
 * @param end the number of the last line
 */
record SourceText(String name, List<Statement> statements, int end) {
    private static final int MOST_QUOTED = 40;

    record Statement(int line, String text) {
        List<String> words() {
            return SourceText.words(text);
        }
    }

    static SourceText of(String name, byte[] utf8) throws NotationException {
        if (utf8.length > RecordReader.MOST_BYTES) {
            throw new NotationException(name, 1, "this is over 1 MiB long; no board and no game is");
        }
        String text = decode(name, utf8);
        List<Statement> statements = new ArrayList<>();
        int line = 0;
        for (String whole : lines(text)) {
            line++;
            String content = whole.endsWith("\r") ? whole.substring(0, whole.length() - 1) : whole;
            refuseControlCharacters(name, line, content);
            int comment = content.indexOf('#');
            String statement = (comment < 0 ? content : content.substring(0, comment)).strip();
            if (!statement.isEmpty()) {
                statements.add(new Statement(line, statement));
            }
        }
        return new SourceText(name, List.copyOf(statements), text.endsWith("\n") ? line - 1 : line);
    }

    NotationException error(int line, String what) {
        return new NotationException(name, line, what);
    }

    NotationException error(Statement statement, String what) {
        return error(statement.line(), what);
    }

    /** The parts between line feeds. {@code String.split} knows regular expressions, which are large in a browser. */
    private static List<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            lines.add(text.substring(begin, end));
            begin = end + 1;
        }
        lines.add(text.substring(begin));
        return lines;
    }

    /** The parts between white space. */
    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || Character.isWhitespace(text.charAt(i))) {
                if (i > begin) {
                    words.add(text.substring(begin, i));
                }
                begin = i + 1;
            }
        }
        return words;
    }

    /** A piece of the text for an error message, cut if it is long. */
    static String quote(String text) {
        String piece = text.replace('\t', ' ');
        if (piece.codePointCount(0, piece.length()) <= MOST_QUOTED) {
            return "'" + piece + "'";
        }
        return "'" + piece.substring(0, piece.offsetByCodePoints(0, MOST_QUOTED)) + "…'";
    }

    private static String decode(String name, byte[] utf8) throws NotationException {
        ByteBuffer in = ByteBuffer.wrap(utf8);
        CharBuffer out = CharBuffer.allocate(utf8.length);
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CoderResult result = decoder.decode(in, out, true);
        if (result.isError()) {
            int line = 1;
            for (int i = 0; i < in.position(); i++) {
                line += utf8[i] == '\n' ? 1 : 0;
            }
            throw new NotationException(name, line, "this is not UTF-8 text");
        }
        String text = out.flip().toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static void refuseControlCharacters(String name, int line, String content) throws NotationException {
        for (int i = 0; i < content.length(); i++) {
            char character = content.charAt(i);
            if (Character.isISOControl(character) && character != '\t') {
                throw new NotationException(
                        name,
                        line,
                        "character " + (content.codePointCount(0, i) + 1) + " is the control character "
                                + (int) character + "; a text has none but tabs, and its lines end in LF or CR LF");
            }
        }
    }
}
