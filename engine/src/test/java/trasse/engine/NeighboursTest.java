package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.LongUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Prng;

class NeighboursTest {
    private static final long ALL = (1L << Field.COUNT) - 1;

    @ParameterizedTest
    @CsvSource({"right, 1, 0", "left, -1, 0", "up, 0, 1", "down, 0, -1", "nextUp, 1, 1", "nextDown, -1, -1"})
    void aStepLeadsToTheNeighbourInItsDirection(String name, int diagonals, int rows) {
        LongUnaryOperator step = step(name);
        for (Field field : Field.values()) {
            long expected = 0;
            for (Field next : field.neighbours()) {
                if (next.diagonal() - field.diagonal() == diagonals && next.row() - field.row() == rows) {
                    expected |= bit(next);
                }
            }
            assertEquals(expected, step.applyAsLong(bit(field)), field::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"right", "left", "up", "down", "nextUp", "nextDown"})
    void manyFieldsStepAsEachAlone(String name) {
        LongUnaryOperator step = step(name);
        Prng prng = new Prng(1);
        for (int i = 0; i < 1000; i++) {
            long fields = prng.nextLong() & ALL;
            long expected = 0;
            for (Field field : Field.values()) {
                expected |= step.applyAsLong(fields & bit(field));
            }
            assertEquals(expected, step.applyAsLong(fields));
        }
    }

    @Test
    void theNeighboursOfAFieldAreThoseOfTheRules() {
        for (Field field : Field.values()) {
            assertEquals(neighbours(bit(field)), Neighbours.of(bit(field)), field::toString);
        }
    }

    @Test
    void theNeighboursOfManyFieldsAreThoseOfEach() {
        Prng prng = new Prng(2);
        for (int i = 0; i < 1000; i++) {
            long fields = prng.nextLong() & ALL;
            assertEquals(neighbours(fields), Neighbours.of(fields));
        }
    }

    @Test
    void aFloodReachesWhatStepsThroughTheFieldsReach() {
        Prng prng = new Prng(3);
        for (int i = 0; i < 1000; i++) {
            long from = 1L << prng.below(Field.COUNT);
            long through = prng.nextLong() & ALL;
            long reached = from;
            for (int step = 0; step < Field.COUNT; step++) {
                reached |= neighbours(reached) & through;
            }
            assertEquals(reached, Neighbours.flood(from, through));
        }
    }

    @Test
    void aFloodStopsAtWhatIsNotFree() {
        Fields row = Fields.of(Field.C1, Field.C2, Field.C3, Field.C5, Field.C6);
        long reached = Neighbours.flood(1L << Field.B1.ordinal(), row.bits());
        assertEquals(Fields.of(Field.B1, Field.C1, Field.C2, Field.C3), new Fields(reached));
    }

    private static LongUnaryOperator step(String name) {
        return switch (name) {
            case "right" -> Neighbours::right;
            case "left" -> Neighbours::left;
            case "up" -> Neighbours::up;
            case "down" -> Neighbours::down;
            case "nextUp" -> Neighbours::nextUp;
            case "nextDown" -> Neighbours::nextDown;
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static long neighbours(long fields) {
        long neighbours = 0;
        for (Field field : Field.values()) {
            if ((fields & bit(field)) != 0) {
                for (Field next : field.neighbours()) {
                    neighbours |= bit(next);
                }
            }
        }
        return neighbours;
    }

    private static long bit(Field field) {
        return 1L << field.ordinal();
    }
}
