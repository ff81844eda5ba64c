package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FieldsTest {
    private static final Fields SOME = Fields.of(Field.I9, Field.A1, Field.E5);

    @Test
    void noneHasNoField() {
        assertEquals(0, Fields.NONE.size());
    }

    @Test
    void allHasEveryField() {
        assertEquals(61, Fields.ALL.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {1L << 61, 1L << 62, 1L << 63, -1L})
    void bitsBeyondTheSixtyOneFieldsAreRefused(long bits) {
        assertThrows(IllegalArgumentException.class, () -> new Fields(bits));
    }

    @Test
    void aSetHoldsJustItsFields() {
        for (Field field : Field.values()) {
            assertEquals(List.of(Field.A1, Field.E5, Field.I9).contains(field), SOME.contains(field));
        }
    }

    @Test
    void aFieldCountsOnce() {
        assertEquals(1, Fields.of(Field.E5, Field.E5).size());
    }

    @Test
    void aSetIsIteratedFromTheBottomToTheTop() {
        List<Field> iterated = new ArrayList<>();
        SOME.forEach(iterated::add);
        assertEquals(List.of(Field.A1, Field.E5, Field.I9), iterated);
    }

    @Test
    void nothingComesAfterTheLastField() {
        Iterator<Field> iterator = Fields.of(Field.I9).iterator();
        iterator.next();
        assertFalse(iterator.hasNext());
        assertThrows(NoSuchElementException.class, iterator::next);
    }

    @Test
    void twoSetsMeetInTheFieldsOfBoth() {
        assertEquals(Fields.of(Field.E5), SOME.and(Fields.of(Field.E5, Field.E6)));
    }

    @Test
    void twoSetsJoinInTheFieldsOfEither() {
        assertEquals(Fields.of(Field.A1, Field.E5, Field.E6, Field.I9), SOME.or(Fields.of(Field.E5, Field.E6)));
    }

    @Test
    void aSetWithoutAnotherKeepsTheRest() {
        assertEquals(Fields.of(Field.A1, Field.I9), SOME.without(Fields.of(Field.E5, Field.E6)));
    }

    @Test
    void onlyNoneIsEmpty() {
        assertTrue(Fields.NONE.isEmpty());
        assertFalse(Fields.of(Field.A1).isEmpty());
    }

    @Test
    void aSetIsWrittenFieldByField() {
        assertEquals("a1 e5 i9", SOME.toString());
    }

    @Test
    void noneIsWrittenAsNothing() {
        assertEquals("", Fields.NONE.toString());
    }
}
