package trasse.engine.solve;

/** How much has been done and achieved, and whether to go on. Mutable. */
final class Effort {
    private final Patience patience;
    private boolean isOver;

    /** How many moves have been looked at. */
    long work;

    /** The best total so far. */
    int total;

    /** No total is higher. */
    int bound;

    Effort(Patience patience, int total, int bound) {
        this.patience = patience;
        this.total = total;
        this.bound = bound;
    }

    /** Asks whether patience has ended; once it has, that stays so. */
    boolean isOver() {
        isOver = isOver || !patience.lasts(work, total, bound);
        return isOver;
    }

    boolean isProven() {
        return total == bound;
    }
}
