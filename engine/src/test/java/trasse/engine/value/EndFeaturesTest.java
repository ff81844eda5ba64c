package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.engine.RandomGames;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class EndFeaturesTest {
    private static final List<Card> CARDS = Deck.STANDARD.sorted();

    @Test
    void aCardGoesOnFromAnEndIfTheRulesAllowAnExtensionThere() {
        for (int seed = 0; seed < 100; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            EndFeatures features = new EndFeatures(board, CARDS);
            Line line = RandomGames.inRound(1 + seed % Deck.SIZE, RandomGames.setup(board, 1, prng), prng)
                    .position()
                    .seats()
                    .getFirst()
                    .line();
            for (Field end : List.of(line.first(), line.last())) {
                assertEquals(
                        cardsThatGoOn(end, line, board),
                        features.cardsThatGoOn(end.ordinal(), line.fields().bits()));
            }
        }
    }

    private static int cardsThatGoOn(Field end, Line line, Board board) {
        int cards = 0;
        for (int card = 0; card < CARDS.size(); card++) {
            boolean goesOn =
                    line.extensions(CARDS.get(card), board).stream().anyMatch(extension -> extension.end() == end);
            cards |= goesOn ? 1 << card : 0;
        }
        return cards;
    }
}
