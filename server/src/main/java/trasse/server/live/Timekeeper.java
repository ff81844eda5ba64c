package trasse.server.live;

import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.store.TableStore;
import trasse.server.table.Command;

/**
 * Looks after tables that are due, whichever node they were last played on: ends rounds whose time is up, and has bots
 * move that have not. What it has to do is in the store, so a restart loses nothing.
 */
public final class Timekeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);
    private static final Duration BEAT = Duration.ofMillis(200);
    private static final Duration ROLL_CALL = Duration.ofSeconds(5);
    private static final int MOST_AT_ONCE = 1000;

    private final TableStore store;
    private final Tables tables;
    private final BotPool bots;
    private final InstantSource clock;
    private final Beat alarms;
    private final Beat rollCalls;

    public Timekeeper(TableStore store, Tables tables, BotPool bots, Presence presence, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.bots = bots;
        this.clock = clock;
        this.alarms = new Beat("alarms", BEAT, this::lookAfterTables);
        this.rollCalls = new Beat("presence", ROLL_CALL, presence::save);
    }

    private void lookAfterTables() {
        for (String id : store.due(clock.instant(), MOST_AT_ONCE)) {
            try {
                tables.submit(id, null, new Command.Alarm());
                tables.find(id).ifPresent(live -> bots.hurry(live.table()));
            } catch (Throwable e) {
                // The other tables must not suffer from this one.
                LOG.atError()
                        .setMessage("a table could not be looked after")
                        .addKeyValue("table", id)
                        .setCause(e)
                        .log();
            }
        }
    }

    @Override
    public void close() {
        alarms.close();
        rollCalls.close();
    }
}
