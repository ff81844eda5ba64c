package trasse.engine.solve;

/**
 * How long to go on looking. It is asked now and then, and so is also the way to watch the solver at work. The engine
 * has no clock: whoever has one asks it here, and whoever wants the same answer every time counts the work.
 */
@FunctionalInterface
public interface Patience {
    /** Looks until all is proven. */
    Patience ENDLESS = (work, total, bound) -> true;

    /**
     * Whether to go on.
     *
     * @param work how many extensions have been looked at
     * @param total the best so far
     * @param bound no total is higher
     */
    boolean lasts(long work, int total, int bound);

    /** Ends after this much work, so that the same task always has the same solution. */
    static Patience ofWork(long most) {
        return (work, total, bound) -> work < most;
    }
}
