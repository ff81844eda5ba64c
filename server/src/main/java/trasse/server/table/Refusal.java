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
        /** The player wants to finish, but a card that is open or still to come can extend the line. */
        NOT_STUCK,
        /** The player to be replaced was here a moment ago, or no player sits on that chair. */
        NOT_GONE,
        /** The player wants to come back, but no bot has taken over. */
        NOT_REPLACED,
        /** The player wants to leave, but a bot has taken over already. */
        ALREADY_REPLACED,
        REACTED_TOO_OFTEN,
        /** The player to be nudged is not a person that the others are waiting for, or has not had enough time. */
        NOT_WAITING,
        NUDGED_ALREADY,
        NOT_YOUR_SEAT,
        /** Only the player on the first taken chair may do this. */
        NOT_HOST,
        ILLEGAL_MOVE,
        /** No table can be made with these terms. */
        BAD_TERMS,
        /** Nobody can have this name here. */
        BAD_NAME,
        TOO_MANY_TABLES,
        /** Only the deal of a solo game can become a challenge. */
        NOT_SOLO,
        /** A deal played with hints cannot become a challenge. */
        WITH_HINTS,
        /** Today's daily deal cannot become a challenge. */
        DAILY_DEAL,
        /** The challenge is the visitor's own. */
        ALREADY_PLAYED,
        /** The table would give away a deal that the visitor can still play. */
        PLAY_FIRST;

        /** As in problem types: words joined by hyphens. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public static Refusal of(Kind kind, String detail) {
        return new Refusal(kind, detail, Optional.empty());
    }
}
