package trasse.server.table;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the commands at a table led to, the latest first. One more shares all earlier ones, so an event of a long game costs
 * no more than one of a short game.
 *
 * @param commandKey the idempotency key of the latest command
 * @param number of the last event that it led to
 * @param earlier null for {@link #NONE} only
 */
public record Results(
        String commandKey, int number, @Nullable Results earlier) {
    static final Results NONE = new Results("", 0, null);

    /** With the command of an entry, if it has one. */
    Results with(Entry entry) {
        return entry.commandKey() == null ? this : new Results(entry.commandKey(), entry.number(), this);
    }

    /** The number of the last event that a command led to; empty if it has not been done. */
    Optional<Integer> of(String key) {
        for (Results result = this; result != null && result.earlier != null; result = result.earlier) {
            if (result.commandKey.equals(key)) {
                return Optional.of(result.number);
            }
        }
        return Optional.empty();
    }
}
