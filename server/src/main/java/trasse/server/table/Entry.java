package trasse.server.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An event in the log of a table.
 *
 * @param number from 1, without gaps
 * @param commandKey the idempotency key of the command that led here, on the last of its events
 */
public record Entry(
        int number, Instant at, TableEvent event, @Nullable String commandKey) {}
