package trasse.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.engine.Limit;
import trasse.rules.Action;
import trasse.server.store.DatabaseTrouble;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Table;

/**
 * Moves for the bots at the tables, as soon as a card is turned, on a few threads. The longer a move had to wait for a
 * thread, the less time is left to think about it. Thread-safe.
 */
public final class BotPool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);
    private static final int QUEUE_CAPACITY = 20_000;

    /** After this, a bot moves without thinking. */
    private static final Duration MOVES_WITHIN = Duration.ofMillis(400);

    private record PendingMove(String table, int chair, int round) {}

    private final Tables tables;
    private final InstantSource clock;
    private final Duration longestThought;
    private final ThreadPoolExecutor pool;
    private final Set<PendingMove> pending = ConcurrentHashMap.newKeySet();
    private final BotCache bots;
    private final Thread warmUp;

    /**
     * A pool that is ready.
     *
     * @param school teaches them new boards
     * @param longestThought how long a bot thinks about a move at most
     */
    public BotPool(Tables tables, BoardSchool school, InstantSource clock, int threads, Duration longestThought) {
        this.tables = tables;
        this.clock = clock;
        this.longestThought = longestThought;
        this.pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(QUEUE_CAPACITY),
                Thread.ofPlatform().name("bot-", 1).daemon().factory());
        this.bots = new BotCache(school);
        this.warmUp = bots.warmUp();
    }

    /** Queues the moves that bots have to make at a table. */
    public void tableChanged(Table table) {
        for (Chair chair : table.undecided()) {
            if (chair.bot().isPresent()) {
                PendingMove move = new PendingMove(
                        table.id(), chair.number(), table.begunGame().position().round());
                if (pending.add(move)) {
                    enqueue(move, table.turnedAt());
                }
            }
        }
    }

    private void enqueue(PendingMove move, Instant turnedAt) {
        try {
            pool.execute(() -> {
                try {
                    move(move, limit(turnedAt));
                } finally {
                    pending.remove(move);
                }
            });
        } catch (RejectedExecutionException e) {
            // The table is due within a second, and the bot moves then.
            pending.remove(move);
        }
    }

    /**
     * Makes the moves of bots that are overdue, at once and without thinking. On a board that is not known yet, they
     * have to wait for a thread of the pool, which can take the time to get to know it.
     */
    void moveOverdue(Table table) {
        if (thinkingTime(table.turnedAt()).isPositive()) {
            return;
        }
        if (!bots.knows(table.terms().board())) {
            tableChanged(table);
            return;
        }
        for (Chair chair : table.undecided()) {
            if (chair.bot().isPresent()) {
                move(
                        new PendingMove(
                                table.id(),
                                chair.number(),
                                table.begunGame().position().round()),
                        Limit.ofWork(0));
            }
        }
    }

    private Duration thinkingTime(Instant turnedAt) {
        return MOVES_WITHIN.minus(Duration.between(turnedAt, clock.instant()));
    }

    private Limit limit(Instant turnedAt) {
        return Limit.ofMillis(
                Math.clamp(thinkingTime(turnedAt).toMillis(), 0, longestThought.toMillis()), System::nanoTime);
    }

    private void move(PendingMove move, Limit limit) {
        try {
            tables.find(move.table()).ifPresent(live -> move(move, live.table(), limit));
        } catch (RuntimeException e) {
            if (!DatabaseTrouble.log("the move of a bot", e)) {
                LOG.atError()
                        .setMessage("a bot could not move")
                        .addKeyValue("table", move.table())
                        .setCause(e)
                        .log();
            }
        }
    }

    private void move(PendingMove move, Table table, Limit limit) {
        Chair chair = table.undecided().stream()
                .filter(waiting ->
                        waiting.number() == move.chair() && waiting.bot().isPresent())
                .findFirst()
                .orElse(null);
        if (chair == null || table.begunGame().position().round() != move.round()) {
            return;
        }
        Action action = bots.bot(table.terms().board(), chair.bot().orElseThrow(), clock.millis())
                .play(table.begunGame().viewFrom(chair.startPoint()), limit);
        tables.submit(move.table(), null, new Command.BotMove(move.chair(), move.round(), action));
    }

    public int waiting() {
        return pool.getQueue().size();
    }

    public int thinking() {
        return pool.getActiveCount();
    }

    @Override
    public void close() {
        pool.shutdownNow();
        warmUp.interrupt();
        try {
            pool.awaitTermination(2, TimeUnit.SECONDS);
            // A JVM that writes its class cache on exit must not be loading classes meanwhile.
            warmUp.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
