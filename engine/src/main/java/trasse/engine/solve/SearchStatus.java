package trasse.engine.solve;

import trasse.engine.Limit;

/** How far the solver has come, and whether to go on. Mutable. */
final class SearchStatus {
    private final Limit limit;
    private final SolverProgress progress;
    private boolean isOver;

    /** How many moves have been looked at. */
    long work;

    /** The best total so far. */
    int total;

    /** No total is higher. */
    int bound;

    SearchStatus(Limit limit, SolverProgress progress, int total, int bound) {
        this.limit = limit;
        this.progress = progress;
        this.total = total;
        this.bound = bound;
    }

    /** Reports progress and asks whether the limit is reached; once it is, that stays so. */
    boolean isOver() {
        if (!isOver) {
            progress.report(total, bound);
            isOver = limit.isReached(work);
        }
        return isOver;
    }

    void improved(Solution solution) {
        progress.improved(solution);
    }

    boolean isProven() {
        return total == bound;
    }
}
