package trasse.engine.weights;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.TestBoards;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

class ShippedWeightsTest {
    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void theBuiltInBoardsAreLearned(String name) {
        Board board = BuiltInBoards.find(name).orElseThrow();
        assertTrue(ShippedWeights.knowledge(board, Deck.STANDARD).isTrained());
    }

    @Test
    void aBoardIsFoundByItsCodeWhateverItsName() {
        Board unnamed = BoardCode.parse(BoardCode.of(BuiltInBoards.classic())).orElseThrow();
        assertTrue(ShippedWeights.knowledge(unnamed, Deck.STANDARD).isTrained());
    }

    @Test
    void aBoardThatNobodyHasLearnedIsNoError() {
        Board board = TestBoards.random(new Prng(1));
        assertEquals(Optional.empty(), ShippedWeights.zipped(board));
        assertFalse(ShippedWeights.knowledge(board, Deck.STANDARD).isTrained());
    }

    @Test
    void weightsSurviveZipping() throws IOException {
        BoardKnowledge knowledge = ShippedWeights.knowledge(BuiltInBoards.classic(), Deck.STANDARD);
        byte[] zipped = ZippedWeights.zip(knowledge.packed());
        assertArrayEquals(knowledge.packed(), ZippedWeights.unzip(new ByteArrayInputStream(zipped)));
    }

    @Test
    void aTruncatedFileIsRefused() {
        byte[] zipped = ShippedWeights.zipped(BuiltInBoards.classic()).orElseThrow();
        ByteArrayInputStream half = new ByteArrayInputStream(Arrays.copyOf(zipped, zipped.length / 2));
        assertThrows(IOException.class, () -> ZippedWeights.unzip(half));
    }
}
