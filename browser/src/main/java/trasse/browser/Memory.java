package trasse.browser;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.Deck;

/** What bots know about boards: made when it is first needed, and kept. Not thread-safe. */
final class Memory {
    private record Known(Cards cards, BoardKnowledge experience) {}

    private final Map<String, byte[]> weights = new HashMap<>();
    private final Map<String, Known> known = new HashMap<>();

    /** Experience with a board and cards, as far as its weights have been learned. */
    BoardKnowledge of(String name, Board board, Cards cards) {
        Known before = known.get(name);
        if (before != null && before.cards.equals(cards)) {
            return before.experience;
        }
        BoardKnowledge none = BoardKnowledge.none(board, cards.sorted());
        byte @Nullable [] learned = weights.get(name);
        return keep(name, cards, learned == null ? none : none.trained(learned));
    }

    void learn(String name, Board board, byte[] learned) throws Problem {
        try {
            keep(
                    name,
                    Deck.STANDARD,
                    BoardKnowledge.none(board, Deck.STANDARD.sorted()).trained(learned));
        } catch (IllegalArgumentException e) {
            throw Problem.of(e);
        }
        weights.put(name, learned);
    }

    private BoardKnowledge keep(String name, Cards cards, BoardKnowledge experience) {
        known.put(name, new Known(cards, experience));
        return experience;
    }
}
