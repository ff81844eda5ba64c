package trasse.server.live;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.server.table.Command;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;

/** A command that waits to be done. Used by the thread whose turn it is at the table. */
final class PendingCommand {
    /** What came of it. */
    private sealed interface Result {
        record Answer(Outcome<Receipt> outcome) implements Result {}

        record Failure(RuntimeException cause) implements Result {}
    }

    private final @Nullable String key;
    private final Command command;
    private @Nullable Result result;

    /**
     * A command that is not done.
     *
     * @param key its idempotency key; null for the server's own commands
     */
    PendingCommand(@Nullable String key, Command command) {
        this.key = key;
        this.command = command;
    }

    Optional<String> key() {
        return Optional.ofNullable(key);
    }

    Command command() {
        return command;
    }

    void answer(Outcome<Receipt> outcome) {
        result = new Result.Answer(outcome);
    }

    void fail(RuntimeException cause) {
        result = new Result.Failure(cause);
    }

    boolean isDone() {
        return result != null;
    }

    /** The answer to a command that is done, unless it has failed. */
    Outcome<Receipt> outcome() {
        return switch (result) {
            case null -> throw new IllegalStateException("a command was left undone");
            case Result.Answer(Outcome<Receipt> outcome) -> outcome;
            case Result.Failure(RuntimeException cause) -> throw cause;
        };
    }
}
