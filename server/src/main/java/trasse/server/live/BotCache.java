package trasse.server.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import trasse.engine.bot.Bot;
import trasse.engine.bot.Level;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.live.BoardSchool.Schooling;

/**
 * The bots for the boards that were played last, with what has been learned about each board, or else about boards in
 * general; then the board is learned in the background. Getting to know a board takes about 60 ms and some 20 to 50 MB.
 * Anyone can make a table with any board, so only a few boards are kept. Thread-safe.
 */
final class BotCache {
    static final int MOST_BOARDS = 6;
    private static final Duration WARM_UP_DELAY = Duration.ofSeconds(2);

    /** Bots keep notes while they think, so each thread has its own. */
    private record BoardBots(Schooling schooling, Map<Thread, Map<Level, Bot>> byThread) {
        private static BoardBots of(Schooling schooling) {
            return new BoardBots(schooling, new ConcurrentHashMap<>());
        }

        private Bot bot(Level level, long seed) {
            return byThread.computeIfAbsent(Thread.currentThread(), thread -> new EnumMap<>(Level.class))
                    .computeIfAbsent(level, missing -> missing.bot(schooling.knowledge(), seed));
        }
    }

    private final BoardSchool school;

    /** Boards are equal if their codes are, whatever their names. */
    private final Cache<Board, BoardBots> boards =
            Caffeine.newBuilder().maximumSize(MOST_BOARDS).build();

    BotCache(BoardSchool school) {
        this.school = school;
    }

    /**
     * A bot for the calling thread, which must be one of a few that live long.
     *
     * @param seed for a new bot
     */
    Bot bot(Board board, Level level, long seed) {
        BoardBots bots = boards.get(board, this::load);
        if (level.learnsBoards() && !bots.schooling().isComplete()) {
            school.enrol(board, schooling -> boards.put(board, BoardBots.of(schooling)));
        }
        return bots.bot(level, seed);
    }

    private BoardBots load(Board board) {
        return BoardBots.of(school.schooling(board));
    }

    /** Whether a bot for this board is there at once. */
    boolean knows(Board board) {
        return boards.getIfPresent(board) != null;
    }

    long size() {
        boards.cleanUp();
        return boards.estimatedSize();
    }

    /**
     * Loads the built-in boards in the background, a little later, when the server has started.
     *
     * @return the thread that does it, which can be interrupted
     */
    Thread warmUp() {
        return Thread.ofPlatform().name("warm-up").daemon().start(() -> {
            try {
                Thread.sleep(WARM_UP_DELAY);
                for (String name : BuiltInBoards.NAMES) {
                    boards.asMap().computeIfAbsent(BuiltInBoards.find(name).orElseThrow(), this::load);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
