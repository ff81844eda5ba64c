package trasse.server.live;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.engine.Limit;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.BoardTraining;
import trasse.engine.bot.Lesson;
import trasse.engine.weights.ShippedWeights;
import trasse.engine.weights.ZippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BoardCode;
import trasse.server.store.DatabaseTrouble;
import trasse.server.store.LearnedBoardStore;
import trasse.server.store.LearnedBoardStore.Learned;

/**
 * Teaches bots the boards that did not come with the game, in the background: one board after the other on one thread, which
 * rests half of the time, so that anyone may bring a board and nobody has to wait for it. What was learned is stored for
 * all nodes; a claim in the database lets only one of them learn a board. Thread-safe.
 */
public final class BoardSchool implements AutoCloseable {
    static final int MOST_WAITING = 8;

    private static final Logger LOG = LoggerFactory.getLogger(BoardSchool.class);
    private static final int MILLIS_AT_A_TIME = 50;
    private static final Duration RENEWAL = Duration.ofSeconds(10);

    private final LearnedBoardStore store;
    private final InstantSource clock;
    private final ThreadPoolExecutor teacher;
    private final Set<Board> enrolled = ConcurrentHashMap.newKeySet();
    private final CountDownLatch closing = new CountDownLatch(1);

    public BoardSchool(LearnedBoardStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.teacher = new ThreadPoolExecutor(
                1,
                1,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("board-school").daemon().factory());
    }

    /**
     * What bots know about a board.
     *
     * @param isComplete whether there is nothing more to learn
     */
    record Schooling(BoardKnowledge knowledge, boolean isComplete) {}

    /** What bots know about a board today. */
    Schooling schooling(Board board) {
        BoardKnowledge shipped = ShippedWeights.knowledge(board, Deck.STANDARD);
        if (shipped.isTrained()) {
            return new Schooling(shipped, true);
        }
        String code = BoardCode.of(board);
        Optional<Learned> learned = store.find(code);
        learned.ifPresent(known -> store.use(code, clock.instant()));
        return learned.map(known -> schooling(shipped, known)).orElse(new Schooling(shipped, false));
    }

    private static Schooling schooling(BoardKnowledge none, Learned learned) {
        try {
            byte[] packed = ZippedWeights.unzip(new ByteArrayInputStream(learned.zipped()));
            return new Schooling(none.trained(packed), learned.lesson() == Lesson.LONG);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Teaches a board, unless it is waiting already or too many others are.
     *
     * @param onLearned is given what bots know after each lesson
     */
    void enrol(Board board, Consumer<Schooling> onLearned) {
        if (!enrolled.add(board)) {
            return;
        }
        try {
            teacher.execute(() -> {
                try {
                    teach(board, onLearned);
                } catch (RuntimeException e) {
                    if (!DatabaseTrouble.log("learning", e)) {
                        LOG.atError()
                                .setMessage("a board could not be learned")
                                .addKeyValue("board", BoardCode.of(board))
                                .setCause(e)
                                .log();
                    }
                } finally {
                    enrolled.remove(board);
                }
            });
        } catch (RejectedExecutionException e) {
            // It is enrolled again with the next move on it.
            enrolled.remove(board);
        }
    }

    private void teach(Board board, Consumer<Schooling> onLearned) {
        String code = BoardCode.of(board);
        BoardKnowledge none = BoardKnowledge.none(board, Deck.STANDARD.sorted());
        Optional<Learned> learned = store.find(code);
        learned.ifPresent(known -> onLearned.accept(schooling(none, known)));
        boolean isComplete =
                learned.filter(known -> known.lesson() == Lesson.LONG).isPresent();
        if (isComplete || isClosing() || !store.claims(code, clock.instant())) {
            return;
        }
        try {
            for (Lesson lesson : Lesson.values()) {
                if (learned.isEmpty() || learned.get().lesson().compareTo(lesson) < 0) {
                    BoardTraining training = lesson.training(none, ShippedWeights.headStart());
                    if (!isOver(training, code)) {
                        return;
                    }
                    Learned now = new Learned(
                            lesson, ZippedWeights.zip(training.knowledge().packed()));
                    store.keep(code, now, clock.instant());
                    onLearned.accept(schooling(none, now));
                }
            }
        } finally {
            store.giveUpClaim(code);
        }
    }

    /** Plays the games of a training, with pauses; false if this node stops before they are all played. */
    private boolean isOver(BoardTraining training, String code) {
        long renewed = System.nanoTime();
        while (!training.isOver()) {
            training.play(Limit.ofMillis(MILLIS_AT_A_TIME, System::nanoTime));
            if (rests()) {
                return false;
            }
            if (System.nanoTime() - renewed > RENEWAL.toNanos()) {
                store.renewClaim(code, clock.instant());
                renewed = System.nanoTime();
            }
        }
        return true;
    }

    private boolean rests() {
        try {
            return closing.await(MILLIS_AT_A_TIME, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    private boolean isClosing() {
        return closing.getCount() == 0;
    }

    /** How many boards are being learned or waiting for it. */
    public int enrolled() {
        return enrolled.size();
    }

    @Override
    public void close() {
        closing.countDown();
        teacher.shutdown();
        try {
            teacher.awaitTermination(2, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
