package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class FirstStepsTest {
    @Test
    void thePathsToDrawFromAreThoseWhoseFirstFieldIsNotVisited() {
        for (int seed = 0; seed < 10; seed++) {
            Prng prng = new Prng(seed);
            PathTable table = PathTable.of(TestBoards.random(prng), Deck.STANDARD.sorted());
            assertOpenPaths(table, prng);
        }
    }

    @Test
    void evenABoardWithVeryManyPathsHasRoomForThem() {
        List<Colour> colours = new ArrayList<>();
        for (Field field : Field.values()) {
            colours.add(Colour.values()[2 * (field.row() % 2) + field.diagonal() % 2]);
        }
        Board any = TestBoards.random(new Prng(1));
        Board board = new Board("Four", colours, any.numberFields(), any.starts());
        PathTable table = PathTable.of(board, List.of(Card.parse("yybgs").orElseThrow()));
        int centre = Field.CENTRE.ordinal();
        assertTrue(table.end(0, centre) - table.begin(0, centre) > 700);
        assertOpenPaths(table, new Prng(2));
    }

    private static void assertOpenPaths(PathTable table, Prng prng) {
        FirstSteps firstSteps = new FirstSteps(table);
        for (int card = 0; card < table.cards().size(); card++) {
            for (int field = 0; field < Field.COUNT; field++) {
                long visited = prng.nextLong() & Fields.ALL.bits();
                assertEquals(byHand(table, card, field, visited), open(firstSteps, table, card, field, visited));
            }
        }
    }

    @Test
    void ifAllIsClosedThereIsNothingToDraw() {
        PathTable table = PathTable.of(TestBoards.random(new Prng(3)), Deck.STANDARD.sorted());
        FirstSteps firstSteps = new FirstSteps(table);
        int field = Field.CENTRE.ordinal();
        long open = firstSteps.open(0, field, FirstSteps.ALL_CLOSED);
        assertEquals(0, firstSteps.count(0, field, FirstSteps.ALL_CLOSED, open));
    }

    private static List<Integer> byHand(PathTable table, int card, int field, long visited) {
        List<Integer> open = new ArrayList<>();
        long first = 0;
        for (int path = table.begin(card, field); path < table.end(card, field); path++) {
            if (Long.bitCount(table.mask(path)) == 1) {
                first = table.mask(path);
            }
            if ((first & visited) == 0) {
                open.add(path);
            }
        }
        return open;
    }

    private static List<Integer> open(FirstSteps firstSteps, PathTable table, int card, int field, long visited) {
        int closed = firstSteps.closed(field, visited);
        long open = firstSteps.open(card, field, closed);
        long skipped = firstSteps.skipped(card, field, closed);
        List<Integer> paths = new ArrayList<>();
        for (int choice = 0; choice < firstSteps.count(card, field, closed, open); choice++) {
            paths.add(table.begin(card, field) + FirstSteps.place(choice, open, skipped));
        }
        return paths;
    }
}
