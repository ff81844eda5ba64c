package trasse.sheets;

import java.util.Map;
import java.util.Objects;
import trasse.rules.Colour;

/** The colours and shapes of boards, the same in pictures, on paper and on the page. */
public final class Palette {
    /** The page reads the same file when it is built. */
    private static final Map<String, String> VALUES = Resources.properties("palette.properties");

    private Palette() {}

    public static String paper() {
        return value("paper");
    }

    public static String text() {
        return value("text");
    }

    public static String ink(Colour colour) {
        return value("ink." + colour.letter());
    }

    /** The colour of a glyph on its ink. */
    public static String glyph(Colour colour) {
        return value("glyph." + colour.letter());
    }

    /** An SVG path in a circle of radius 1. */
    public static String shape(Colour colour) {
        return value("shape." + colour.letter());
    }

    public static String pen(int start) {
        return value("pen." + start);
    }

    private static String value(String key) {
        return Objects.requireNonNull(VALUES.get(key), key);
    }
}
