package trasse.bench.load;

import java.time.Duration;
import java.util.Locale;

/**
 * Our server, which stores every move on disk, and one of boardgame.io, which keeps them in memory, by turns: how many
 * moves a second each of them plays for each core it uses, when tables of four play without thinking.
 *
 * <p>Arguments: how many tables, for how many seconds, and how many turns.
 */
public final class OthersBenchmark {
    /** Java compiles for so long what a server does, on cores that are busy. */
    private static final Duration WARM_UP = Duration.ofSeconds(150);

    private OthersBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 50;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 30;
        int turns = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 3;
        Duration window = Duration.ofSeconds(seconds);
        System.out.println(
                "| server | tables | moves/s | p99 ms | server cores | client cores | moves/s for each core |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|");
        double[] ratios = new double[turns];
        for (int i = 0; i < turns; i++) {
            LoadMeasurement.Figures ours = new LoadMeasurement(Pace.RUSH, tables, WARM_UP, window, false).measure();
            print(
                    "ours",
                    tables,
                    ours.movesPerSecond(),
                    ours.run().seen().millis(0.99),
                    ours.serverCores(),
                    ours.clientCores());
            BoardgameIo.Figures theirs = new BoardgameIo().measure(tables, WARM_UP, window);
            print(
                    "boardgame.io",
                    tables,
                    theirs.movesPerSecond(),
                    theirs.p99Millis(),
                    theirs.serverCores(),
                    theirs.clientCores());
            ratios[i] = ours.movesPerSecond() / ours.serverCores() / (theirs.movesPerSecond() / theirs.serverCores());
        }
        for (double ratio : ratios) {
            System.out.printf(Locale.ROOT, "Ratio for each core: %.2f%n", ratio);
        }
        System.exit(0);
    }

    private static void print(
            String server, int tables, double moves, double p99, double serverCores, double clientCores) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.0f | %.1f | %.2f | %.2f | %.0f |%n",
                server,
                tables,
                moves,
                p99,
                serverCores,
                clientCores,
                moves / serverCores);
    }
}
