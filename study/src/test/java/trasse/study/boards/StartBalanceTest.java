package trasse.study.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.notation.BuiltInBoards;

/** The player here knows little of the boards; to measure them takes minutes, and the deep check does it. */
class StartBalanceTest {
    private static final int GAMES = 200;
    private static final int DEALS = 60;
    private static final long SEED = 7;

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void choosingStartsAnewKeepsTheFirstAndMakesThemNoLessEqual(String name) {
        Board board = BuiltInBoards.find(name).orElseThrow();
        TrainedPlayer player = TrainedPlayer.trained(board, possibleStarts(board), GAMES, SEED);
        StartBalance as = new StartBalance(
                board,
                board.starts().stream()
                        .map(start -> player.tally(start, DEALS, SEED))
                        .toList());
        StartBalance best = StartBalance.mostEqual(board, GAMES, DEALS, SEED);
        assertEquals(board.start(1), best.board().start(1));
        assertTrue(best.spread() <= as.spread());
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void whichStartsABoardHadBesideTheFirstDoesNotMatter(String name) {
        Board board = BuiltInBoards.find(name).orElseThrow();
        List<Field> others = possibleStarts(board).subList(0, Board.STARTS);
        assertEquals(
                StartBalance.mostEqual(board, GAMES, DEALS, SEED),
                StartBalance.mostEqual(board.withStarts(others), GAMES, DEALS, SEED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "garden"})
    void everyStartIsMeasuredOnAllDeals(String name) {
        StartBalance best = StartBalance.mostEqual(BuiltInBoards.find(name).orElseThrow(), GAMES, DEALS, SEED);
        assertEquals(
                List.of(DEALS, DEALS, DEALS, DEALS),
                best.tallies().stream().map(Tally::games).toList());
    }

    /** The first start, then all other fields next to the centre without a number. */
    private static List<Field> possibleStarts(Board board) {
        List<Field> possible = new ArrayList<>(List.of(board.start(1)));
        for (Field field : Field.CENTRE.neighbours()) {
            if (field != board.start(1) && board.number(field).isEmpty()) {
                possible.add(field);
            }
        }
        return possible;
    }
}
