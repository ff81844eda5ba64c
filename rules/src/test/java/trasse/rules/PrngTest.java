package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrngTest {
    /** A bound for which a quarter of all draws has to be drawn again. */
    private static final int HUGE = 3 << 29;

    @Test
    void seedZeroGivesTheKnownNumbers() {
        Prng prng = new Prng(0);
        assertEquals(
                List.of(0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL, 0xF88BB8A8724C81ECL),
                List.of(prng.nextLong(), prng.nextLong(), prng.nextLong(), prng.nextLong()));
    }

    @Test
    void seedOneGivesTheKnownNumbers() {
        Prng prng = new Prng(1);
        assertEquals(
                List.of(0x910A2DEC89025CC1L, 0xBEEB8DA1658EEC67L, 0xF893A2EEFB32555EL, 0x71C18690EE42C90BL),
                List.of(prng.nextLong(), prng.nextLong(), prng.nextLong(), prng.nextLong()));
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 42, Long.MIN_VALUE, Long.MAX_VALUE})
    void theNumbersAreThoseOfTheSplittableRandom(long seed) {
        Prng prng = new Prng(seed);
        SplittableRandom known = new SplittableRandom(seed);
        for (int i = 0; i < 1000; i++) {
            assertEquals(known.nextLong(), prng.nextLong(), "number " + i);
        }
    }

    @Test
    void sixSidedDiceFallTheSameEverywhere() {
        Prng prng = new Prng(0);
        List<Integer> thrown = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            thrown.add(prng.below(6));
        }
        assertEquals(List.of(5, 2, 0, 5, 0, 1, 1, 4, 1, 5, 2, 4), thrown);
    }

    @Test
    void numbersBelowAHugeBoundFallTheSameEverywhere() {
        Prng prng = new Prng(0);
        assertEquals(
                List.of(1422671637, 695024487, 171283335, 527195044),
                List.of(prng.below(HUGE), prng.below(HUGE), prng.below(HUGE), prng.below(HUGE)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 61, 1000, 1 << 30, HUGE, Integer.MAX_VALUE})
    void aNumberBelowABoundIsInRange(int bound) {
        Prng prng = new Prng(bound);
        for (int i = 0; i < 10_000; i++) {
            int number = prng.below(bound);
            assertTrue(0 <= number && number < bound, number + " below " + bound);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 6, 10})
    void allNumbersBelowASmallBoundAreEquallyLikely(int bound) {
        Prng prng = new Prng(1);
        int[] counts = new int[bound];
        for (int i = 0; i < bound * 10_000; i++) {
            counts[prng.below(bound)]++;
        }
        for (int count : counts) {
            assertEquals(10_000, count, 500);
        }
    }

    @Test
    void allNumbersBelowAHugeBoundAreEquallyLikely() {
        Prng prng = new Prng(1);
        int[] counts = new int[3];
        for (int i = 0; i < 30_000; i++) {
            counts[prng.below(HUGE) % 3]++;
        }
        for (int count : counts) {
            assertEquals(10_000, count, 500);
        }
    }

    @Test
    void theWholeRangeBelowAHugeBoundIsEquallyLikely() {
        Prng prng = new Prng(1);
        int[] counts = new int[3];
        for (int i = 0; i < 30_000; i++) {
            counts[prng.below(HUGE) / (HUGE / 3)]++;
        }
        for (int count : counts) {
            assertEquals(10_000, count, 500);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
    void thereIsNoNumberBelowABoundThatIsNotPositive(int bound) {
        Prng prng = new Prng(0);
        assertThrows(IllegalArgumentException.class, () -> prng.below(bound));
    }

    @Test
    void aListIsShuffledTheSameEverywhere() {
        List<Integer> list = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
        new Prng(1).shuffle(list);
        assertEquals(List.of(9, 0, 1, 4, 8, 2, 3, 7, 6, 5), list);
    }

    @Test
    void everyOrderIsEquallyLikely() {
        Prng prng = new Prng(1);
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4));
            prng.shuffle(list);
            counts.merge(list.toString(), 1, Integer::sum);
        }
        assertEquals(24, counts.size());
        counts.forEach((order, count) -> assertEquals(1000, count, 160, order));
    }

    @Test
    void aListOfOneTakesNoRandomness() {
        Prng prng = new Prng(1);
        prng.shuffle(new ArrayList<>(List.of("alone")));
        assertEquals(0x910A2DEC89025CC1L, prng.nextLong());
    }
}
