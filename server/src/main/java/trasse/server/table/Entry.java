package trasse.server.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * An event with its place in the table's list.
 *
 * @param number from 1, without gaps
 * @param command who wanted it and the id they gave the command, on the last event that it led to
 */
public record Entry(
        int number, Instant at, TableEvent event, @Nullable String command) {}
