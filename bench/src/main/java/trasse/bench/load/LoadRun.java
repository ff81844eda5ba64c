package trasse.bench.load;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import trasse.testkit.Client;

/** What all players of one run have done together. Thread-safe. */
final class LoadRun {
    private final Latencies seen = new Latencies();
    private final Latencies answered = new Latencies();
    private final Latencies accepted = new Latencies();
    private final AtomicLong moves = new AtomicLong();
    private final AtomicLong resent = new AtomicLong();
    private final AtomicLong movesRefused = new AtomicLong();
    private final AtomicLong othersRefused = new AtomicLong();
    private final AtomicLong games = new AtomicLong();
    private final AtomicLong answerNanos = new AtomicLong();
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger underWay = new AtomicInteger();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private volatile boolean over;

    /** From sending a move until all players at the table have seen it. */
    Latencies seen() {
        return seen;
    }

    /** From sending a move that is accepted until its answer. */
    Latencies answered() {
        return answered;
    }

    /** From first wanting to make a move until it is accepted, however often it was refused before. */
    Latencies accepted() {
        return accepted;
    }

    /** Sends a move once and counts what came of it. */
    Client.Answer send(Client client, String path, Move move) {
        long begin = System.nanoTime();
        underWay.incrementAndGet();
        try {
            Client.Answer answer = client.post(path, move.body());
            long took = System.nanoTime() - begin;
            answerNanos.addAndGet(took);
            if (answer.status() == 503) {
                movesRefused.incrementAndGet();
            } else {
                answer.expectSuccess();
                moves.incrementAndGet();
                answered.add(took);
                accepted.add(System.nanoTime() - move.wantedAt());
            }
            return answer;
        } catch (Client.Unreachable e) {
            resent.incrementAndGet();
            throw e;
        } finally {
            underWay.decrementAndGet();
        }
    }

    /** How many moves have been sent and are not answered right now. */
    int underWay() {
        return underWay.get();
    }

    /** Something else than a move was refused because there is too much to do. */
    void otherRefused() {
        othersRefused.incrementAndGet();
    }

    /** A table has begun to play. */
    void begun() {
        begun.incrementAndGet();
    }

    int tablesBegun() {
        return begun.get();
    }

    void gameOver() {
        games.incrementAndGet();
    }

    /** The measurement is over: players stop. */
    void end() {
        over = true;
    }

    boolean isOver() {
        return over;
    }

    /** A player cannot go on. */
    void failed(Throwable cause) {
        if (!over) {
            failure.compareAndSet(null, cause);
        }
    }

    /** Fails if a player has, so that nobody waits for what will not come. */
    void check() {
        Throwable cause = failure.get();
        if (cause != null) {
            throw new IllegalStateException("a player could not go on", cause);
        }
    }

    /** What has been counted so far. */
    Counts counts() {
        return new Counts(
                moves.get(), resent.get(), movesRefused.get(), othersRefused.get(), games.get(), answerNanos.get());
    }

    /**
     * Counts up to one moment, or between two.
     *
     * @param moves that the server has accepted, by its answers
     * @param resent how many had to be sent again because there was no answer
     * @param movesRefused how many got 503
     * @param othersRefused the same for tables, seats and streams
     * @param games that are over
     * @param answerNanos how long all answers to moves took together
     */
    record Counts(long moves, long resent, long movesRefused, long othersRefused, long games, long answerNanos) {
        Counts since(Counts before) {
            return new Counts(
                    moves - before.moves,
                    resent - before.resent,
                    movesRefused - before.movesRefused,
                    othersRefused - before.othersRefused,
                    games - before.games,
                    answerNanos - before.answerNanos);
        }
    }
}
