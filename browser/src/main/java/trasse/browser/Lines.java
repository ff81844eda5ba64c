package trasse.browser;

import java.util.ArrayList;
import java.util.List;

/** The lines of a text. {@link String#lines} would drop an empty one at the end, where it is a mistake. */
final class Lines {
    private Lines() {}

    /** At least one line, which may be empty. */
    static List<String> of(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
            lines.add(text.substring(begin, end));
            begin = end + 1;
        }
        lines.add(text.substring(begin));
        return lines;
    }
}
