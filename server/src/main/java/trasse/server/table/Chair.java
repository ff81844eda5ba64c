package trasse.server.table;

import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Level;

/**
 * A place at a table.
 *
 * @param number from 1
 * @param since when the occupant sat down, or came back
 * @param start the start point, once the game has begun
 * @param decisions how many decisions were made here in this round
 */
public record Chair(
        int number,
        Occupant occupant,
        Instant since,
        @Nullable Integer start,
        int decisions) {
    Chair with(Occupant other, Instant from) {
        return new Chair(number, other, from, start, decisions);
    }

    Chair at(int point) {
        return new Chair(number, occupant, since, point, decisions);
    }

    Chair decided(int times) {
        return new Chair(number, occupant, since, start, times);
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
