package trasse.server.table;

import java.util.Locale;

/** What people are called, as others see it. */
public final class Names {
    private Names() {}

    /** Whether two names look the same, capitals aside. */
    public static boolean areAlike(String one, String other) {
        return seen(one).equals(seen(other));
    }

    /** Whether there is anything to be seen of a name, and nothing that is made to hide. */
    public static boolean isVisible(String name) {
        return !seen(name).isBlank() && name.codePoints().noneMatch(Names::hides);
    }

    private static String seen(String name) {
        return name.codePoints()
                .filter(codePoint -> !joins(codePoint))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString()
                .toLowerCase(Locale.ROOT);
    }

    /** What shows nothing by itself, but says how its neighbours are drawn: some scripts and pictures need it. */
    private static boolean joins(int codePoint) {
        return codePoint == 0x200C
                || codePoint == 0x200D
                || codePoint == 0x034F
                || (codePoint >= 0xFE00 && codePoint <= 0xFE0F)
                || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    }

    /** What shows nothing at all: formats, the fillers of Hangul, and Braille without dots. */
    private static boolean hides(int codePoint) {
        return switch (codePoint) {
            case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0 -> true;
            default -> Character.getType(codePoint) == Character.FORMAT && !joins(codePoint);
        };
    }
}
