package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import trasse.engine.Neighbours;
import trasse.rules.Field;

class SymmetryTest {
    @Test
    void thereAreTwelveDifferentOnes() {
        Set<Integer> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.ALL) {
            images.add(symmetry.imageOf(Field.parse("a1").orElseThrow().ordinal()) * Field.COUNT
                    + symmetry.imageOf(Field.parse("a2").orElseThrow().ordinal()));
        }
        assertEquals(12, images.size());
    }

    @Test
    void neighboursStayNeighbours() {
        for (Symmetry symmetry : Symmetry.ALL) {
            for (int field = 0; field < Field.COUNT; field++) {
                assertEquals(
                        Neighbours.of(1L << symmetry.imageOf(field)), symmetry.imageOf(Neighbours.of(1L << field)));
            }
        }
    }
}
