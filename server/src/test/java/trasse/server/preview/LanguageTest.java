package trasse.server.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LanguageTest {
    private static Set<String> keys(Language language) throws IOException {
        String name = language.name().toLowerCase(Locale.ROOT) + ".properties";
        try (InputStream in = Objects.requireNonNull(Language.class.getResourceAsStream(name))) {
            Properties words = new Properties();
            words.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            return words.stringPropertyNames();
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyLanguageHasTheSameSentences(Language language) throws IOException {
        assertEquals(keys(Language.EN), keys(language));
    }

    @Test
    void namesAreListedAsPeopleDo() {
        assertEquals("Ada", Language.EN.list(List.of("Ada")));
        assertEquals("Ada and Tim", Language.EN.list(List.of("Ada", "Tim")));
        assertEquals("Ada, Tim und Mira", Language.DE.list(List.of("Ada", "Tim", "Mira")));
    }
}
