package trasse.engine;

/** Work done against a limit. Once the limit is reached it stays reached. Mutable and not thread-safe. */
public final class Effort {
    private final Limit limit;
    private long work;
    private boolean isOver;

    public Effort(Limit limit) {
        this.limit = limit;
    }

    /** Adds work, and says whether the limit is reached. */
    public boolean add(long steps) {
        work += steps;
        isOver = isOver || limit.isReached(work);
        return isOver;
    }

    public boolean isOver() {
        return isOver;
    }
}
