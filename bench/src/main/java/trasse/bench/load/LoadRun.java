package trasse.bench.load;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** What the players of one measurement have done together. Thread-safe. */
final class LoadRun {
    private final Latencies latencies = new Latencies();
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong resent = new AtomicLong();
    private volatile boolean over;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    Latencies latencies() {
        return latencies;
    }

    void moveAnswered() {
        moves.incrementAndGet();
    }

    /** The measurement is over: players stop trying to reach the server. */
    void end() {
        over = true;
    }

    boolean isOver() {
        return over;
    }

    void moveResent() {
        resent.incrementAndGet();
    }

    /** How many moves had to be sent again; the server may have counted them twice. */
    long resent() {
        return resent.get();
    }

    /** How many moves the server has accepted, by what it answered. */
    long moves() {
        return moves.get();
    }

    /** A player cannot go on. */
    void failed(Throwable cause) {
        failure.compareAndSet(null, cause);
    }

    /** Fails if a player has, so that nobody waits for what will not come. */
    void check() {
        Throwable cause = failure.get();
        if (cause != null) {
            throw new IllegalStateException("a player could not go on", cause);
        }
    }
}
