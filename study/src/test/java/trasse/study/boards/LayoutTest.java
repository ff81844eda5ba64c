package trasse.study.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.Prng;

class LayoutTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void everyBoardHasTheStructureOfTheRulebook(int ring) {
        for (Board board : boards(new Layout("Meadow", ring, 0, false), 20)) {
            assertEquals(List.of(), RulebookStructure.flaws(board, ring));
        }
    }

    @Test
    void everyBoardOfALayoutWithTheExampleHasIt() {
        for (Board board : boards(new Layout("Meadow", 2, 0, true), 5)) {
            assertTrue(RulebookStructure.hasTheExample(board));
            assertEquals(List.of(), RulebookStructure.flaws(board, 2));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6})
    void asManyOfTheHighNumbersLieInCornersAsWanted(int corners) {
        for (Board board : boards(new Layout("Meadow", 3, corners, false), 5)) {
            long inCorners = board.numberFields().stream()
                    .filter(field -> List.of("a1", "a5", "e1", "e9", "i5", "i9").contains(field.toString()))
                    .count();
            assertTrue(inCorners >= corners, board.toString());
        }
    }

    @Test
    void theNumbersInCornersAreNotAlwaysTheSame() {
        List<Board> boards = boards(new Layout("Meadow", 2, 2, false), 60);
        for (int number = 5; number <= Board.HIGHEST_NUMBER; number++) {
            int high = number;
            long inCorners = boards.stream()
                    .filter(board -> board.fieldOf(high).neighbours().size() == 3)
                    .count();
            assertTrue(inCorners > 5 && inCorners < 50, number + " is in a corner " + inCorners + " times");
        }
    }

    @Test
    void allCornersAndTheExampleCanBeHadTogether() {
        Board board = boards(new Layout("Meadow", 2, 6, true), 1).getFirst();
        assertTrue(RulebookStructure.hasTheExample(board));
        assertEquals(List.of(), RulebookStructure.flaws(board, 2));
    }

    @Test
    void boardsDiffer() {
        List<Board> boards = boards(new Layout("Meadow", 2, 0, false), 20);
        assertEquals(20, boards.stream().distinct().count());
        assertFalse(boards.stream().allMatch(RulebookStructure::hasTheExample));
    }

    private static List<Board> boards(Layout layout, int count) {
        Prng prng = new Prng(1);
        List<Board> boards = new ArrayList<>();
        while (boards.size() < count) {
            layout.draw(prng).ifPresent(boards::add);
        }
        return boards;
    }
}
