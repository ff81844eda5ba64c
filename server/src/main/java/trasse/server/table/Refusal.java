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
        /** The game has begun: watch it instead. */
        ALREADY_STARTED,
        /** The game has not begun yet. */
        NOT_STARTED,
        /** The table is over. */
        TABLE_OVER,
        /** The table is not over yet. */
        NOT_OVER,
        /** All chairs are taken. */
        TABLE_FULL,
        /** The table is for certain people. */
        NOT_INVITED,
        /** Somebody at the table is called like this. */
        NAME_TAKEN,
        /** One chair is enough. */
        ALREADY_SEATED,
        /** The round is not the open one. */
        WRONG_ROUND,
        /** The round is open, but its deadline has passed. */
        TIME_UP,
        /** There is no decision to take back. */
        NOTHING_TO_TAKE_BACK,
        /** Changing one's mind has come to an end in this round. */
        DECIDED_TOO_OFTEN,
        /** Who is to be replaced was here a moment ago. */
        NOT_GONE,
        /** No bot stands in for this person. */
        NOT_REPLACED,
        /** A bot stands in for this person already. */
        ALREADY_REPLACED,
        /** Only people who sit at the table may do this. */
        NOT_YOUR_SEAT,
        /** Only who sits on the first taken chair may do this. */
        NOT_HOST,
        /** The move breaks a rule of the game. */
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
