package trasse.cli.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
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
    void everyTryIsTold() {
        List<Long> told = new ArrayList<>();
        List<Board> drawn = new BoardSearch(new Layout("Meadow", 2, 0, false), 1, 1, 1).draw(5, told::add);
        assertEquals(5, drawn.size());
        assertEquals(LongStream.rangeClosed(1, told.size()).boxed().toList(), told);
    }

    private static void assertDrawn(Board board, Layout layout, long seed, int boards) {
        List<Board> drawn = new BoardSearch(layout, seed, 1, 1).draw(boards, tries -> {});
        assertTrue(
                drawn.stream()
                        .filter(one -> one.start(1) == board.start(1))
                        .anyMatch(one -> one.withStarts(board.starts()).equals(board)),
                drawn.toString());
    }
}
