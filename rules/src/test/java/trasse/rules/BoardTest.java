package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {
    private static final String NAME = "Red";
    private static final List<Colour> COLOURS = Collections.nCopies(Field.COUNT, Colour.RED);
    private static final List<Field> NUMBERS = Play.fields("d6 f6 a1 d7 e1 d8 i9 i5 e9");
    private static final List<Field> STARTS = Play.fields("e4 d5 e6 f5");

    private static final Board BOARD = new Board(NAME, COLOURS, NUMBERS, STARTS);

    @Test
    void boardsOfOneMakeAreEqual() {
        assertEquals(BOARD, new Board(NAME, COLOURS, NUMBERS, STARTS));
    }

    @Test
    void boardsOfOneMakeHaveOneHashCode() {
        assertEquals(BOARD.hashCode(), new Board(NAME, COLOURS, NUMBERS, STARTS).hashCode());
    }

    @Test
    void aBoardWithAnotherNameIsTheSame() {
        assertEquals(BOARD, new Board("Rot", COLOURS, NUMBERS, STARTS));
    }

    @Test
    void aBoardWithAnotherColourIsAnother() {
        List<Colour> colours = new ArrayList<>(COLOURS);
        colours.set(30, Colour.BLUE);
        assertNotEquals(BOARD, new Board(NAME, colours, NUMBERS, STARTS));
    }

    @Test
    void aBoardWithNumbersElsewhereIsAnother() {
        assertNotEquals(BOARD, new Board(NAME, COLOURS, NUMBERS.reversed(), STARTS));
    }

    @Test
    void aBoardWithStartsElsewhereIsAnother() {
        assertNotEquals(BOARD, BOARD.withStarts(STARTS.reversed()));
    }

    @Test
    void aBoardWithOtherStartsIsTheSameOtherwise() {
        assertEquals(new Board(NAME, COLOURS, NUMBERS, STARTS.reversed()), BOARD.withStarts(STARTS.reversed()));
    }

    @Test
    void aBoardIsKnownByItsName() {
        assertEquals(List.of(NAME, NAME), List.of(BOARD.name(), BOARD.toString()));
    }

    @Test
    void aBoardNeedsAName() {
        assertThrows(IllegalArgumentException.class, () -> new Board("", COLOURS, NUMBERS, STARTS));
    }

    @Test
    void aBoardDoesNotChangeWithTheListsItWasMadeFrom() {
        List<Field> starts = new ArrayList<>(STARTS);
        Board board = new Board(NAME, COLOURS, NUMBERS, starts);
        Collections.reverse(starts);
        assertEquals(BOARD, board);
    }
}
