package trasse.sheets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import trasse.rules.Words;

/** The texts that come with this module. In a browser they are part of the WebAssembly. */
final class Resources {
    private static final String EQUALS = " = ";

    private Resources() {}

    static String text(String name) {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Values by their keys: {@code key = value} in a line, or a comment behind a hash. The browser's {@code Properties} read
     * only the characters of Latin-1.
     */
    static Map<String, String> properties(String name) {
        Map<String, String> values = new LinkedHashMap<>();
        for (String line : Words.lines(text(name))) {
            int equals = line.indexOf(EQUALS);
            if (equals > 0 && !line.startsWith("#")) {
                values.put(line.substring(0, equals), line.substring(equals + EQUALS.length()));
            }
        }
        return values;
    }
}
