package trasse.cli.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;

class WalkerTest {
    private static final Board BOARD = BuiltInBoards.classic();

    @Test
    void whoHasPlayedOnABoardDoesBetterOnIt() {
        double stranger = tally(1).mean();
        double regular = tally(3000).mean();
        assertTrue(regular > stranger + 3, stranger + " and " + regular);
    }

    @Test
    void theSameSeedLeadsToTheSameTotals() {
        assertEquals(tally(200), tally(200));
    }

    private static Tally tally(int games) {
        return Walker.trained(BOARD, BOARD.starts(), games, 1).tally(BOARD.start(1), 200, 2);
    }
}
