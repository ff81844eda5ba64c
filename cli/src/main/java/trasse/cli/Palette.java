package trasse.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import trasse.json.JsonWriter;
import trasse.rules.Colour;

/** The colours and shapes of pictures, which are those of the page. */
final class Palette {
    private static final Properties VALUES = read();

    private Palette() {}

    private static Properties read() {
        // The page reads the same file when it is built.
        try (InputStream in = JsonWriter.class.getResourceAsStream("palette.properties")) {
            Properties values = new Properties();
            values.load(new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8));
            return values;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String paper() {
        return value("paper");
    }

    static String text() {
        return value("text");
    }

    static String ink(Colour colour) {
        return value("ink." + colour.letter());
    }

    /** The colour of a glyph on its ink. */
    static String glyph(Colour colour) {
        return value("glyph." + colour.letter());
    }

    /** An SVG path in a circle of radius 1. */
    static String shape(Colour colour) {
        return value("shape." + colour.letter());
    }

    static String pen(int start) {
        return value("pen." + start);
    }

    private static String value(String key) {
        return Objects.requireNonNull(VALUES.getProperty(key), key);
    }
}
