package trasse.study.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;

class TrainedPlayerTest {
    private static final Board BOARD = BuiltInBoards.classic();

    @Test
    void trainingOnABoardHelps() {
        double novice = tally(1).mean();
        double trained = tally(3000).mean();
        assertTrue(trained > novice + 3, novice + " and " + trained);
    }

    @Test
    void theSameSeedLeadsToTheSameTotals() {
        assertEquals(tally(200), tally(200));
    }

    private static Tally tally(int games) {
        return TrainedPlayer.trained(BOARD, BOARD.starts(), games, 1).tally(BOARD.start(1), 200, 2);
    }
}
