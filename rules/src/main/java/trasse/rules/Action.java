package trasse.rules;

import java.util.List;

/** What a player does in a round. */
public sealed interface Action permits Extension, Pass {
    /** Reads what {@code toString} writes: {@code e6: e7 f8 f9}, or {@code -} for a pass. */
    static Parsed<Action> parse(String text) {
        String action = text.strip();
        if (action.equals(Pass.TEXT)) {
            return new Parsed.Value<>(new Pass());
        }
        int colon = action.indexOf(':');
        List<String> words = Words.of(action.substring(colon + 1));
        if (colon < 1 || words.isEmpty()) {
            return new Parsed.Failure<>(Quote.of(action)
                    + " is not an action; an action is - for a pass, or the end that grows, a colon and fields,"
                    + " like e6: e7 f8");
        }
        return Field.parse(action.substring(0, colon).strip())
                .flatMap(end -> Words.each(words, Field::parse).map(fields -> new Extension(end, fields)));
    }
}
