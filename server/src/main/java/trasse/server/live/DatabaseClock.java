package trasse.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.stream.Stream;
import trasse.server.PeriodicTask;
import trasse.server.store.Database;

/**
 * The time of the database that all nodes share: what it was when the database was last asked, and how long ago that is. So
 * it does not matter to deadlines how the clocks of the nodes differ, or that one of them is set. Thread-safe.
 */
public final class DatabaseClock implements InstantSource, AutoCloseable {
    private static final Duration INTERVAL = Duration.ofSeconds(10);
    private static final int TRIES = 3;

    /**
     * What the database's clock showed.
     *
     * @param nanos when it did, by {@link System#nanoTime}
     * @param took how long it took to ask
     */
    private record Comparison(Instant there, long nanos, long took) {}

    private final Database.PostgresDatabase database;
    private final PeriodicTask comparison;
    private volatile Comparison last;

    /** A clock that has been compared once. */
    public DatabaseClock(Database.PostgresDatabase database) {
        this.database = database;
        this.last = compare();
        this.comparison = new PeriodicTask("clock", INTERVAL, () -> last = compare());
    }

    /** What was answered fastest is known best. */
    private Comparison compare() {
        return Stream.generate(this::ask)
                .limit(TRIES)
                .min(Comparator.comparingLong(Comparison::took))
                .orElseThrow();
    }

    private Comparison ask() {
        long asked = System.nanoTime();
        Instant there = database.now();
        long took = System.nanoTime() - asked;
        return new Comparison(there, asked + took / 2, took);
    }

    @Override
    public Instant instant() {
        Comparison known = last;
        return known.there.plusNanos(System.nanoTime() - known.nanos);
    }

    @Override
    public void close() {
        comparison.close();
    }
}
