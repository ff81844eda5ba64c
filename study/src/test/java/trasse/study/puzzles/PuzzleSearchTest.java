package trasse.study.puzzles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Comparison;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.notation.BuiltInBoards;

class PuzzleSearchTest {
    private final Board board = BuiltInBoards.classic();
    private final BoardKnowledge knowledge = BoardKnowledge.none(board, Deck.STANDARD.sorted());

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aPuzzleHasOneBestExtensionAndOthersThatAreWorse(int players) {
        List<Double> reported = new ArrayList<>();
        List<Puzzle> puzzles = new PuzzleSearch(board, knowledge, players, 5).find(2, reported::add);
        assertEquals(List.of(0.5, 1.0), reported);
        assertNotEquals(puzzles.get(0).id(), puzzles.get(1).id());
        for (Puzzle puzzle : puzzles) {
            Position position = puzzle.position();
            assertEquals(players, position.seats().size());
            assertEquals(puzzle.card(), position.open().orElseThrow());
            assertTrue(puzzle.record().deck().isEmpty());
            for (Action answer : puzzle.answers()) {
                assertTrue(puzzle.seat().line().extensions(puzzle.card(), board).contains(answer));
            }
            assertFalse(puzzle.others().isEmpty());
            assertEquals(puzzle.value() - puzzle.others().getFirst().value(), puzzle.margin(), 1e-9);
            assertTrue(puzzle.margin() - 4 * puzzle.error() >= 1.5);
            assertEquals(9, puzzle.difficulty() + puzzle.finders().size());
        }
    }

    @Test
    void theSameSeedFindsTheSame() {
        PuzzleSearch search = new PuzzleSearch(board, knowledge, 1, 6);
        PuzzleSearch again = new PuzzleSearch(board, knowledge, 1, 6);
        assertEquals(PuzzleJson.of(search.find(1, share -> {})), PuzzleJson.of(again.find(1, share -> {})));
    }

    @Test
    void aMarginIsClearWithPointsAndStandardErrors() {
        Action best = Action.parse("e4: e5").orElseThrow();
        assertTrue(margin(best, new int[] {12, 12, 12}, new int[] {10, 10, 10}).isSafe());
        assertFalse(margin(best, new int[] {11, 11, 11}, new int[] {10, 10, 10}).isClear(), "a point is not enough");
        assertFalse(margin(best, new int[] {12, 30, 12}, new int[] {10, 10, 10}).isClear(), "it may be chance");
        assertFalse(
                margin(new Pass(), new int[] {12, 12, 12}, new int[] {10, 10, 10})
                        .isClear(),
                "a pass is no answer");
    }

    private static Margin margin(Action best, int[] outcomes, int[] others) {
        Extension other = new Extension(Field.E4, List.of(Field.F4));
        return Margin.of(new Comparison(List.of(other, best), List.of(others, outcomes)));
    }
}
