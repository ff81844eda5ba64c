package trasse.engine.value;

import java.util.List;
import trasse.engine.DistinctPaths;

/**
 * What trained boards have in common: their weights, averaged over all of them and over all symmetries. To play by these
 * weights is worse than to play by those set by hand, but training that begins with them needs few games.
 */
public final class HeadStart {
    private final byte[] packed;

    /**
     * A head start.
     *
     * @param packed what {@link #packed} gave
     */
    public HeadStart(byte[] packed) {
        this.packed = packed.clone();
    }

    /** The average of some trained valuations. A weight of 0 is one that never came up. */
    public static HeadStart averaged(List<Valuation> trained) {
        WeightClasses classes = WeightClasses.of(trained.getFirst());
        int size = trained.getFirst().weights().length;
        double[] sums = new double[size];
        int[] counts = new int[size];
        for (Valuation valuation : trained) {
            for (int weight = 0; weight < size; weight++) {
                float value = valuation.weights()[weight];
                int representative = classes.representative(weight);
                sums[representative] += value;
                counts[representative] += value == 0 ? 0 : 1;
            }
        }
        float[] means = new float[size];
        for (int weight = 0; weight < size; weight++) {
            means[weight] = counts[weight] == 0 ? 0 : (float) (sums[weight] / counts[weight]);
        }
        return new HeadStart(PackedWeights.pack(means));
    }

    /**
     * Where the training on a board begins.
     *
     * @throws IllegalArgumentException if the bytes are no head start
     */
    public Valuation valuation(DistinctPaths paths) {
        Valuation valuation = Valuation.optimistic(paths);
        float[] weights = valuation.weights();
        float[] representatives = new float[weights.length];
        PackedWeights.unpack(packed, representatives);
        WeightClasses classes = WeightClasses.of(valuation);
        for (int weight = 0; weight < weights.length; weight++) {
            weights[weight] = representatives[classes.representative(weight)];
        }
        return valuation;
    }

    /** In few bytes, rounded. */
    public byte[] packed() {
        return packed.clone();
    }
}
