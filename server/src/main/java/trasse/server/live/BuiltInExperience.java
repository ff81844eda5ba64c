package trasse.server.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Cards;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/** What bots know about the boards that come with the game. */
public final class BuiltInExperience {
    private static final Duration A_LITTLE = Duration.ofSeconds(2);
    private static final Map<String, BoardKnowledge> LOADED = new ConcurrentHashMap<>();

    private BuiltInExperience() {}

    /** Experience with a built-in board and the standard cards, which is loaded at the first call. */
    static BoardKnowledge with(String board) {
        return LOADED.computeIfAbsent(board, name -> of(name, Deck.STANDARD));
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

    /** Experience with a built-in board and any cards. */
    public static BoardKnowledge of(String board, Cards cards) {
        BoardKnowledge none = BoardKnowledge.none(BuiltInBoards.find(board).orElseThrow(), cards.sorted());
        try (InputStream packed = BoardKnowledge.class.getResourceAsStream(board + ".weights")) {
            if (packed == null) {
                throw new IllegalStateException("the weights of " + board + " are missing from this build");
            }
            return none.trained(new GZIPInputStream(packed).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
