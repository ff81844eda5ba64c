package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FieldTest {
    @Test
    void fieldsComeRowByRowFromTheBottomLeftToTheTopRight() {
        assertEquals(
                "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c1 c2 c3 c4 c5 c6 c7 d1 d2 d3 d4 d5 d6 d7 d8 "
                        + "e1 e2 e3 e4 e5 e6 e7 e8 e9 f2 f3 f4 f5 f6 f7 f8 f9 g3 g4 g5 g6 g7 g8 g9 "
                        + "h4 h5 h6 h7 h8 h9 i5 i6 i7 i8 i9",
                Stream.of(Field.values()).map(Field::toString).collect(Collectors.joining(" ")));
    }

    @Test
    void everyFieldIsReadAsItIsWritten() {
        for (Field field : Field.values()) {
            assertEquals(field, Field.parse(field.toString()).orElseThrow());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "e", "5", "5e", "e0", "a0", "a6", "f1", "g2", "i4", "e10", "e55", "j5", " e5", "e5 ", "é5"})
    void whatIsNoFieldIsNotRead(String notation) {
        assertEquals(Optional.empty(), Field.parse(notation).toOptional());
    }

    @Test
    void aFieldIsFoundByItsOrdinal() {
        for (Field field : Field.values()) {
            assertEquals(field, Field.at(field.ordinal()));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 61})
    void thereIsNoFieldBeyondTheSixtyOne(int ordinal) {
        assertThrows(IndexOutOfBoundsException.class, () -> Field.at(ordinal));
    }

    @ParameterizedTest
    @CsvSource({"A1, a, 1", "E5, e, 5", "F9, f, 9", "I5, i, 5"})
    void aFieldIsARowAndADiagonal(Field field, char row, int diagonal) {
        assertEquals(List.of(row, diagonal), List.of(field.row(), field.diagonal()));
    }

    @Test
    void theCentreIsFourStepsFromEveryCorner() {
        for (Field corner : Play.fields("a1 a5 e1 e9 i5 i9")) {
            assertEquals(4, Field.steps(Field.CENTRE, corner), corner.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "e5, d4 d5 e4 e6 f5 f6",
        "c3, b2 b3 c2 c4 d3 d4",
        "g6, f5 f6 g5 g7 h6 h7",
        "a1, a2 b1 b2",
        "a5, a4 b5 b6",
        "e1, d1 e2 f2",
        "e9, d8 e8 f9",
        "i5, h4 h5 i6",
        "i9, h8 h9 i8",
        "c1, b1 c2 d1 d2",
        "g9, f8 f9 g8 h9",
    })
    void aFieldHasItsNeighbours(String field, String neighbours) {
        assertEquals(neighbours, Field.parse(field).orElseThrow().neighbours().toString());
    }

    @Test
    void neighboursAreOneStepApart() {
        for (Field field : Field.values()) {
            for (Field other : Field.values()) {
                assertEquals(Field.steps(field, other) == 1, field.isNextTo(other), () -> field + " and " + other);
            }
        }
    }

    @Test
    void whoIsMyNeighbourHasMeAsANeighbour() {
        for (Field field : Field.values()) {
            for (Field neighbour : field.neighbours()) {
                assertTrue(neighbour.neighbours().contains(field), () -> neighbour + " and " + field);
            }
        }
    }

    @Test
    void noFieldIsItsOwnNeighbour() {
        for (Field field : Field.values()) {
            assertFalse(field.isNextTo(field), field.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"E5, E5, 0", "E5, E6, 1", "A1, I9, 8", "A5, I5, 8", "E1, E9, 8", "A1, E1, 4", "C3, D2, 2", "B2, F4, 4"})
    void stepsGoFromNeighbourToNeighbour(Field from, Field to, int steps) {
        assertEquals(List.of(steps, steps), List.of(Field.steps(from, to), Field.steps(to, from)));
    }
}
