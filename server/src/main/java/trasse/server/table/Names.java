package trasse.server.table;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import trasse.rules.Name;

/** The names of players, as others see them. */
public final class Names {
    private Names() {}

    /** Whether two names look the same, capitals aside. */
    public static boolean areAlike(String one, String other) {
        return seen(one).equals(seen(other));
    }

    /** A name as it is kept: composed, without spaces around it. */
    public static String normalised(String name) {
        return Normalizer.normalize(name.strip(), Normalizer.Form.NFC);
    }

    /** What is wrong with a normalised name, as a sentence; empty if nothing is. */
    public static Optional<String> flaw(String name) {
        Optional<String> flaw = Name.flaw(name);
        return flaw.isPresent() || isVisible(name)
                ? flaw
                : Optional.of("a name has no invisible characters, which would make it look like another");
    }

    private static boolean isVisible(String name) {
        return !seen(name).isBlank() && name.codePoints().noneMatch(Names::hides);
    }

    private static String seen(String name) {
        return name.codePoints()
                .filter(codePoint -> !joins(codePoint))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .toLowerCase(Locale.ROOT);
    }

    /** Characters that only say how their neighbours are drawn: some scripts and emoji need them. */
    private static boolean joins(int codePoint) {
        return codePoint == 0x200C
                || codePoint == 0x200D
                || codePoint == 0x034F
                || (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    }

    /** Characters that show nothing at all: formats, the fillers of Hangul, and Braille without dots. */
    private static boolean hides(int codePoint) {
        return switch (codePoint) {
            case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0 -> true;
            default -> Character.getType(codePoint) == Character.FORMAT && !joins(codePoint);
        };
    }
}
