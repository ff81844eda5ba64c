package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Prng;

class NeighboursTest {
    @Test
    void theNeighboursOfAFieldAreThoseOfTheRules() {
        for (Field field : Field.values()) {
            assertEquals(field.neighbours(), new Fields(Neighbours.of(1L << field.ordinal())));
        }
    }

    @Test
    void theNeighboursOfManyFieldsAreThoseOfEach() {
        Prng prng = new Prng(1);
        for (int i = 0; i < 1000; i++) {
            Fields some = new Fields(prng.nextLong() & Fields.ALL.bits());
            Fields neighbours = Fields.NONE;
            for (Field field : some) {
                neighbours = neighbours.or(field.neighbours());
            }
            assertEquals(neighbours, new Fields(Neighbours.of(some.bits())));
        }
    }

    @Test
    void aFloodStopsAtWhatIsNotFree() {
        Fields row = Fields.of(Field.C1, Field.C2, Field.C3, Field.C5, Field.C6);
        long reached = Neighbours.flood(1L << Field.B1.ordinal(), row.bits());
        assertEquals(Fields.of(Field.B1, Field.C1, Field.C2, Field.C3), new Fields(reached));
    }
}
