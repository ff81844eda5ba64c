package trasse.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.engine.Limit;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Table;

/**
 * Lets the bots at the tables move, as soon as a card is turned, on a few threads. The longer a move had to wait for a
 * thread, the less time is left to think about it. Thread-safe.
 */
public final class BotPool implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotPool.class);
    private static final int MOST_WAITING = 20_000;

    /** After this, a bot says the first thing that comes to mind. */
    private static final Duration PATIENCE = Duration.ofMillis(400);

    private record Turn(String table, int chair, int round) {}

    private record Kind(String board, Level level) {}

    private final Tables tables;
    private final InstantSource clock;
    private final Duration longestThought;
    private final ThreadPoolExecutor pool;
    private final Set<Turn> pending = ConcurrentHashMap.newKeySet();
    private final ThreadLocal<Map<Kind, Bot>> bots = ThreadLocal.withInitial(HashMap::new);

    /**
     * A pool that is ready.
     *
     * @param longestThought how long a bot thinks about a move at most
     */
    public BotPool(Tables tables, InstantSource clock, int threads, Duration longestThought) {
        this.tables = tables;
        this.clock = clock;
        this.longestThought = longestThought;
        this.pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("bot-", 1).daemon().factory());
    }

    /** Has the bots think whose turn it is at a table. */
    public void look(Table table) {
        for (Chair chair : table.undecided()) {
            if (chair.bot().isPresent()) {
                Turn turn = new Turn(
                        table.id(), chair.number(), table.begunGame().position().round());
                if (pending.add(turn)) {
                    enqueue(turn, table.turnedAt());
                }
            }
        }
    }

    private void enqueue(Turn turn, Instant turnedAt) {
        try {
            pool.execute(() -> {
                try {
                    move(turn, limit(turnedAt));
                } finally {
                    pending.remove(turn);
                }
            });
        } catch (RejectedExecutionException e) {
            // The alarm goes off within a second and has the bot move then.
            pending.remove(turn);
        }
    }

    /** Has the bots move at once, without thinking, whose time is up; not those who have only just seen the card. */
    void hurry(Table table) {
        if (thinkingTime(table.turnedAt()).isPositive()) {
            return;
        }
        for (Chair chair : table.undecided()) {
            if (chair.bot().isPresent()) {
                move(
                        new Turn(
                                table.id(),
                                chair.number(),
                                table.begunGame().position().round()),
                        Limit.ofWork(0));
            }
        }
    }

    private Duration thinkingTime(Instant turnedAt) {
        return PATIENCE.minus(Duration.between(turnedAt, clock.instant()));
    }

    private Limit limit(Instant turnedAt) {
        return Limit.ofMillis(
                Math.clamp(thinkingTime(turnedAt).toMillis(), 0, longestThought.toMillis()), System::nanoTime);
    }

    private void move(Turn turn, Limit limit) {
        try {
            tables.find(turn.table()).ifPresent(live -> move(turn, live.table(), limit));
        } catch (RuntimeException e) {
            LOG.atError()
                    .setMessage("a bot could not move")
                    .addKeyValue("table", turn.table())
                    .setCause(e)
                    .log();
        }
    }

    private void move(Turn turn, Table table, Limit limit) {
        Chair chair = table.undecided().stream()
                .filter(waiting ->
                        waiting.number() == turn.chair() && waiting.bot().isPresent())
                .findFirst()
                .orElse(null);
        if (chair == null || table.begunGame().position().round() != turn.round()) {
            return;
        }
        Bot bot = bots.get()
                .computeIfAbsent(
                        new Kind(table.terms().board(), chair.bot().orElseThrow()),
                        kind -> kind.level().bot(BuiltInExperience.with(kind.board()), clock.millis()));
        Action action = bot.play(table.begunGame().viewFrom(chair.startPoint()), limit);
        tables.submit(turn.table(), null, new Command.BotMove(turn.chair(), turn.round(), action));
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
        try {
            pool.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
