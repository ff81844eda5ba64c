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

    private final Map<String, byte[]> weights = new HashMap<>();
    private final Map<String, Known> known = new HashMap<>();

    /** Experience with a board and cards, as far as its weights have been learned. */
    Experience of(String name, Board board, Cards cards) {
        Known before = known.get(name);
        if (before != null && before.cards.equals(cards)) {
            return before.experience;
        }
        Experience none = Experience.none(board, cards.sorted());
        byte @Nullable [] learned = weights.get(name);
        return keep(name, cards, learned == null ? none : none.trained(learned));
    }

    void learn(String name, Board board, byte[] learned) throws Rejection {
        try {
            keep(
                    name,
                    Deck.STANDARD,
                    Experience.none(board, Deck.STANDARD.sorted()).trained(learned));
        } catch (IllegalArgumentException e) {
            throw Rejection.of(e);
        }
        weights.put(name, learned);
    }

    private Experience keep(String name, Cards cards, Experience experience) {
        known.put(name, new Known(cards, experience));
        return experience;
    }
}
