package trasse.engine.solve;

/** Is told now and then how far the solver has come. */
@FunctionalInterface
public interface SolverProgress {
    /** For callers that only want the result. */
    SolverProgress IGNORED = (total, bound) -> {};

    /**
     * A report; the same figures may come many times.
     *
     * @param total the best so far
     * @param bound no total is higher
     */
    void report(int total, int bound);

    /** A better line has been found. */
    default void improved(Solution solution) {}
}
