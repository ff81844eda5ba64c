package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Deck;
import trasse.rules.Prng;

/** What the bound rules out is never the best line: looking at every position finds nothing better. */
class BoundTest {
    private static final int WIDE_ENOUGH = 1 << 22;
    private static final int CARDS = 5;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void lookingAtEveryPositionFindsNothingBetter(int players) {
        for (int seed = 500; seed < 510; seed++) {
            RandomGame game = RandomGame.of(players, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            int from = Deck.SIZE + 1 - CARDS;
            Remainder remainder = Remainder.of(game.positions(), game.deck(), start, from);
            Solution solution = Solver.solve(remainder, Patience.ENDLESS);
            assertTrue(solution.isProven());
            assertEquals(withoutBound(remainder), solution.total(), "seed " + seed);
        }
    }

    private static int withoutBound(Remainder remainder) {
        Moves moves = new Moves(remainder);
        Relaxation relaxation = new Relaxation(moves, remainder);
        relaxation.settle();
        Effort effort = new Effort(Patience.ENDLESS, 0, 0);
        Growth growth = new Growth(moves, relaxation, remainder, effort);
        growth.target = -1000;
        Layer root = new Layer(1);
        int one = moves.placeOf[remainder.line().first().ordinal()];
        int other = moves.placeOf[remainder.line().last().ordinal()];
        root.add(0, one, other, 0, remainder.totalSoFar(), 0, 0, -1);
        Beam beam = new Beam(growth, moves.cards, WIDE_ENOUGH);
        int[] line = beam.run(root, effort);
        assertTrue(beam.isComplete());
        int total = remainder.totalSoFar();
        int level = 0;
        for (int card = 0; card < line.length; card++) {
            if (line[card] >= 0) {
                int paid = moves.profiles[line[card]] * moves.levels + level;
                total += Long.bitCount(moves.masks[line[card]]) + moves.points[card][paid];
                level = moves.nextLevel[paid];
            }
        }
        return total;
    }
}
