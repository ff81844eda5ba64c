package trasse.server.preview;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** A language that previews are written in. */
public enum Language {
    EN(Locale.UK),
    DE(Locale.GERMANY),
    FR(Locale.FRANCE),
    IT(Locale.ITALY);

    private static final Map<Language, Properties> WORDS = new EnumMap<>(Language.class);

    static {
        for (Language language : values()) {
            WORDS.put(language, read(language.locale.getLanguage() + ".properties"));
        }
    }

    private final Locale locale;

    Language(Locale locale) {
        this.locale = locale;
    }

    private static Properties read(String name) {
        try (InputStream in = Language.class.getResourceAsStream(name)) {
            Properties words = new Properties();
            words.load(new InputStreamReader(Objects.requireNonNull(in, name), StandardCharsets.UTF_8));
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The first of a client's languages that there is, else English.
     *
     * @param accepted the header Accept-Language
     */
    public static Language among(@Nullable String accepted) {
        return ranges(accepted).stream()
                .flatMap(range -> withTag(range.getRange()).stream())
                .findFirst()
                .orElse(EN);
    }

    private static List<Locale.LanguageRange> ranges(@Nullable String accepted) {
        try {
            return accepted == null ? List.of() : Locale.LanguageRange.parse(accepted);
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    private static Optional<Language> withTag(String tag) {
        return Arrays.stream(values())
                .filter(language -> tag.split("-", -1)[0].equals(language.locale.getLanguage()))
                .findFirst();
    }

    String word(String key) {
        return Objects.requireNonNull(Objects.requireNonNull(WORDS.get(this)).getProperty(key), key);
    }

    /** As in a list: Ada, Ben and Cleo. */
    String list(List<String> names) {
        if (names.size() < 2) {
            return String.join("", names);
        }
        return String.join(", ", names.subList(0, names.size() - 1)) + " " + word("and") + " " + names.getLast();
    }

    String date(LocalDate day) {
        return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
                .withLocale(locale)
                .format(day);
    }

    /** As in Open Graph: {@code en_GB}. */
    public String tag() {
        return locale.toString();
    }
}
