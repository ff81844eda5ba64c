package trasse.cli;

import java.io.PrintWriter;
import java.util.function.DoubleConsumer;

/** A line that shows how far a long command has come; only where somebody is watching. */
final class Progress implements DoubleConsumer, AutoCloseable {
    /** Set by the launcher if standard error is a terminal, which Java 21 cannot tell. */
    private static final boolean WATCHED = Boolean.getBoolean("trasse.watched");

    private final PrintWriter err;
    private final String what;
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
            show(percent + " %");
        }
    }

    /** Shows how things stand, in a few words. */
    synchronized void show(String how) {
        String next = what + " … " + how;
        if (WATCHED && !next.equals(line)) {
            err.print("\r" + next + " ".repeat(Math.max(0, line.length() - next.length())));
            err.flush();
            line = next;
        }
    }

    /** Leaves the line empty for what follows. */
    @Override
    public synchronized void close() {
        if (!line.isEmpty()) {
            err.print("\r" + " ".repeat(line.length()) + "\r");
            err.flush();
        }
    }
}
