package trasse.engine.value;

import java.util.Arrays;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Deck;
import trasse.rules.notation.BuiltInBoards;

/**
 * The target of the fuzzer. Whatever the bytes, a reader of weights gives weights that survive being written and read
 * again, or refuses them.
 */
public final class WeightsFuzz {
    private static final BoardKnowledge UNTRAINED =
            BoardKnowledge.none(BuiltInBoards.classic(), Deck.STANDARD.sorted());

    /** Larger weights, which do not occur, lose digits. */
    private static final float LARGE = 1 << 16;

    private WeightsFuzz() {}

    /** Gives the bytes to the reader of a file, and to that of packed weights, the first byte saying how many. */
    public static void fuzzerTestOneInput(byte[] bytes) {
        try {
            UNTRAINED.trained(bytes);
        } catch (IllegalArgumentException e) {
            requireClear(e);
        }
        if (bytes.length > 0) {
            tryWeights(Arrays.copyOfRange(bytes, 1, bytes.length), new float[bytes[0] & 0xff]);
        }
    }

    private static void tryWeights(byte[] packed, float[] weights) {
        try {
            PackedWeights.unpack(packed, weights);
        } catch (IllegalArgumentException e) {
            requireClear(e);
            return;
        }
        for (float weight : weights) {
            if (Math.abs(weight) > LARGE) {
                return;
            }
        }
        float[] again = new float[weights.length];
        PackedWeights.unpack(PackedWeights.pack(weights), again);
        if (!Arrays.equals(weights, again)) {
            throw new AssertionError("weights changed");
        }
    }

    private static void requireClear(IllegalArgumentException e) {
        if (!String.valueOf(e.getMessage()).contains("weights")) {
            throw new AssertionError("not a clear error: " + e.getMessage(), e);
        }
    }
}
