package trasse.server.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/**
 * What bots know about the boards that were played last: what has been learned about them, or else about boards in
 * general. Making it takes a moment, in which the paths of the board are tabulated. Boards are told apart by what is on
 * them, not by their names. Anyone can make a table with any board, so only a few are kept. Thread-safe.
 */
final class KnowledgeCache {
    static final int MOST_BOARDS = 8;
    private static final Duration WARM_UP_DELAY = Duration.ofSeconds(2);

    private final Cache<Board, BoardKnowledge> boards =
            Caffeine.newBuilder().maximumSize(MOST_BOARDS).build();

    /** Knowledge of a board with the standard cards, which is made if it is not there. */
    BoardKnowledge of(Board board) {
        return boards.get(board, key -> ShippedWeights.knowledge(key, Deck.STANDARD));
    }

    /** Knowledge of a board if that takes no time. */
    Optional<BoardKnowledge> ifPresent(Board board) {
        return Optional.ofNullable(boards.getIfPresent(board));
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
        return Thread.ofPlatform().name("knowledge").daemon().start(() -> {
            try {
                Thread.sleep(WARM_UP_DELAY);
                BuiltInBoards.NAMES.forEach(name -> of(BuiltInBoards.find(name).orElseThrow()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
