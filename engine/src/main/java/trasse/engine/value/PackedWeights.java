package trasse.engine.value;

import java.util.Arrays;

/**
 * Weights in few bytes. Most weights are zero, because most patterns never occur, and most others are small: each is
 * rounded to a 16th and takes one byte if it is below 4, and a run of zeros takes a zero and its length.
 */
final class PackedWeights {
    private static final int ROUNDING = 16;
    private static final int GROUP_BITS = 7;

    private byte[] bytes;
    private int length;

    private PackedWeights(byte[] bytes) {
        this.bytes = bytes;
    }

    /** A weight as it comes back. */
    static float rounded(float weight) {
        return (float) Math.round(weight * ROUNDING) / ROUNDING;
    }

    static byte[] pack(float[] weights) {
        PackedWeights packed = new PackedWeights(new byte[1 << 16]);
        int zeros = 0;
        for (float weight : weights) {
            int rounded = Math.round(weight * ROUNDING);
            if (rounded == 0) {
                zeros++;
                continue;
            }
            packed.putZeros(zeros);
            zeros = 0;
            // The sign goes to the lowest bit, so that small negative numbers are small too.
            packed.put(rounded << 1 ^ rounded >> 31);
        }
        packed.putZeros(zeros);
        return Arrays.copyOf(packed.bytes, packed.length);
    }

    /** Fills the weights; says so if the bytes are for another number of them. */
    static void unpack(byte[] bytes, float[] weights) {
        PackedWeights packed = new PackedWeights(bytes);
        int place = 0;
        while (packed.length < bytes.length) {
            int value = packed.get();
            if (value == 0) {
                int zeros = packed.get();
                if (zeros < 0 || zeros > weights.length - place) {
                    throw notThatMany(weights);
                }
                place += zeros;
            } else if (place < weights.length) {
                weights[place] = (float) (value >>> 1 ^ -(value & 1)) / ROUNDING;
                place++;
            } else {
                throw notThatMany(weights);
            }
        }
        if (place != weights.length) {
            throw notThatMany(weights);
        }
    }

    private static IllegalArgumentException notThatMany(float[] weights) {
        return new IllegalArgumentException("these are not " + weights.length + " weights");
    }

    private void putZeros(int count) {
        if (count > 0) {
            put(0);
            put(count);
        }
    }

    private void put(int value) {
        if (length + 5 > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        int rest = value;
        while (rest >>> GROUP_BITS != 0) {
            bytes[length] = (byte) (rest | 1 << GROUP_BITS);
            length++;
            rest >>>= GROUP_BITS;
        }
        bytes[length] = (byte) rest;
        length++;
    }

    private int get() {
        int value = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += GROUP_BITS) {
            if (length == bytes.length) {
                throw new IllegalArgumentException("the weights end in the middle of a number");
            }
            byte group = bytes[length];
            length++;
            value |= (group & (1 << GROUP_BITS) - 1) << shift;
            if (group >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("the weights hold a number that is too large");
    }
}
