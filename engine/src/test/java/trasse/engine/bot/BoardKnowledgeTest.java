package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
import trasse.engine.RandomGames;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Game;
import trasse.rules.Prng;
import trasse.rules.TestBoards;
import trasse.rules.View;

class BoardKnowledgeTest {
    private static final List<Card> CARDS = Deck.STANDARD.sorted();
    private static final Board BOARD = TestBoards.random(new Prng(1));
    private static final BoardKnowledge NONE = BoardKnowledge.none(BOARD, CARDS);

    private static byte[] packed = {};

    @BeforeAll
    static void learnALittle() {
        Valuation solo = Valuation.optimistic(NONE.paths());
        Valuation multiplayer = Valuation.optimistic(NONE.paths());
        Training.solo(solo, BOARD.starts(), 200, 1).play(Limit.ofWork(200));
        Training.multiplayer(multiplayer, 60, 1).play(Limit.ofWork(60));
        packed = NONE.trained(solo, multiplayer).packed();
    }

    @ParameterizedTest
    @EnumSource
    void theSameWeightsGiveTheSamePlay(Level level) {
        Bot one = level.bot(NONE.trained(packed), 1);
        Bot other = level.bot(NONE.trained(NONE.trained(packed).packed()), 1);
        Prng prng = new Prng(2);
        for (int i = 0; i < 60; i++) {
            Game game = RandomGames.inRound(1 + i % Deck.SIZE, RandomGames.setup(BOARD, 1 + i % 4, prng), prng);
            View view =
                    game.viewFrom(game.position().seats().getFirst().player().start());
            assertEquals(one.play(view, Limit.ofWork(500)), other.play(view, Limit.ofWork(500)));
        }
    }

    @Test
    void weightsThatWereReadAreWrittenAsTheyWere() {
        assertArrayEquals(packed, NONE.trained(packed).packed());
    }

    @Test
    void weightsAreForTheSameBoardWithOtherStartsToo() {
        Board moved = BOARD.withStarts(BOARD.starts().reversed());
        assertArrayEquals(
                packed, BoardKnowledge.none(moved, CARDS).trained(packed).packed());
    }

    @Test
    void theWeightsOfAnotherBoardAreRefused() {
        BoardKnowledge other = BoardKnowledge.none(TestBoards.random(new Prng(2)), CARDS);
        assertEquals("these are the weights of another board", refusal(other, packed));
    }

    @Test
    void noBytesAreNoWeights() {
        assertEquals("these are not weights", refusal(NONE, new byte[0]));
    }

    @Test
    void bytesThatComeByChanceAreNoWeights() {
        Prng prng = new Prng(3);
        byte[] bytes = new byte[1000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) prng.below(256);
        }
        assertEquals("these are not weights", refusal(NONE, bytes));
    }

    @ParameterizedTest
    @ValueSource(chars = {'1', '4'})
    void weightsOfAnotherVersionAreRefused(char version) {
        byte[] other = packed.clone();
        other["trasse weights ".length()] = (byte) version;
        assertEquals("these weights are of another version", refusal(NONE, other));
    }

    @Test
    void truncatedWeightsAreRefused() {
        Prng prng = new Prng(4);
        for (int i = 0; i < 20; i++) {
            refusal(NONE, Arrays.copyOf(packed, prng.below(packed.length)));
        }
    }

    @Test
    void weightsWithSomethingAfterThemAreRefused() {
        byte[] longer = Arrays.copyOf(packed, packed.length + 1);
        longer[packed.length] = 2;
        refusal(NONE, longer);
    }

    @Test
    void weightsWithWrongBytesInThemAreReadOrRefused() {
        Prng prng = new Prng(5);
        for (int i = 0; i < 40; i++) {
            byte[] wrong = packed.clone();
            for (int j = 0; j < 10; j++) {
                wrong[prng.below(wrong.length)] = (byte) prng.below(256);
            }
            try {
                NONE.trained(wrong);
            } catch (IllegalArgumentException e) {
                assertTrue(e.toString().contains("weights"), e::toString);
            }
        }
    }

    private static String refusal(BoardKnowledge knowledge, byte[] weights) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> knowledge.trained(weights));
        return String.valueOf(refusal.getMessage());
    }
}
