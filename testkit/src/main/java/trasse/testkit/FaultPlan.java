package trasse.testkit;

import trasse.rules.Prng;

/**
 * Which connections through a proxy go wrong, and how: the same for the same seed. Each kind of fault befalls a share of
 * the connections, whatever else befalls them.
 *
 * @param delayed the share that is delayed, in percent
 * @param longestDelay in milliseconds
 * @param cut the share that is cut, in percent: half of those in what the client sends, half in what the server sends
 * @param cutWithin the number of bytes within which the cut comes
 * @param duplicated the share that is sent twice, in percent
 */
public record FaultPlan(long seed, int delayed, int longestDelay, int cut, int cutWithin, int duplicated) {
    /** A plan by which nothing goes wrong, to begin with. */
    public static FaultPlan seeded(long seed) {
        return new FaultPlan(seed, 0, 0, 0, 1, 0);
    }

    public FaultPlan delaying(int percent, int longestMillis) {
        return new FaultPlan(seed, percent, longestMillis, cut, cutWithin, duplicated);
    }

    public FaultPlan cutting(int percent, int withinBytes) {
        return new FaultPlan(seed, delayed, longestDelay, percent, withinBytes, duplicated);
    }

    public FaultPlan duplicating(int percent) {
        return new FaultPlan(seed, delayed, longestDelay, cut, cutWithin, percent);
    }

    /** What happens to a connection, counted from 0 in the order in which clients connect. */
    public ConnectionFaults faults(int connection) {
        Prng prng = prng(connection);
        ConnectionFaults faults = ConnectionFaults.NONE;
        if (prng.below(100) < delayed) {
            faults = faults.delayed(longestDelay, prng.nextLong());
        }
        if (prng.below(100) < cut) {
            boolean request = prng.below(2) == 0;
            int bytes = prng.below(cutWithin);
            faults = request ? faults.withRequestCut(bytes) : faults.withAnswerCut(bytes);
        }
        if (prng.below(100) < duplicated) {
            faults = faults.sentTwice();
        }
        return faults;
    }

    /** Random numbers for one connection. */
    private Prng prng(int connection) {
        return new Prng(new Prng(seed).nextLong() + connection);
    }
}
