package trasse.engine.bot;

/** How long a bot may think about one card. It is asked after every step of thought. */
@FunctionalInterface
public interface Budget {
    /**
     * Whether to go on.
     *
     * @param work how many choices have been weighed so far
     */
    boolean lasts(long work);

    /** A fixed amount of work, so that the same view always leads to the same action. */
    static Budget ofWork(long choices) {
        return work -> work < choices;
    }

    /** Time, from now on. */
    static Budget ofMillis(long millis) {
        long begun = System.nanoTime();
        return work -> (System.nanoTime() - begun) / 1_000_000 < millis;
    }
}
