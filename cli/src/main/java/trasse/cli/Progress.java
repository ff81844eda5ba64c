package trasse.cli;

import java.io.PrintWriter;
import java.util.function.DoubleConsumer;

/** A line on standard error that shows how far a long command has come, if that is a terminal. */
final class Progress implements DoubleConsumer, AutoCloseable {
    /** Set by the launcher if standard error is a terminal: Java 21 cannot find out by itself. */
    private static final boolean WATCHED = Boolean.getBoolean("trasse.watched");

    private static final int SECONDS_BEFORE_GUESSING = 2;
    private static final int SECONDS_PER_MINUTE = 60;

    private final PrintWriter err;
    private final String what;
    private final long begun = System.nanoTime();
    private int shown = -1;
    private String line = "";

    Progress(PrintWriter err, String what) {
        this.err = err;
        this.what = what;
    }

    @Override
    public synchronized void accept(double share) {
        int percent = (int) (100 * share);
        if (WATCHED && percent > shown) {
            shown = percent;
            show(percent + " %" + timeLeft(share));
        }
    }

    /** Empty as long as nobody knows. */
    private String timeLeft(double share) {
        long seconds = (System.nanoTime() - begun) / 1_000_000_000;
        if (seconds < SECONDS_BEFORE_GUESSING || share <= 0) {
            return "";
        }
        long left = (long) (seconds * (1 - share) / share);
        return left < SECONDS_PER_MINUTE ? ", " + left + " s left" : ", " + left / SECONDS_PER_MINUTE + " min left";
    }

    /** Shows a few words instead of a percentage. */
    synchronized void show(String how) {
        String next = what + " … " + how;
        if (WATCHED && !next.equals(line)) {
            err.print("\r" + next + " ".repeat(Math.max(0, line.length() - next.length())));
            err.flush();
            line = next;
        }
    }

    /** Clears the line, so that something else can be printed. */
    synchronized void clear() {
        if (!line.isEmpty()) {
            err.print("\r" + " ".repeat(line.length()) + "\r");
            err.flush();
            line = "";
        }
    }

    @Override
    public void close() {
        clear();
    }
}
