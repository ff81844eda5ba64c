package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Prng;

class LayerTest {
    @Test
    void aPositionIsKeptOnceWithItsBestTotal() {
        Layer layer = new Layer(10);
        layer.add(0b111, 3, 5, 2, 7, 0, 11, 21);
        layer.add(0b111, 5, 3, 2, 9, 0, 12, 22);
        layer.add(0b111, 3, 5, 2, 8, 0, 13, 23);
        assertEquals(1, layer.size());
        assertEquals(9, layer.total(0));
        assertEquals(12, layer.parent(0));
        assertEquals(22, layer.move(0));
    }

    @Test
    void otherFieldsOrOtherEndsAreAnotherPosition() {
        Layer layer = new Layer(10);
        layer.add(0b111, 3, 5, 0, 7, 0, 0, 0);
        layer.add(0b1111, 3, 5, 0, 7, 0, 0, 0);
        layer.add(0b111, 3, 6, 0, 7, 0, 0, 0);
        assertEquals(3, layer.size());
    }

    @Test
    void thoseThatPromiseMostAreKept() {
        Prng prng = new Prng(1);
        List<Integer> promises = new ArrayList<>();
        Layer layer = new Layer(5000);
        for (int i = 0; i < 5000; i++) {
            promises.add(prng.below(100));
            layer.add(i, 0, 1, 0, promises.getLast(), promises.getLast(), 0, i);
        }
        promises.sort(Collections.reverseOrder());
        assertEquals(promises.get(699), layer.keepBest(700));
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < layer.size(); i++) {
            kept.add(layer.total(i));
        }
        kept.sort(Collections.reverseOrder());
        assertEquals(promises.subList(0, 700), kept);
    }

    @Test
    void afterNarrowingAPositionIsStillFound() {
        Layer layer = new Layer(100);
        for (int i = 0; i < 100; i++) {
            layer.add(i, 0, 1, 0, i, i, 0, 0);
        }
        layer.keepBest(10);
        layer.add(99, 0, 1, 0, 200, 200, 0, 0);
        assertEquals(10, layer.size());
    }

    @Test
    void itKnowsWhenItIsFull() {
        Layer layer = new Layer(2);
        layer.add(1, 0, 1, 0, 0, 0, 0, 0);
        assertTrue(layer.hasRoomFor(1));
        assertFalse(layer.hasRoomFor(2));
    }
}
