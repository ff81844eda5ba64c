package trasse.rules;

import java.util.Collections;
import java.util.List;

/**
 * A pseudo-random number generator that gives the same numbers for the same seed on every platform (SplitMix64).
 * Seeded from a secure source it deals what nobody can foresee, but it makes no keys. Not thread-safe; the one
 * mutable thing in this library.
 */
public final class Prng {
    private long state;

    public Prng(long seed) {
        state = seed;
    }

    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /**
     * A number from 0 to {@code bound} − 1, each equally likely.
     *
     * <p>32 random bits times the bound fall into {@code bound} buckets by their upper half; the few products that
     * would overfill a bucket are those with a small lower half, less than the bound, and are drawn again.
     */
    public int below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("the bound must be positive, not " + bound);
        }
        while (true) {
            long product = (nextLong() >>> 32) * bound;
            long lower = product & 0xffff_ffffL;
            if (lower >= bound || lower >= (1L << 32) % bound) {
                return (int) (product >>> 32);
            }
        }
    }

    /** Puts the list into random order, each order equally likely. */
    public void shuffle(List<?> list) {
        for (int last = list.size() - 1; last > 0; last--) {
            Collections.swap(list, last, below(last + 1));
        }
    }
}
