package trasse.server.live;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import trasse.server.PeriodicTask;
import trasse.server.store.Database;

/**
 * Refuses requests when there is more to do than this node can do in time, so that what it accepts is done soon. What
 * begins something is refused first; those who play go on for as long as possible.
 *
 * <p>How long things take is measured along the whole way of a command: twenty times a second, something that does nothing
 * waits for a thread and for the database. Thread-safe.
 */
public final class Admission implements AutoCloseable {
    private static final Duration INTERVAL = Duration.ofMillis(50);

    private final Database database;
    private final Pressure pressure;
    private final PeriodicTask task;
    private volatile long begun;
    private volatile long took;
    private volatile boolean underWay;

    /**
     * An admission that has begun to measure.
     *
     * @param busyAfter how long a command may take before something is refused
     */
    public Admission(Database database, Duration busyAfter) {
        this.database = database;
        this.pressure = new Pressure(busyAfter);
        this.task = new PeriodicTask("admission", INTERVAL, this::measure);
    }

    /** Whether there is time for a request. */
    public boolean admits(Urgency urgency) {
        double refused = pressure.shareOf(urgency);
        return refused == 0 || ThreadLocalRandom.current().nextDouble() >= refused;
    }

    /** How long a command takes at present. */
    public double seconds() {
        return nanos() / 1e9;
    }

    private long nanos() {
        return underWay ? System.nanoTime() - begun : took;
    }

    private void measure() {
        pressure.commandTook(nanos());
        if (!underWay) {
            begun = System.nanoTime();
            underWay = true;
            try {
                Thread.startVirtualThread(this::doNothing);
            } catch (Throwable e) {
                // There may be no memory for it right now.
                underWay = false;
                throw e;
            }
        }
    }

    /** As a command would be done. */
    private void doNothing() {
        try {
            // A transaction without a statement may never reach the database.
            database.write(handle -> handle.execute("select 1"));
        } catch (RuntimeException e) {
            // The commands of others fail in the same way, and that is logged.
        } finally {
            took = System.nanoTime() - begun;
            underWay = false;
        }
    }

    @Override
    public void close() {
        task.close();
    }
}
