package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import trasse.engine.Limit;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class BoardTrainingTest {
    private static final BoardKnowledge NONE =
            BoardKnowledge.none(TestBoards.random(new Prng(3)), Deck.STANDARD.sorted());
    private static final int GAMES = 60;
    private static final int RACES = 20;

    @Test
    void soloGamesComeFirst() {
        BoardTraining training = training(1);
        assertEquals(BoardTraining.Phase.SOLO, training.phase());
        training.play(Limit.NONE);
        assertEquals(BoardTraining.Phase.MULTIPLAYER, training.phase());
        assertFalse(training.isOver());
        training.play(Limit.NONE);
        assertTrue(training.isOver());
    }

    @Test
    void aGameWithOthersCountsAsThree() {
        BoardTraining training = training(1);
        assertEquals(0, training.progress());
        training.play(Limit.NONE);
        assertEquals(0.5, training.progress());
        training.play(Limit.ofWork(10));
        assertEquals(0.75, training.progress());
    }

    @Test
    void theSameSeedTeachesTheSame() {
        assertArrayEquals(learned(training(1)), learned(training(1)));
        assertFalse(Arrays.equals(learned(training(1)), learned(training(2))));
    }

    @Test
    void aHeadStartTeachesSomethingElse() {
        assertFalse(Arrays.equals(
                learned(training(1)),
                learned(BoardTraining.withHeadStart(NONE, ShippedWeights.headStart(), GAMES, RACES, 1))));
    }

    @Test
    void thereIsNothingToKnowBeforeItIsOver() {
        BoardTraining training = training(1);
        training.play(Limit.NONE);
        training.play(Limit.ofWork(RACES - 1));
        assertThrows(IllegalStateException.class, training::knowledge);
    }

    private static BoardTraining training(long seed) {
        return BoardTraining.fromScratch(NONE, GAMES, RACES, seed);
    }

    private static byte[] learned(BoardTraining training) {
        while (!training.isOver()) {
            training.play(Limit.NONE);
        }
        return training.knowledge().packed();
    }
}
