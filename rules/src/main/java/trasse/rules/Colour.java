package trasse.rules;

import java.util.Locale;
import java.util.Optional;

/** One of the six colours, in the order in which they are always written. */
public enum Colour {
    YELLOW('y'),
    BLUE('b'),
    GREEN('g'),
    GREY('s'),
    RED('r'),
    VIOLET('v');

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /** The colour with this letter, in either case. */
    public static Optional<Colour> parse(char letter) {
        for (Colour colour : values()) {
            if (colour.letter == letter || Character.toUpperCase(colour.letter) == letter) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }

    public char letter() {
        return letter;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
