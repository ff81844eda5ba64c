package trasse.server.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;

/** Something that somebody wants to happen at a table. */
public sealed interface Command {
    record Join(String visitor, String name) implements Command {}

    record Leave(String visitor) implements Command {}

    record Start(String visitor) implements Command {}

    /** A decision for the open round; it replaces an earlier one. */
    record Move(String visitor, int round, Action action) implements Command {}

    record TakeBack(String visitor, int round) implements Command {}

    /**
     * Lets a bot play for somebody who is gone.
     *
     * @param seen when that one was last seen
     */
    record Replace(String visitor, int chair, Instant seen) implements Command {}

    record Return(String visitor) implements Command {}

    /**
     * The same people go on at another table.
     *
     * @param table the id of that table
     * @param instead the table where they were going to go on; nothing happens if it is another by now
     */
    record Rematch(String visitor, String table, @Nullable String instead) implements Command {}

    /** What a bot has come up with. */
    record BotMove(int chair, int round, Action action) implements Command {}

    /** The table's own alarm: a round's time is up, or nothing has happened for too long. */
    record Alarm() implements Command {}
}
