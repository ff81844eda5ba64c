package trasse.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The words and lines of a text. {@code String.split} knows regular expressions, which are large in a browser. */
public final class Words {
    private Words() {}

    /** Reads each word with the same reader; fails if one of them fails. */
    static <T> Parsed<List<T>> each(List<String> words, Function<String, Parsed<T>> reader) {
        List<T> values = new ArrayList<>();
        for (String word : words) {
            switch (reader.apply(word)) {
                case Parsed.Value<T>(T value) -> values.add(value);
                case Parsed.Failure<T>(String why) -> {
                    return new Parsed.Failure<>(why);
                }
            }
        }
        return new Parsed.Value<>(List.copyOf(values));
    }

    /** The parts between line feeds; at least one, which may be empty. */
    public static List<String> lines(String text) {
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
    public static List<String> of(String text) {
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
}
