package trasse.server.live;

import java.time.Duration;

/**
 * How much has to be refused, judged by how long even the quickest of the last few commands took. It rises while that is too
 * long, and falls otherwise; and it follows at once when commands begin to take longer. Without the latter, it would swing
 * between refusing too little and too much. Only one thread at a time may tell it.
 */
final class Pressure {
    /** Garbage collection may hold up one or two commands: that is no reason to refuse any. */
    private static final int LAST_FEW = 3;

    /** How fast it rises and falls, and how much of a change it follows at once. */
    private static final double STEP = 0.02;

    private static final double FOLLOWED = 0.2;
    private static final double LARGEST_EXCESS = 4;

    /** So that some moves get through however bad it is. */
    private static final double MOST_OF_PLAY = 0.95;

    private static final double LARGEST = Urgency.values().length;

    private final double target;
    private final double[] recent = new double[LAST_FEW];
    private int told;
    private double excessBefore;
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
        double followed = FOLLOWED * (Math.max(excess, 0) - Math.max(excessBefore, 0));
        excessBefore = excess;
        value = Math.clamp(value + STEP * excess + followed, 0, LARGEST);
    }

    /** The share of requests that is to be refused: all that are less urgent, before one of these is. */
    double shareOf(Urgency urgency) {
        return Math.clamp(value - urgency.ordinal(), 0, urgency == Urgency.PLAY ? MOST_OF_PLAY : 1);
    }
}
