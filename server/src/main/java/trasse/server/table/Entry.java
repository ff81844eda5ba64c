package trasse.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event in the log of a table.
 *
 * @param number from 1, without gaps
 * @param commandKey the idempotency key of the command that led here, on the last of its events
 */
public record Entry(
        int number, Instant at, TableEvent event, @Nullable String commandKey) {
    /** What a command at a table has led to. */
    public static List<Entry> following(Table table, List<TableEvent> events, Instant at, @Nullable String commandKey) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            String key = i == events.size() - 1 ? commandKey : null;
            entries.add(new Entry(table.number() + 1 + i, at, events.get(i), key));
        }
        return entries;
    }
}
