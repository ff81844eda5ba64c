package trasse.server.live;

import java.time.Duration;

/**
 * How much has to be refused, judged by how long commands take. It rises while even the quickest of the last few took too
 * long, and falls otherwise. Only one thread at a time may tell it.
 */
final class Pressure {
    /** Garbage collection may hold up one or two commands: that is no reason to refuse any. */
    private static final int LAST_FEW = 3;

    private static final double STEP = 0.1;
    private static final double LARGEST_EXCESS = 2;

    /** So that some moves get through however bad it is. */
    private static final double MOST_IN_GAMES = 0.95;

    private final double target;
    private final double[] recent = new double[LAST_FEW];
    private int told;
    private volatile double value;

    /** No pressure, until commands take longer than this. */
    Pressure(Duration busyAfter) {
        this.target = busyAfter.toNanos();
    }

    /** A command took so long, or has been taking so long and goes on. */
    void commandTook(long nanos) {
        recent[told++ % LAST_FEW] = nanos;
        double quickest = nanos;
        for (double one : recent) {
            quickest = Math.min(quickest, one);
        }
        double excess = Math.min((quickest - target) / target, LARGEST_EXCESS);
        value = Math.clamp(value + STEP * excess, 0, 2);
    }

    /** The share of what can wait that is to be refused: all of it, before a single move is. */
    double shareOfOthers() {
        return Math.min(value, 1);
    }

    /** The share of commands in games that is to be refused. */
    double shareInGames() {
        return Math.clamp(value - 1, 0, MOST_IN_GAMES);
    }
}
