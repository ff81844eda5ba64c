package trasse.browser;

import trasse.engine.Limit;

/** A limit that tells the page how much of it is used up. Not thread-safe. */
final class Allowance implements Limit {
    private static final double STEP = 0.01;

    private final StudyListener listener;
    private final long millis;
    private final long work;
    private final long begun = System.nanoTime();
    private double told;
    private double share;

    /**
     * Time or work.
     *
     * @param millis 0 for a fixed amount of work instead
     */
    Allowance(long millis, long work, StudyListener listener) {
        this.millis = millis;
        this.work = work;
        this.listener = listener;
    }

    @Override
    public boolean isReached(long done) {
        double used = millis > 0 ? (System.nanoTime() - begun) / 1e6 / millis : (double) done / Math.max(1, work);
        share = Math.min(1, used);
        if (share >= told + STEP) {
            told = share;
            listener.report(share, "");
        }
        return used >= 1;
    }

    /** What is used up, from 0 to 1. */
    double share() {
        return share;
    }
}
