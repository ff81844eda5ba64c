package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;
import trasse.rules.TestBoards;

class SolverTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void theBestOfTheLastRoundsIsWhatTryingEverythingFinds(int players) {
        for (int seed = 0; seed < 30; seed++) {
            RandomGame game = RandomGame.of(players, new Prng(seed));
            int start = game.setup().players().getLast().start();
            int from = Deck.SIZE - 2;
            Solution solution = solved(game, start, from);
            assertTrue(solution.isProven());
            assertEquals(game.best(start, from), solution.total(), "seed " + seed);
        }
    }

    @Test
    void theBestOfTheFirstCardsIsWhatTryingEverythingFinds() {
        for (int seed = 0; seed < 12; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            Deck deck = Deck.shuffled(Deck.STANDARD, prng);
            List<Card> cards = deck.cards().subList(0, 4);
            Line line = Line.at(board.start(1));
            Endgame endgame = new Endgame(board, line, 0, new NumberScoring.Solo(0), cards);
            Solution solution = Solver.solve(endgame, Limit.NONE);
            assertTrue(solution.isProven());
            int start = board.start(1).ordinal();
            int best = best(PathTable.of(board, cards), 0, start, start, 1L << start, 0, 0);
            assertEquals(best, solution.total(), "seed " + seed);
        }
    }

    /** The best total of a solo game through all cards of a table, without any bound. */
    private static int best(PathTable table, int card, int one, int other, long visited, int highest, int points) {
        if (card == table.cards().size()) {
            return points - (Field.COUNT - Long.bitCount(visited));
        }
        int best = best(table, card + 1, one, other, visited, highest, points);
        for (int side = 0; side < (one == other ? 1 : 2); side++) {
            int grown = side == 0 ? one : other;
            int kept = side == 0 ? other : one;
            for (int path = table.begin(card, grown); path < table.end(card, grown); path++) {
                if ((table.mask(path) & visited) != 0) {
                    continue;
                }
                int after = points;
                int above = highest;
                for (int numbers = table.numbers(path); numbers != 0; numbers >>>= 4) {
                    int number = numbers & 15;
                    after += number > above ? number : ScoreStrip.half(number);
                    above = Math.max(above, number);
                }
                long fields = visited | table.mask(path);
                best = Math.max(best, best(table, card + 1, table.tip(path), kept, fields, above, after));
            }
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void aSolutionCanBePlayedAndHasItsTotal(int players) {
        for (int seed = 100; seed < 112; seed++) {
            RandomGame game = RandomGame.of(players, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            int from = 1 + seed % 8;
            Endgame endgame = Endgame.of(game.positions(), game.deck(), start, from);
            Solution solution = Solver.solve(endgame, Limit.ofWork(2_000_000));
            assertEquals(game.total(start, from, solution.actions()), solution.total());
        }
    }

    @Test
    void noOneBeatsTheBound() {
        for (int seed = 200; seed < 230; seed++) {
            RandomGame game = RandomGame.of(2, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            int total = game.positions().getLast().seat(start).orElseThrow().total();
            Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 1);
            assertTrue(Solver.solve(endgame, Limit.ofWork(200_000)).bound() >= total);
        }
    }

    @Test
    void aProvenTotalLiesWithinTheBoundsOfAnImpatientSearch() {
        for (int seed = 300; seed < 315; seed++) {
            RandomGame game = RandomGame.of(1 + seed % 4, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 9);
            int best = Solver.solve(endgame, Limit.NONE).total();
            for (long work = 1; work < 1_000_000; work *= 10) {
                Solution hasty = Solver.solve(endgame, Limit.ofWork(work));
                assertTrue(hasty.total() <= best && best <= hasty.bound(), hasty + " around " + best);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 7, 9, 11})
    void fewCardsAreAlwaysProven(int from) {
        for (int seed = 400; seed < 408; seed++) {
            RandomGame game = RandomGame.of(1 + seed % 4, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            assertTrue(solved(game, start, from).isProven());
        }
    }

    /** The longest line to come that few cards can have. */
    @Test
    void fewCardsAreProvenEvenAfterNothingButPasses() {
        for (int seed = 400; seed < 404; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            Deck deck = Deck.shuffled(Deck.STANDARD, prng);
            List<Card> last = deck.cards().subList(Deck.SIZE - Solver.FEW_CARDS, Deck.SIZE);
            Endgame endgame = new Endgame(board, Line.at(board.start(1)), 0, new NumberScoring.Solo(0), last);
            assertTrue(Solver.solve(endgame, Limit.NONE).isProven());
        }
    }

    @Test
    void theSameWorkGivesTheSameSolution() {
        RandomGame game = RandomGame.of(1, new Prng(5));
        int start = game.setup().players().getFirst().start();
        Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 1);
        assertEquals(Solver.solve(endgame, Limit.ofWork(5_000_000)), Solver.solve(endgame, Limit.ofWork(5_000_000)));
    }

    @Test
    void withoutTimeThereIsStillALineAndABound() {
        RandomGame game = RandomGame.of(1, new Prng(6));
        int start = game.setup().players().getFirst().start();
        Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 1);
        Solution solution = Solver.solve(endgame, Limit.ofWork(0));
        assertEquals(Deck.SIZE, solution.actions().size());
        assertEquals(game.total(start, 1, solution.actions()), solution.total());
        assertTrue(solution.bound() <= 54);
    }

    @Test
    void whenNoCardIsLeftTheTotalIsWhatItIs() {
        RandomGame game = RandomGame.of(2, new Prng(7));
        int start = game.setup().players().getFirst().start();
        int total = game.positions().getLast().seat(start).orElseThrow().total();
        assertEquals(new Solution(total, total, List.of()), solved(game, start, Deck.SIZE + 1));
    }

    @Test
    void aLineThatIsEnclosedPasses() {
        int enclosed = 0;
        for (int seed = 500; seed < 600; seed++) {
            RandomGame game = RandomGame.of(1, new Prng(seed));
            int start = game.setup().players().getFirst().start();
            Seat seat = game.positions().get(Deck.SIZE - 2).seat(start).orElseThrow();
            if (isEnclosed(seat.line())) {
                List<Action> passes = List.of(new Pass(), new Pass());
                assertEquals(new Solution(seat.total(), seat.total(), passes), solved(game, start, Deck.SIZE - 1));
                enclosed++;
            }
        }
        assertTrue(enclosed > 0);
    }

    private static boolean isEnclosed(Line line) {
        for (Field free : line.missed()) {
            if (free.isNextTo(line.first()) || free.isNextTo(line.last())) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aStopEndsTheSearchWithTheBestSoFar() {
        RandomGame game = RandomGame.of(1, new Prng(9));
        int start = game.setup().players().getFirst().start();
        Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 1);
        List<Integer> reported = new ArrayList<>();
        Limit afterTwenty = Limit.until(() -> reported.size() == 20);
        Solution solution = Solver.solve(endgame, afterTwenty, (total, bound) -> reported.add(total));
        assertEquals(20, reported.size());
        assertTrue(solution.total() >= reported.getLast());
    }

    @Test
    void theReportedTotalOnlyRisesAndTheReportedBoundOnlyFalls() {
        RandomGame game = RandomGame.of(1, new Prng(9));
        int start = game.setup().players().getFirst().start();
        Endgame endgame = Endgame.of(game.positions(), game.deck(), start, 1);
        List<int[]> seen = new ArrayList<>();
        Solver.solve(endgame, Limit.ofWork(3_000_000), (total, bound) -> seen.add(new int[] {total, -bound}));
        assertTrue(seen.size() > 10);
        for (int i = 1; i < seen.size(); i++) {
            for (int what = 0; what < 2; what++) {
                assertTrue(seen.get(i)[what] >= seen.get(i - 1)[what]);
            }
        }
    }

    @Test
    void aTotalAboveItsBoundMakesNoSense() {
        assertThrows(IllegalArgumentException.class, () -> new Solution(3, 2, List.of(new Pass())));
    }

    private static Solution solved(RandomGame game, int start, int from) {
        return Solver.solve(Endgame.of(game.positions(), game.deck(), start, from), Limit.NONE);
    }
}
