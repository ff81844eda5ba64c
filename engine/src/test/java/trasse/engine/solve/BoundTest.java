package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
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
            Endgame endgame = Endgame.of(game.positions(), game.deck(), start, from);
            Solution solution = Solver.solve(endgame, Limit.NONE);
            assertTrue(solution.isProven());
            assertEquals(withoutBound(endgame), solution.total(), "seed " + seed);
        }
    }

    private static int withoutBound(Endgame endgame) {
        Moves moves = new Moves(endgame);
        Relaxation relaxation = new Relaxation(moves, endgame);
        relaxation.settle();
        SearchStatus status = new SearchStatus(Limit.NONE, SolverProgress.IGNORED, 0, 0);
        Expansion expansion = new Expansion(moves, relaxation, endgame, status);
        expansion.target = -1000;
        Layer root = new Layer(1);
        int one = moves.placeOf[endgame.line().first().ordinal()];
        int other = moves.placeOf[endgame.line().last().ordinal()];
        root.add(0, one, other, 0, endgame.totalSoFar(), 0, 0, -1);
        Beam beam = new Beam(expansion, moves.cards, WIDE_ENOUGH);
        int[] line = beam.run(root, status);
        assertTrue(beam.isComplete());
        int total = endgame.totalSoFar();
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
