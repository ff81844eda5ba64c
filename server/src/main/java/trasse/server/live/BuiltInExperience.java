package trasse.server.live;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import trasse.engine.bot.Experience;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/** What bots know about the boards that come with the game. */
public final class BuiltInExperience {
    private static final Map<String, Experience> LOADED = new ConcurrentHashMap<>();

    private BuiltInExperience() {}

    /** Experience with a built-in board, which is loaded at the first call. */
    public static Experience with(String board) {
        return LOADED.computeIfAbsent(board, BuiltInExperience::load);
    }

    private static Experience load(String board) {
        Experience none = Experience.none(BuiltInBoards.find(board).orElseThrow(), Deck.STANDARD.sorted());
        try (InputStream packed = Experience.class.getResourceAsStream(board + ".weights")) {
            if (packed == null) {
                throw new IllegalStateException("the weights of " + board + " are missing from this build");
            }
            return none.trained(new GZIPInputStream(packed).readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
