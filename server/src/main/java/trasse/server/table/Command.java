package trasse.server.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;

/** Something that a player, a bot or the clock wants to happen at a table. */
public sealed interface Command {
    record Join(String visitor, String name) implements Command {}

    record Leave(String visitor) implements Command {}

    record Start(String visitor) implements Command {}

    /** Starts the game as soon as no chair is free. */
    record StartWhenFull(String visitor) implements Command {}

    /** A decision for the open round; it replaces an earlier one. */
    record Move(String visitor, int round, Action action) implements Command {}

    /** A provisional decision for the open round, which is played if time is up before the player decides. */
    record Draft(String visitor, int round, Action action) implements Command {}

    record TakeBack(String visitor, int round) implements Command {}

    /** Passes for a player whose line is stuck in all rounds that are left. */
    record Finish(String visitor) implements Command {}

    /**
     * Lets a bot play for a player who is gone.
     *
     * @param seen when that player was last online
     */
    record Replace(String visitor, int chair, Instant seen) implements Command {}

    record Return(String visitor) implements Command {}

    /**
     * Announces the table where the players go on.
     *
     * @param table the id of that table
     * @param instead the table that was announced before; if it is another by now, nothing happens
     */
    record Rematch(String visitor, String table, @Nullable String instead) implements Command {}

    /** Says something to the others at the table. */
    record React(String visitor, Reaction reaction) implements Command {}

    /** Reminds a player that the others are waiting. */
    record Nudge(String visitor, int chair) implements Command {}

    /** A bot's decision. */
    record BotMove(int chair, int round, Action action) implements Command {}

    /** The table's own alarm: a round's time is up, or nothing has happened for too long. */
    record Alarm() implements Command {}
}
