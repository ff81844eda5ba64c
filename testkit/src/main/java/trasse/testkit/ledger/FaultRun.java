package trasse.testkit.ledger;

import java.time.Duration;
import java.util.function.IntSupplier;

/** Has a crowd play through one fault after the other, and has all checked that was answered. */
public final class FaultRun implements AutoCloseable {
    /** Of clients that do not wait long: heartbeats are to come every second. */
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    /** Does something harmful, or ends it. */
    @FunctionalInterface
    public interface Step {
        void run() throws Exception;
    }

    /**
     * How a fault went.
     *
     * @param unanswered how many requests got no answer meanwhile
     * @param unavailable how many got 503
     * @param recovered how long it took, once the fault had ended, until every table had got an answer
     */
    public record Report(Duration lasted, long unanswered, long unavailable, Duration recovered) {}

    private final Crowd crowd;

    /** A run that has begun to play. */
    public FaultRun(IntSupplier port, int tables, long seed) throws InterruptedException {
        crowd = new Crowd(new Servers(port, PATIENCE, PATIENCE), tables, seed);
        crowd.awaitAllTables();
    }

    /** Lets a fault happen for some time, and waits until all tables go on. */
    public Report suffer(Step begin, Duration time, Step end) throws Exception {
        long unanswered = crowd.tally().unansweredRequests();
        long unavailable = crowd.tally().unavailableAnswers();
        long began = System.nanoTime();
        begin.run();
        Thread.sleep(time);
        end.run();
        Duration lasted = Duration.ofNanos(System.nanoTime() - began);
        Duration recovered = crowd.awaitAllTables();
        return new Report(
                lasted,
                crowd.tally().unansweredRequests() - unanswered,
                crowd.tally().unavailableAnswers() - unavailable,
                recovered);
    }

    /** Lets the games end, and gives what was done and checked. */
    public Tally finish() throws InterruptedException {
        crowd.finish();
        return crowd.tally();
    }

    @Override
    public void close() {
        crowd.close();
    }
}
