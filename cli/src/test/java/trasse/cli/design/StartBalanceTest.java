package trasse.cli.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;

class StartBalanceTest {
    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void theStartsOfABuiltInBoardAreAboutEqual(String name) {
        StartBalance balance = StartBalance.of(BuiltInBoards.find(name).orElseThrow(), 20_000, 2026);
        assertTrue(balance.spread() < 0.7, balance.tallies().toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void choosingStartsAnewKeepsTheFirstAndMakesThemNoLessEqual(String name) {
        Board board = BuiltInBoards.find(name).orElseThrow();
        StartBalance as = StartBalance.of(board, 100, 7);
        StartBalance best = StartBalance.mostEqual(board, 100, 7);
        assertEquals(board.start(1), best.board().start(1));
        assertTrue(best.spread() <= as.spread());
    }
}
