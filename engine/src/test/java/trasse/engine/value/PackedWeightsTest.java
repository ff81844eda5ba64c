package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import trasse.rules.Prng;

class PackedWeightsTest {
    private static final float GRAIN = 1f / 16;

    @Test
    void everyWeightComesBackWithinHalfAGrain() {
        for (int seed = 0; seed < 100; seed++) {
            float[] weights = weights(new Prng(seed));
            assertArrayEquals(weights, unpacked(PackedWeights.pack(weights), weights.length), GRAIN / 2);
        }
    }

    @Test
    void weightsThatCameBackArePackedAsBefore() {
        for (int seed = 0; seed < 100; seed++) {
            byte[] packed = PackedWeights.pack(weights(new Prng(seed)));
            int count = weights(new Prng(seed)).length;
            assertArrayEquals(packed, PackedWeights.pack(unpacked(packed, count)));
        }
    }

    @Test
    void largeWeightsComeBackToo() {
        float[] weights = {1e6f, -1e6f, 0, 64, -64};
        assertArrayEquals(weights, unpacked(PackedWeights.pack(weights), weights.length));
    }

    @Test
    void noWeightsAreNoBytes() {
        assertEquals(0, PackedWeights.pack(new float[0]).length);
    }

    @Test
    void manyZerosTakeFewBytes() {
        assertTrue(PackedWeights.pack(new float[1_000_000]).length < 8);
    }

    @Test
    void moreWeightsThanThereAreAreRefused() {
        assertRefused(PackedWeights.pack(new float[] {1, 2, 3}), 2);
    }

    @Test
    void fewerWeightsThanThereAreAreRefused() {
        assertRefused(PackedWeights.pack(new float[] {1, 2, 3}), 4);
    }

    @Test
    void moreZerosThanThereAreAreRefused() {
        assertRefused(PackedWeights.pack(new float[] {1, 0, 0}), 2);
    }

    @Test
    void aTruncatedFileIsRefusedWhereverItEnds() {
        float[] weights = weights(new Prng(1));
        byte[] packed = PackedWeights.pack(weights);
        for (int length = 0; length < packed.length; length++) {
            assertRefused(Arrays.copyOf(packed, length), weights.length);
        }
    }

    @Test
    void aNumberOfMoreBytesThanAnyIsRefused() {
        assertRefused(new byte[] {-1, -1, -1, -1, -1, 1}, 1);
    }

    @Test
    void aRunOfZerosThatWouldGoBackwardsIsRefused() {
        assertRefused(new byte[] {0, -1, -1, -1, -1, 0x0f, 2}, 1);
    }

    @Test
    void runsOfZerosThatAddUpToThoseThatAreMissingOnlyByOverflowAreRefused() {
        byte[] half = {0, -128, -128, -128, -128, 8};
        byte[] twice = Arrays.copyOf(half, 2 * half.length);
        System.arraycopy(half, 0, twice, half.length, half.length);
        assertRefused(twice, 0);
    }

    @Test
    void whatBytesComeByChanceIsEitherWeightsOrRefused() {
        Prng prng = new Prng(3);
        for (int i = 0; i < 200_000; i++) {
            byte[] bytes = new byte[prng.below(20)];
            for (int j = 0; j < bytes.length; j++) {
                bytes[j] = (byte) (prng.below(3) == 0 ? 0 : prng.below(256));
            }
            float[] weights = new float[prng.below(10)];
            try {
                PackedWeights.unpack(bytes, weights);
            } catch (IllegalArgumentException e) {
                assertTrue(e.toString().contains("weights"), e::toString);
            }
        }
    }

    /** Zeros in runs, many small weights, some large ones. */
    private static float[] weights(Prng prng) {
        float[] weights = new float[1 + prng.below(500)];
        int place = prng.below(weights.length);
        while (place < weights.length) {
            int bound = prng.below(4) == 0 ? 200_000 : 2_000;
            weights[place] = (prng.below(bound) - bound / 2) / 1000f;
            place += 1 + (prng.below(3) == 0 ? prng.below(300) : 0);
        }
        return weights;
    }

    private static float[] unpacked(byte[] packed, int count) {
        float[] weights = new float[count];
        PackedWeights.unpack(packed, weights);
        return weights;
    }

    private static void assertRefused(byte[] packed, int count) {
        assertThrows(IllegalArgumentException.class, () -> PackedWeights.unpack(packed, new float[count]));
    }
}
