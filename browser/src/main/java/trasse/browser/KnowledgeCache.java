package trasse.browser;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deck;

/** A cache of what bots know about boards. Not thread-safe. */
final class KnowledgeCache {
    private record Known(Cards cards, BoardKnowledge knowledge) {}

    private final Map<Board, byte[]> weights = new HashMap<>();
    private final Map<Board, Known> known = new HashMap<>();

    /** The knowledge of a board and cards, with its weights if they have been learned. */
    BoardKnowledge of(Board board, Cards cards) {
        Known before = known.get(board);
        if (before != null && before.cards.equals(cards)) {
            return before.knowledge;
        }
        BoardKnowledge none = BoardKnowledge.none(board, cards.sorted());
        byte @Nullable [] learned = weights.get(board);
        return keep(board, cards, learned == null ? none : none.trained(learned));
    }

    void learn(Board board, byte[] learned) throws Rejection {
        try {
            keep(
                    board,
                    Deck.STANDARD,
                    BoardKnowledge.none(board, Deck.STANDARD.sorted()).trained(learned));
        } catch (IllegalArgumentException e) {
            throw Rejection.of(e);
        }
        weights.put(board, learned);
    }

    private BoardKnowledge keep(Board board, Cards cards, BoardKnowledge knowledge) {
        known.put(board, new Known(cards, knowledge));
        return knowledge;
    }
}
