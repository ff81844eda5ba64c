package trasse.server.table;

import java.util.List;
import java.util.Locale;
import trasse.rules.Parsed;

/** What players can say to each other. */
public enum Reaction {
    BRAVO,
    OUCH,
    WOW,
    THINKING,
    THANKS,
    HELLO;

    /** Reads what {@code toString} writes. */
    static Parsed<Reaction> parse(String text) {
        for (Reaction reaction : values()) {
            if (reaction.toString().equals(text)) {
                return new Parsed.Value<>(reaction);
            }
        }
        return new Parsed.Failure<>("a reaction is one of " + List.of(values()));
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
