package trasse.json;

import java.util.Locale;
import java.util.ResourceBundle;
import trasse.rules.Colour;

/** The colours and shapes of boards, the same in pictures and on the page. */
public final class Palette {
    /** The page reads the same file when it is built. */
    private static final ResourceBundle VALUES = ResourceBundle.getBundle("trasse.json.palette", Locale.ROOT);

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
        return VALUES.getString(key);
    }
}
