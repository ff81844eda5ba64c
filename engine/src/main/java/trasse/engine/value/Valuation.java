package trasse.engine.value;

import trasse.engine.DistinctPaths;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.ScoreStrip;

/**
 * The weights of the estimate for one board and one kind of game: solo, or against others. Training changes them; after
 * that they may be shared by many estimators and threads.
 */
public final class Valuation {
    private final DistinctPaths paths;
    private final Windows windows;
    private final EndFeatures views;
    private final WeightLayout layout;
    private final float[] weights;

    private Valuation(DistinctPaths paths) {
        this.paths = paths;
        this.windows = new Windows(paths);
        this.views = new EndFeatures(paths.board(), paths.cards());
        this.layout = new WeightLayout(windows.size(), views.size());
        this.weights = new float[layout.size()];
    }

    /** Weights that fit any board, set by hand. */
    public static Valuation untrained(DistinctPaths paths) {
        return guessed(paths, 0.5f);
    }

    /**
     * Where training begins: like the untrained weights, but expecting every number to be reached yet. Optimistic initial
     * values make a learner explore; without them it settles for the first plan that works.
     */
    public static Valuation optimistic(DistinctPaths paths) {
        return guessed(paths, 1);
    }

    /** Where training against others begins: what was learned alone, as if no rival could reach a number. */
    public Valuation againstOthers() {
        Valuation valuation = new Valuation(paths);
        System.arraycopy(weights, 0, valuation.weights, 0, weights.length);
        for (int cards = 1; cards <= WeightLayout.STAGES; cards++) {
            valuation.copySafeNumbers(layout.base(cards) + layout.numbersAhead);
        }
        return valuation;
    }

    private void copySafeNumbers(int base) {
        for (int number = 0; number < WeightLayout.NUMBERS; number++) {
            int states = base + number * Competition.NUMBER_STATES * WeightLayout.MOST_STEPS;
            int safe = states + Competition.SAFE * WeightLayout.MOST_STEPS;
            for (int state = Competition.HALF + 1; state < Competition.SAFE; state++) {
                System.arraycopy(
                        weights, safe, weights, states + state * WeightLayout.MOST_STEPS, WeightLayout.MOST_STEPS);
            }
        }
    }

    private static Valuation guessed(DistinctPaths paths, float hope) {
        Valuation valuation = new Valuation(paths);
        for (int cards = 1; cards <= WeightLayout.STAGES; cards++) {
            valuation.guess(valuation.layout.base(cards), hope);
        }
        return valuation;
    }

    /** Reads what {@link #packed} wrote for the same board. */
    public static Valuation unpacked(DistinctPaths paths, byte[] packed) {
        Valuation valuation = new Valuation(paths);
        valuation.add(packed);
        return valuation;
    }

    /** Reads weights in the order of memory, as earlier versions wrote them. */
    public static Valuation unpackedInOrder(DistinctPaths paths, byte[] packed) {
        Valuation valuation = new Valuation(paths);
        PackedWeights.unpack(packed, valuation.weights);
        return valuation;
    }

    /** Reads what {@link #packedBeside} wrote beside this valuation. */
    public Valuation unpackedBeside(byte[] packed) {
        Valuation valuation = new Valuation(paths);
        System.arraycopy(weights, 0, valuation.weights, 0, weights.length);
        valuation.add(packed);
        return valuation;
    }

    private void add(byte[] packed) {
        float[] inFile = new float[weights.length];
        PackedWeights.unpack(packed, inFile);
        for (int place = 0; place < inFile.length; place++) {
            weights[layout.atFilePlace(place)] += inFile[place];
        }
    }

    /** The weights in few bytes, rounded. */
    public byte[] packed() {
        return packed(new float[weights.length]);
    }

    /** The weights as differences from those of another valuation, in fewer bytes if this one began with it. */
    public byte[] packedBeside(Valuation other) {
        return packed(other.weights);
    }

    private byte[] packed(float[] without) {
        float[] inFile = new float[weights.length];
        for (int place = 0; place < inFile.length; place++) {
            int weight = layout.atFilePlace(place);
            inFile[place] = PackedWeights.rounded(weights[weight]) - PackedWeights.rounded(without[weight]);
        }
        return PackedWeights.pack(inFile);
    }

    private void guess(int base, float hope) {
        for (int set = 0; set < 1 << WeightLayout.NUMBERS; set++) {
            weights[base + layout.numbersReached + set] = hope * numbersLeft(set);
        }
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            int half = (number - Board.LOWEST_NUMBER) * Competition.NUMBER_STATES + Competition.HALF;
            for (int steps = 0; steps < WeightLayout.MOST_STEPS; steps++) {
                weights[base + layout.numbersAhead + half * WeightLayout.MOST_STEPS + steps] =
                        hope * (ScoreStrip.half(number) - number);
            }
        }
        for (int free = 0; free < WeightLayout.MOST_FIELDS; free++) {
            for (int other = 0; other < WeightLayout.MOST_FIELDS; other++) {
                weights[base + layout.reach + free * WeightLayout.MOST_FIELDS + other] = 0.6f * (free - other);
                weights[base + layout.deadEnds + free * WeightLayout.MOST_FIELDS + other] = -0.6f * other;
            }
        }
        for (int cards = 1; cards < WeightLayout.MOST_CARDS; cards++) {
            for (int blocked = 0; blocked < WeightLayout.MOST_CARDS; blocked++) {
                float share = (float) blocked / cards;
                weights[base + layout.blocked + cards * WeightLayout.MOST_CARDS + blocked] = -6 * share;
                for (int end = 0; end < Field.COUNT; end++) {
                    int place = (end * WeightLayout.MOST_CARDS + blocked) * WeightLayout.MOST_CARDS + cards;
                    weights[base + layout.blockedEnd + place] = -2 * share;
                }
            }
        }
    }

    private static int numbersLeft(int reachedSet) {
        int left = 0;
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            left += (reachedSet >>> (number - Board.LOWEST_NUMBER) & 1) == 0 ? number : 0;
        }
        return left;
    }

    public DistinctPaths paths() {
        return paths;
    }

    Windows windows() {
        return windows;
    }

    EndFeatures views() {
        return views;
    }

    WeightLayout layout() {
        return layout;
    }

    float[] weights() {
        return weights;
    }
}
