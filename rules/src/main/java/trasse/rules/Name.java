package trasse.rules;

import java.util.Optional;

/** The name of a player or a board: 1 to 40 characters that stay the same when written into a file and read back. */
public final class Name {
    public static final int LONGEST = 40;

    private Name() {}

    /** What is wrong with a name, as a sentence; empty if nothing is. */
    public static Optional<String> flaw(String name) {
        int length = name.codePointCount(0, name.length());
        if (length < 1 || length > LONGEST) {
            return Optional.of("a name has 1 to " + LONGEST + " characters, not " + length);
        }
        if (!name.equals(name.strip())) {
            return Optional.of("a name neither begins nor ends with a space");
        }
        if (name.indexOf('#') >= 0) {
            return Optional.of("a name has no #, which begins a comment");
        }
        return name.codePoints().allMatch(Name::isText)
                ? Optional.empty()
                : Optional.of("a name has no control characters");
    }

    private static boolean isText(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
        };
    }
}
