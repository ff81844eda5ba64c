package trasse.sheets;

import java.util.Locale;
import trasse.rules.Parsed;

/** A language that pages are written in. */
public enum Language {
    EN,
    DE,
    FR,
    IT;

    /** Reads what {@code toString} writes. */
    public static Parsed<Language> parse(String text) {
        return Choice.parse(text, values(), "a language");
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
