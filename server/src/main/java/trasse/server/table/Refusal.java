package trasse.server.table;

import java.util.Locale;
import java.util.Optional;
import trasse.rules.Field;

/**
 * Why something cannot be done.
 *
 * @param detail a sentence for people
 * @param field the field that breaks a rule, if one does
 */
public record Refusal(Kind kind, String detail, Optional<Field> field) {
    /** The kinds of refusals, by what a program can do about them. */
    public enum Kind {
        ALREADY_STARTED,
        NOT_STARTED,
        /** The table is over or abandoned. */
        TABLE_OVER,
        NOT_OVER,
        TABLE_FULL,
        NOT_INVITED,
        NAME_TAKEN,
        ALREADY_SEATED,
        WRONG_ROUND,
        /** The round is open, but its deadline has passed. */
        TIME_UP,
        NOTHING_TO_TAKE_BACK,
        DECIDED_TOO_OFTEN,
        /** Who is to be replaced was here a moment ago, or is nobody. */
        NOT_GONE,
        /** No bot stands in for who wants to come back. */
        NOT_REPLACED,
        /** A bot stands in for who wants to leave. */
        ALREADY_REPLACED,
        NOT_YOUR_SEAT,
        /** Only who sits on the first taken chair may do this. */
        NOT_HOST,
        ILLEGAL_MOVE;

        /** As in problem types: words joined by hyphens. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    static Refusal of(Kind kind, String detail) {
        return new Refusal(kind, detail, Optional.empty());
    }
}
