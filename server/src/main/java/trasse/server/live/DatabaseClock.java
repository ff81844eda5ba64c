package trasse.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import trasse.server.PeriodicTask;
import trasse.server.store.Database;

/**
 * The time of the database that all nodes share: this machine's clock, corrected by how far it was from the database's
 * when they were last compared. So it does not matter to deadlines how the clocks of the nodes differ. Thread-safe.
 */
public final class DatabaseClock implements InstantSource, AutoCloseable {
    private static final Duration INTERVAL = Duration.ofSeconds(10);
    private static final int TRIES = 3;

    private final Database.PostgresDatabase database;
    private final InstantSource own;
    private final PeriodicTask comparison;
    private volatile long ahead;

    /**
     * A clock that has been compared once.
     *
     * @param own the clock of this machine
     */
    public DatabaseClock(Database.PostgresDatabase database, InstantSource own) {
        this.database = database;
        this.own = own;
        compare();
        this.comparison = new PeriodicTask("clock", INTERVAL, this::compare);
    }

    /** What was asked and answered fastest is known best. */
    private void compare() {
        long shortest = Long.MAX_VALUE;
        long found = ahead;
        for (int i = 0; i < TRIES; i++) {
            long asked = own.millis();
            long there = database.now().toEpochMilli();
            long answered = own.millis();
            if (answered - asked < shortest) {
                shortest = answered - asked;
                found = there - (asked + answered) / 2;
            }
        }
        ahead = found;
    }

    @Override
    public Instant instant() {
        return own.instant().plusMillis(ahead);
    }

    @Override
    public void close() {
        comparison.close();
    }
}
