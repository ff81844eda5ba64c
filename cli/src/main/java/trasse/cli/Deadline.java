package trasse.cli;

import trasse.engine.solve.Patience;
import trasse.engine.solve.Remainder;
import trasse.engine.solve.Solver;

/**
 * Looks for some seconds, and shows meanwhile what has been found. Few cards get a minute at least, because they are
 * nearly always solved to the end within seconds.
 */
final class Deadline implements Patience {
    private static final double NANOS = 1e9;
    private static final double LEAST_FOR_FEW_CARDS = 60;

    private final long begun = System.nanoTime();
    private final double seconds;
    private final Progress progress;

    Deadline(Remainder remainder, double seconds, Progress progress) {
        boolean isShort = remainder.cards().size() <= Solver.FEW_CARDS;
        this.seconds = isShort ? Math.max(seconds, LEAST_FOR_FEW_CARDS) : seconds;
        this.progress = progress;
    }

    @Override
    public boolean lasts(long work, int total, int bound) {
        double passed = (System.nanoTime() - begun) / NANOS;
        progress.show("best so far " + total + ", at most " + bound + ", " + (int) passed + " s");
        return passed < seconds;
    }
}
