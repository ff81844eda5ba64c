package trasse.bench.load;

import java.util.concurrent.atomic.AtomicLongArray;

/** Counts times by tenths of a millisecond. Thread-safe. */
final class Latencies {
    private static final int PER_MILLI = 10;
    private static final int LONGEST_MILLIS = 60_000;

    private final AtomicLongArray counts = new AtomicLongArray(LONGEST_MILLIS * PER_MILLI + 1);

    void add(long nanos) {
        long bucket = Math.min(nanos * PER_MILLI / 1_000_000, counts.length() - 1);
        counts.incrementAndGet((int) bucket);
    }

    long count() {
        long count = 0;
        for (int i = 0; i < counts.length(); i++) {
            count += counts.get(i);
        }
        return count;
    }

    /** The time, in milliseconds, within which this share of all came. */
    double millis(double share) {
        double wanted = Math.ceil(count() * share);
        long seen = 0;
        for (int i = 0; i < counts.length(); i++) {
            seen += counts.get(i);
            if (seen >= wanted && seen > 0) {
                return (i + 1.0) / PER_MILLI;
            }
        }
        return 0;
    }

    void clear() {
        for (int i = 0; i < counts.length(); i++) {
            counts.set(i, 0);
        }
    }
}
