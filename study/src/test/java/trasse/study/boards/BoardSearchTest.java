package trasse.study.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import trasse.engine.Limit;
import trasse.rules.Board;
import trasse.rules.notation.BuiltInBoards;

class BoardSearchTest {
    /** By the calls that the boards name; which starts they get takes minutes to find, and the deep check does it. */
    @Test
    void theBuiltInBoardsAreStillDrawn() {
        assertDrawn(BuiltInBoards.classic(), new Layout("Classic", 2, 0, true), 21, 1);
        assertDrawn(BuiltInBoards.find("garden").orElseThrow(), new Layout("Garden", 3, 0, false), 4, 2);
    }

    @Test
    void everyTryIsReported() {
        List<Long> told = new ArrayList<>();
        List<Board> drawn = new BoardSearch(new Layout("Meadow", 2, 0, false), 1, 1, 1).draw(5, Limit.NONE, told::add);
        assertEquals(5, drawn.size());
        assertEquals(LongStream.rangeClosed(1, told.size()).boxed().toList(), told);
    }

    @Test
    void aLimitEndsTheDrawingWithTheBoardsSoFar() {
        List<Long> told = new ArrayList<>();
        List<Board> drawn = search(1).draw(1000, Limit.ofWork(20), told::add);
        assertEquals(20, told.size());
        assertEquals(search(1).draw(drawn.size(), Limit.NONE, tries -> {}), drawn);
    }

    @Test
    void ofSomeBoardsTheOneWithTheMostEqualStartsIsBest() {
        BoardSearch search = search(30);
        List<StartBalance> measured = search.draw(3, Limit.NONE, tries -> {}).stream()
                .map(search::measure)
                .toList();
        StartBalance best = BoardSearch.best(measured);
        assertTrue(measured.stream().allMatch(one -> one.spread() >= best.spread()));
    }

    private static BoardSearch search(int games) {
        return new BoardSearch(new Layout("Meadow", 2, 0, false), 1, games, 30);
    }

    private static void assertDrawn(Board board, Layout layout, long seed, int boards) {
        List<Board> drawn = new BoardSearch(layout, seed, 1, 1).draw(boards, Limit.NONE, tries -> {});
        assertTrue(
                drawn.stream()
                        .filter(one -> one.start(1) == board.start(1))
                        .anyMatch(one -> one.withStarts(board.starts()).equals(board)),
                drawn.toString());
    }
}
