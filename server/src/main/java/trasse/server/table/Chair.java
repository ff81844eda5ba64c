package trasse.server.table;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Pass;

/**
 * A place at a table.
 *
 * @param number from 1
 * @param since when the occupant sat down, or came back
 * @param start the start point, once the game has begun
 * @param finished whether the player has finished, and passes in every round
 */
public record Chair(
        int number,
        Occupant occupant,
        Instant since,
        @Nullable Integer start,
        boolean finished,
        Activity activity) {
    /**
     * What has happened on a chair since the last card was turned.
     *
     * @param decisions how many there were, drafts included
     * @param draft the player's latest draft; null if there is none
     * @param reactions how many there were
     * @param nudged whether the player was reminded that the others are waiting
     */
    record Activity(int decisions, @Nullable Action draft, int reactions, boolean nudged) {
        static final Activity NONE = new Activity(0, null, 0, false);

        Activity decided() {
            return new Activity(decisions + 1, draft, reactions, nudged);
        }

        Activity drafted(Action action) {
            return new Activity(decisions + 1, action, reactions, nudged);
        }

        Activity reacted() {
            return new Activity(decisions, draft, reactions + 1, nudged);
        }

        Activity afterNudge() {
            return new Activity(decisions, draft, reactions, true);
        }

        Action draftOrPass() {
            return draft == null ? new Pass() : draft;
        }
    }

    /** A chair at a new table. */
    static Chair of(int number, Occupant occupant, Instant since) {
        return new Chair(number, occupant, since, null, false, Activity.NONE);
    }

    Chair with(Occupant other, Instant from) {
        return new Chair(number, other, from, start, finished, activity);
    }

    Chair at(int point) {
        return new Chair(number, occupant, since, point, finished, activity);
    }

    Chair with(Activity more) {
        return new Chair(number, occupant, since, start, finished, more);
    }

    Chair finishing() {
        return new Chair(number, occupant, since, start, true, activity);
    }

    /** The start point of a chair in a game. */
    public int startPoint() {
        if (start == null) {
            throw new IllegalStateException("the game has not begun");
        }
        return start;
    }

    /** The player's name; empty while the chair is free. */
    public String name() {
        return switch (occupant) {
            case Occupant.Nobody() -> "";
            case Occupant.Person(String visitor, String name) -> name;
            case Occupant.Bot(Level level, String name) -> name;
            case Occupant.StandIn(Level level, Occupant.Person gone) -> gone.name();
        };
    }

    /** The person whose chair this is, even while a bot stands in. */
    public Optional<Occupant.Person> owner() {
        return switch (occupant) {
            case Occupant.Person person -> Optional.of(person);
            case Occupant.StandIn(Level level, Occupant.Person gone) -> Optional.of(gone);
            case Occupant.Nobody() -> Optional.empty();
            case Occupant.Bot(Level level, String name) -> Optional.empty();
        };
    }

    public boolean isOf(String visitor) {
        return owner().filter(person -> person.visitor().equals(visitor)).isPresent();
    }

    /** The bot that moves here; empty if a person does, or nobody. */
    public Optional<Level> bot() {
        return switch (occupant) {
            case Occupant.Bot(Level level, String name) -> Optional.of(level);
            case Occupant.StandIn(Level level, Occupant.Person gone) -> Optional.of(level);
            case Occupant.Nobody() -> Optional.empty();
            case Occupant.Person(String visitor, String name) -> Optional.empty();
        };
    }

    public boolean isFree() {
        return occupant instanceof Occupant.Nobody;
    }

    public boolean hasPerson() {
        return occupant instanceof Occupant.Person;
    }
}
