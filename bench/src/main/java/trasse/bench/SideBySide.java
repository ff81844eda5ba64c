package trasse.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The engine, the referee and the plain implementation by turns, a short while each, so that whatever else the machine
 * does slows all of them; in a minute. Prints what each does in a second of one core, and how many times faster than the
 * plain implementation ours is.
 *
 * <p>Turns end by the clock, but what counts is the time that the processor gave us: others may want it too.
 */
public final class SideBySide {
    private static final int TURNS = 12;
    private static final double TURN_SECONDS = 0.4;
    private static final double WARM_UP_SECONDS = 2.5;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Set by the script if standard error is a terminal, which Java 21 cannot tell. */
    private static final boolean WATCHED = Boolean.getBoolean("trasse.watched");

    /**
     * Two ways to do the same.
     *
     * @param calls how often ours is called between two looks at the clock; the plain one is slow enough for one
     * @param unitsPerCall how many of what is counted come from one call
     */
    private record Pair(String what, LongSupplier ours, int calls, LongSupplier plain, long unitsPerCall) {}

    /** Units per second of processor time, and the mean of what the calls gave. */
    private record Turn(double rate, double result) {}

    private record Turns(String what, List<Turn> ours, List<Turn> plain) {}

    private SideBySide() {}

    public static void main(String[] arguments) {
        EngineBenchmark engine = new EngineBenchmark();
        RefereeBenchmark referee = new RefereeBenchmark();
        List<Pair> pairs = List.of(
                new Pair("uniform solo games", engine::solo, 1000, engine::soloPlainly, 1),
                new Pair("random-walk solo games", engine::walk, 1000, engine::walkPlainly, 1),
                new Pair("perft leaves", engine::perft, 10, engine::perftPlainly, engine.perft()),
                new Pair(
                        "refereed games of four",
                        referee::referee,
                        1,
                        referee::refereePlainly,
                        RefereeBenchmark.GAMES));
        List<Turns> measured = new ArrayList<>();
        for (int i = 0; i < pairs.size(); i++) {
            measured.add(turns(pairs.get(i), (double) i / pairs.size(), 1.0 / pairs.size()));
        }
        showProgress(1);
        Turns uniform = measured.get(0);
        Turns walk = measured.get(1);
        measured.add(new Turns("walk, beside uniform", walk.ours, uniform.plain));
        System.out.printf(
                Locale.ROOT, "%-24s%15s%15s%15s%22s%n", "", "ours, per s", "plain, per s", "ratio", "results | plain");
        measured.forEach(turns -> System.out.println(line(turns)));
        System.out.println(
                "Per second of one core, on the classic board; solo games and perft from start 1. The ratio is the mean of "
                        + TURNS + " turns ± 2 standard errors.");
        System.out.println(
                "The results are the mean totals of the solo games, the leaves of three cards, and the sum of all totals"
                        + " of the refereed games: both do the same work.");
        System.out.println("Only in the last line they do not: there our random walk stands beside the plain uniform"
                + " player.");
    }

    private static Turns turns(Pair pair, double begun, double share) {
        turn(pair.ours, pair.calls, pair.unitsPerCall, WARM_UP_SECONDS);
        turn(pair.plain, 1, pair.unitsPerCall, WARM_UP_SECONDS);
        List<Turn> ours = new ArrayList<>();
        List<Turn> plain = new ArrayList<>();
        for (int turn = 0; turn < TURNS; turn++) {
            showProgress(begun + share * turn / TURNS);
            ours.add(turn(pair.ours, pair.calls, pair.unitsPerCall, TURN_SECONDS));
            plain.add(turn(pair.plain, 1, pair.unitsPerCall, TURN_SECONDS));
        }
        return new Turns(pair.what, ours, plain);
    }

    private static String line(Turns turns) {
        double sum = 0;
        double squares = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            double ratio = turns.ours.get(turn).rate / turns.plain.get(turn).rate;
            sum += ratio;
            squares += ratio * ratio;
        }
        double mean = sum / TURNS;
        double error = 2 * Math.sqrt((squares / TURNS - mean * mean) / (TURNS - 1));
        return String.format(
                Locale.ROOT,
                "%-24s%15s%15s%15s%22s",
                turns.what,
                String.format(Locale.ROOT, "%,.0f", meanRate(turns.ours)),
                String.format(Locale.ROOT, "%,.0f", meanRate(turns.plain)),
                String.format(Locale.ROOT, "%,.0f ± %.0f", mean, error),
                String.format(Locale.ROOT, "%.1f | %.1f", meanResult(turns.ours), meanResult(turns.plain)));
    }

    private static Turn turn(LongSupplier work, int calls, long unitsPerCall, double seconds) {
        long results = 0;
        long done = 0;
        long begin = System.nanoTime();
        long given = THREADS.getCurrentThreadCpuTime();
        do {
            for (int call = 0; call < calls; call++) {
                results += work.getAsLong();
            }
            done += calls;
        } while ((System.nanoTime() - begin) * 1e-9 < seconds);
        double used = (THREADS.getCurrentThreadCpuTime() - given) * 1e-9;
        return new Turn(done * unitsPerCall / used, (double) results / done);
    }

    private static double meanRate(List<Turn> turns) {
        return turns.stream().mapToDouble(Turn::rate).average().orElseThrow();
    }

    private static double meanResult(List<Turn> turns) {
        return turns.stream().mapToDouble(Turn::result).average().orElseThrow();
    }

    private static void showProgress(double share) {
        if (WATCHED) {
            System.err.print(
                    share == 1
                            ? "\r                    \r"
                            : String.format(Locale.ROOT, "\rMeasuring … %.0f %%", 100 * share));
        }
    }
}
