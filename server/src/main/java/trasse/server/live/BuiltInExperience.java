package trasse.server.live;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/** What bots know about the boards that come with the game. */
public final class BuiltInExperience {
    private static final Duration A_LITTLE = Duration.ofSeconds(2);
    private static final Map<String, BoardKnowledge> LOADED = new ConcurrentHashMap<>();

    private BuiltInExperience() {}

    /** Experience with a built-in board and the standard cards, which is loaded at the first call. */
    static BoardKnowledge with(String board) {
        return LOADED.computeIfAbsent(
                board, name -> ShippedWeights.knowledge(BuiltInBoards.find(name).orElseThrow(), Deck.STANDARD));
    }

    /**
     * Loads what is known about all built-in boards, in the background and a little later, when the server has started.
     * Gives the thread that does it, which can be interrupted.
     */
    public static Thread loadSoon() {
        return Thread.ofPlatform().name("experience").daemon().start(() -> {
            try {
                Thread.sleep(A_LITTLE);
                BuiltInBoards.NAMES.forEach(BuiltInExperience::with);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }
}
