package trasse.bench.load;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Starts a server in a process of its own and plays tables of four there, one game after another, as the page would.
 *
 * <p>Arguments: the pace (people, haste, rush), how many tables, for how many seconds, how many runs, and the database
 * (sqlite, postgres).
 */
public final class LoadBenchmark {
    private static final int LONGEST_WARM_UP = 30;

    private LoadBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        List<String> given = List.of(arguments);
        Pace pace = Pace.valueOf(argument(given, 0, "people").toUpperCase(Locale.ROOT));
        int tables = Integer.parseInt(argument(given, 1, pace == Pace.PEOPLE ? "2000" : "200"));
        int seconds = Integer.parseInt(argument(given, 2, "60"));
        int runs = Integer.parseInt(argument(given, 3, "1"));
        boolean onPostgres = argument(given, 4, "sqlite").equals("postgres");
        Duration warmUp = Duration.ofSeconds(Math.min(seconds, LONGEST_WARM_UP));
        LoadMeasurement measurement =
                new LoadMeasurement(pace, tables, warmUp, Duration.ofSeconds(seconds), onPostgres);
        System.out.println("| tables | streams | pace | moves/s | by the server | refused/s: moves | others | p50 ms"
                + " | p99 ms | p99.9 ms | until accepted: p99 ms | under way: sampled | rate × time | server cores"
                + " | client cores | MB |");
        System.out.println("|---:|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
        for (int i = 0; i < runs; i++) {
            print(measurement, measurement.measure());
        }
        System.exit(0);
    }

    private static String argument(List<String> given, int index, String otherwise) {
        return index < given.size() ? given.get(index) : otherwise;
    }

    private static void print(LoadMeasurement measurement, LoadMeasurement.Figures figures) {
        LoadRun.Counts counts = figures.counts();
        LoadRun run = figures.run();
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %s | %.0f | %.0f | %.0f | %.0f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.2f | %.2f | %d |%n",
                measurement.tables(),
                measurement.tables() * LoadTable.PEOPLE,
                measurement.pace(),
                figures.movesPerSecond(),
                figures.movesPerSecondByServer(),
                counts.movesRefused() / figures.seconds(),
                counts.othersRefused() / figures.seconds(),
                run.seen().millis(0.5),
                run.seen().millis(0.99),
                run.seen().millis(0.999),
                run.answered().millis(0.99),
                run.accepted().millis(0.99),
                figures.underWay(),
                counts.answerNanos() / 1e9 / figures.seconds(),
                figures.serverCores(),
                figures.clientCores(),
                figures.megabytes());
    }
}
