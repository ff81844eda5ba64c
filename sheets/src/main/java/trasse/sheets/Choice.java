package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Parsed;
import trasse.rules.Quote;

/** One of a few words. */
final class Choice {
    private Choice() {}

    /**
     * The constant that a text names.
     *
     * @param what they are, as in "a paper"
     */
    static <T extends Enum<T>> Parsed<T> parse(String text, T[] constants, String what) {
        List<String> words = new ArrayList<>();
        for (T constant : constants) {
            if (constant.toString().equals(text)) {
                return new Parsed.Value<>(constant);
            }
            words.add(constant.toString());
        }
        String last = words.removeLast();
        return new Parsed.Failure<>(
                Quote.of(text) + " is not " + what + "; expected " + String.join(", ", words) + " or " + last);
    }
}
