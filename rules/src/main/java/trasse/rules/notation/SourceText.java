package trasse.rules.notation;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.rules.Words;

/**
 * A text to be read and the name under which its errors are reported.
 *
 * @param statements what is left without comments and blank lines, up to where the text is damaged
 * @param end the number of the last line
 * @param damage what makes the rest unreadable: bytes that are not UTF-8, or control characters
 */
record SourceText(String name, List<Statement> statements, int end, Optional<NotationException> damage) {

    record Statement(int line, String text) {
        List<String> words() {
            return Words.of(text);
        }
    }

    static SourceText of(String name, byte[] utf8) throws NotationException {
        if (utf8.length > RecordReader.MOST_BYTES) {
            throw new NotationException(
                    name, 1, new Fault(Fault.Kind.OTHER, "this is over 1 MiB long; no board and no game is"));
        }
        CharBuffer decoded = CharBuffer.allocate(utf8.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8), decoded, true);
        String text = withoutByteOrderMark(decoded.flip().toString());
        List<String> lines = Words.lines(text);
        List<Statement> statements = new ArrayList<>();
        int whole = result.isError() ? lines.size() - 1 : lines.size();
        for (int i = 0; i < whole; i++) {
            String line = lines.get(i);
            String content = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
            Optional<String> flaw = controlCharacter(content);
            if (flaw.isPresent()) {
                return damaged(name, statements, i + 1, flaw.get());
            }
            int comment = content.indexOf('#');
            String statement = (comment < 0 ? content : content.substring(0, comment)).strip();
            if (!statement.isEmpty()) {
                statements.add(new Statement(i + 1, statement));
            }
        }
        if (result.isError()) {
            return damaged(name, statements, lines.size(), "this is not UTF-8 text");
        }
        int end = text.endsWith("\n") ? lines.size() - 1 : lines.size();
        return new SourceText(name, List.copyOf(statements), end, Optional.empty());
    }

    private static SourceText damaged(String name, List<Statement> before, int line, String what) {
        Fault fault = new Fault(Fault.Kind.OTHER, what);
        return new SourceText(name, List.copyOf(before), line, Optional.of(new NotationException(name, line, fault)));
    }

    /** For readers that have come to the last statement: there must be nothing unreadable after it. */
    void mustEndHere() throws NotationException {
        if (damage.isPresent()) {
            throw damage.get();
        }
    }

    NotationException error(int line, Fault fault) {
        return new NotationException(name, line, fault);
    }

    NotationException error(Statement statement, Fault fault) {
        return error(statement.line(), fault);
    }

    private static String withoutByteOrderMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static Optional<String> controlCharacter(String content) {
        for (int i = 0; i < content.length(); i++) {
            char character = content.charAt(i);
            if (Character.isISOControl(character) && character != '\t') {
                return Optional.of("character " + (content.codePointCount(0, i) + 1) + " is the control character "
                        + (int) character + "; a text has none but tabs, and its lines end in LF or CR LF");
            }
        }
        return Optional.empty();
    }
}
