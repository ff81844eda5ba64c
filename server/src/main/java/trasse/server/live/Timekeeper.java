package trasse.server.live;

import java.time.Duration;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.PeriodicTask;
import trasse.server.store.DatabaseTrouble;
import trasse.server.store.TableStore;
import trasse.server.table.Command;

/**
 * Wakes tables that are due, whichever node they were last played on: rounds end when their time is up, and overdue
 * bots move. What is due is in the store, so a restart loses nothing. Also has the streams of quiet tables send
 * heartbeats: a timer for each of thousands of streams would cost more.
 */
public final class Timekeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Timekeeper.class);
    private static final Duration ALARM_INTERVAL = Duration.ofMillis(200);
    private static final Duration PRESENCE_INTERVAL = Duration.ofSeconds(5);

    /** Of the time between two heartbeats, so that they are never late by more. */
    private static final int HEARTBEAT_CHECKS = 8;

    private static final int MOST_AT_ONCE = 1000;

    private final TableStore store;
    private final Tables tables;
    private final BotPool bots;
    private final InstantSource clock;
    private final PeriodicTask alarmTask;
    private final PeriodicTask presenceTask;
    private final PeriodicTask heartbeatTask;

    /**
     * A time-keeper at work.
     *
     * @param heartbeat how often a stream that brings nothing else says that it is alive
     */
    public Timekeeper(
            TableStore store, Tables tables, BotPool bots, Presence presence, Duration heartbeat, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.bots = bots;
        this.clock = clock;
        this.alarmTask = new PeriodicTask("alarms", ALARM_INTERVAL, this::wakeDueTables);
        this.presenceTask = new PeriodicTask("presence", PRESENCE_INTERVAL, presence::save);
        this.heartbeatTask = new PeriodicTask(
                "heartbeats", heartbeat.dividedBy(HEARTBEAT_CHECKS), () -> tables.beatAfter(heartbeat));
    }

    private void wakeDueTables() {
        for (String id : store.due(clock.instant(), MOST_AT_ONCE)) {
            try {
                tables.submit(id, null, new Command.Alarm());
                tables.find(id).ifPresent(live -> bots.moveOverdue(live.table()));
            } catch (Throwable e) {
                // One table must not keep the others waiting.
                if (!DatabaseTrouble.log("alarms", e)) {
                    LOG.atError()
                            .setMessage("the alarm of a table failed")
                            .addKeyValue("table", id)
                            .setCause(e)
                            .log();
                }
            }
        }
    }

    @Override
    public void close() {
        alarmTask.close();
        presenceTask.close();
        heartbeatTask.close();
    }
}
