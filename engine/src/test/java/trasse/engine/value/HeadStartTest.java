package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class HeadStartTest {
    private static final int BOARDS = 4;
    private static final int GAMES = 1000;

    private static final List<Valuation> TRAINED = new ArrayList<>();
    private static HeadStart headStart = new HeadStart(new byte[0]);

    @BeforeAll
    static void train() {
        for (int seed = 0; seed < BOARDS; seed++) {
            DistinctPaths paths = paths(seed);
            Valuation valuation = Valuation.optimistic(paths);
            play(valuation, GAMES);
            TRAINED.add(valuation);
        }
        headStart = HeadStart.averaged(TRAINED);
    }

    @Test
    void weightsThatMeanTheSameAreTheSame() {
        Valuation valuation = headStart.valuation(paths(9));
        WeightClasses classes = WeightClasses.of(valuation);
        float[] weights = valuation.weights();
        for (int weight = 0; weight < weights.length; weight++) {
            assertEquals(weights[classes.representative(weight)], weights[weight]);
        }
    }

    @Test
    void aRepresentativeStandsForItself() {
        WeightClasses classes = WeightClasses.of(TRAINED.getFirst());
        for (int weight = 0; weight < TRAINED.getFirst().weights().length; weight++) {
            int representative = classes.representative(weight);
            assertTrue(representative <= weight);
            assertEquals(representative, classes.representative(representative));
        }
    }

    @Test
    void windowsThatLookAlikeShareTheirWeights() {
        WeightClasses classes = WeightClasses.of(TRAINED.getFirst());
        int windowPatterns = TRAINED.getFirst().layout().endPatterns;
        int representatives = 0;
        for (int weight = 0; weight < windowPatterns; weight++) {
            representatives += classes.representative(weight) == weight ? 1 : 0;
        }
        // There are twelve symmetries, and some patterns are symmetric themselves.
        assertTrue(representatives < windowPatterns / 10, "there are " + representatives);
    }

    @Test
    void theAverageOfAHeadStartIsTheHeadStart() {
        Valuation valuation = headStart.valuation(paths(9));
        assertArrayEquals(
                headStart.packed(), HeadStart.averaged(List.of(valuation)).packed());
    }

    @Test
    void trainingOnAnotherBoardBeginsBetter() {
        DistinctPaths another = paths(9);
        double withHeadStart = play(headStart.valuation(another), GAMES / 2);
        double without = play(Valuation.optimistic(another), GAMES / 2);
        assertTrue(withHeadStart > without + 3, () -> withHeadStart + " instead of " + without);
    }

    @Test
    void otherBytesAreRefused() {
        HeadStart broken = new HeadStart(new byte[] {1, 2, 3});
        assertThrows(IllegalArgumentException.class, () -> broken.valuation(paths(9)));
    }

    private static double play(Valuation valuation, int games) {
        return Training.solo(valuation, valuation.paths().board().starts(), games, 1)
                .play(Limit.NONE);
    }

    private static DistinctPaths paths(int seed) {
        Board board = TestBoards.random(new Prng(seed));
        return DistinctPaths.of(PathTable.of(board, Deck.STANDARD.sorted()));
    }
}
