package trasse.browser;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.Experience;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deck;

/** A cache of what bots know about boards. Not thread-safe. */
final class BoardKnowledge {
    private record Known(Cards cards, Experience experience) {}

    private final Map<Board, byte[]> weights = new HashMap<>();
    private final Map<Board, Known> known = new HashMap<>();

    /** Experience with a board and cards, as far as its weights have been learned. */
    Experience of(Board board, Cards cards) {
        Known before = known.get(board);
        if (before != null && before.cards.equals(cards)) {
            return before.experience;
        }
        Experience none = Experience.none(board, cards.sorted());
        byte @Nullable [] learned = weights.get(board);
        return keep(board, cards, learned == null ? none : none.trained(learned));
    }

    void learn(Board board, byte[] learned) throws Rejection {
        try {
            keep(
                    board,
                    Deck.STANDARD,
                    Experience.none(board, Deck.STANDARD.sorted()).trained(learned));
        } catch (IllegalArgumentException e) {
            throw Rejection.of(e);
        }
        weights.put(board, learned);
    }

    private Experience keep(Board board, Cards cards, Experience experience) {
        known.put(board, new Known(cards, experience));
        return experience;
    }
}
