package trasse.bench.load;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import trasse.bench.Scratch;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;

/**
 * Starts a server in a process of its own and plays tables of four there, one game after another, as the page would:
 * first to warm up, then for a fixed time in which everything counts. Each run has a new server and an empty database,
 * which is deleted afterwards.
 *
 * <p>Two things are counted twice. Moves: by the answers that players get, and by the server's own metrics. Moves that
 * are under way: on average over many samples, and by Little's law, as their rate times the mean time of an answer.
 *
 * <p>Arguments: the pace (people, haste, rush), how many tables, for how many seconds, how many runs, and the database
 * (sqlite, postgres).
 */
public final class LoadBenchmark {
    private static final Duration WARM_UP = Duration.ofSeconds(30);
    private static final Duration SAMPLE = Duration.ofMillis(5);
    private static final int ARRIVING_AT_A_TIME = 8;
    private static final String PLENTY = "1000000";

    private final Pace pace;
    private final int tables;
    private final Duration window;
    private final boolean onPostgres;

    private LoadBenchmark(Pace pace, int tables, Duration window, boolean onPostgres) {
        this.pace = pace;
        this.tables = tables;
        this.window = window;
        this.onPostgres = onPostgres;
    }

    public static void main(String[] arguments) throws Exception {
        List<String> given = List.of(arguments);
        Pace pace = Pace.valueOf(argument(given, 0, "people").toUpperCase(Locale.ROOT));
        int tables = Integer.parseInt(argument(given, 1, pace == Pace.PEOPLE ? "2000" : "200"));
        int seconds = Integer.parseInt(argument(given, 2, "60"));
        int runs = Integer.parseInt(argument(given, 3, "1"));
        boolean onPostgres = argument(given, 4, "sqlite").equals("postgres");
        System.out.println("| tables | streams | pace | moves/s | by the server | refused/s: moves | others | p50 ms"
                + " | p99 ms | p99.9 ms | until accepted: p99 ms | under way: sampled | rate × time | server cores"
                + " | client cores | MB |");
        System.out.println("|---:|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
        LoadBenchmark benchmark = new LoadBenchmark(pace, tables, Duration.ofSeconds(seconds), onPostgres);
        for (int i = 0; i < runs; i++) {
            benchmark.run();
        }
        System.exit(0);
    }

    private static String argument(List<String> given, int index, String otherwise) {
        return index < given.size() ? given.get(index) : otherwise;
    }

    private void run() throws Exception {
        try (Scratch scratch = Scratch.create()) {
            run(scratch);
        }
    }

    private void run(Scratch scratch) throws Exception {
        String data = scratch.resolve("data").toString();
        List<String> options = new ArrayList<>(List.of("serve", "--port", "0", "--data", data));
        for (String limit : List.of("rate-per-key", "rate-per-address", "connections-per-address")) {
            options.addAll(List.of("--" + limit, PLENTY));
        }
        if (onPostgres) {
            try (PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"))) {
                options.addAll(List.of("--database-url", postgres.url()));
                serve(options);
            }
        } else {
            serve(options);
        }
    }

    private void serve(List<String> options) throws Exception {
        Path jar = Path.of(System.getProperty("trasse.jar"));
        try (ServerProcess server = ServerProcess.ofJar(jar, options.toArray(String[]::new))) {
            measure(server);
            server.stop();
        }
    }

    private void measure(ServerProcess server) throws Exception {
        LoadRun run = new LoadRun();
        begin(run, arrive(run, server.port()));
        while (run.tablesBegun() < tables) {
            run.check();
            Thread.sleep(SAMPLE);
        }
        Thread.sleep(WARM_UP);
        run.check();
        run.seen().clear();
        run.accepted().clear();
        Reading begin = Reading.of(run, server);
        double underWay = sampleUnderWay(run);
        Reading end = Reading.of(run, server);
        print(run, begin, end, underWay, server.residentMegabytes());
        run.end();
    }

    private List<LoadTable> arrive(LoadRun run, int port) throws Exception {
        try (ExecutorService arrivals = Executors.newFixedThreadPool(ARRIVING_AT_A_TIME)) {
            List<Future<LoadTable>> arriving = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                int seed = i;
                arriving.add(arrivals.submit(() -> LoadTable.of(run, port, pace, seed)));
            }
            List<LoadTable> all = new ArrayList<>();
            for (Future<LoadTable> table : arriving) {
                all.add(table.get());
            }
            return all;
        }
    }

    /** Not all at once, so that the tables are at different points of their rounds. */
    private void begin(LoadRun run, List<LoadTable> all) throws InterruptedException {
        long start = System.nanoTime();
        for (int i = 0; i < all.size(); i++) {
            long due = start + pace.beginMillis() * 1_000_000L * i / all.size();
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            Thread.startVirtualThread(all.get(i));
        }
        run.check();
    }

    /** How many moves were under way on average. */
    private double sampleUnderWay(LoadRun run) throws InterruptedException {
        long end = System.nanoTime() + window.toNanos();
        long sum = 0;
        long samples = 0;
        while (System.nanoTime() < end) {
            sum += run.underWay();
            samples++;
            Thread.sleep(SAMPLE);
        }
        run.check();
        return (double) sum / samples;
    }

    private void print(LoadRun run, Reading begin, Reading end, double underWay, long megabytes) {
        double seconds = (end.nanos() - begin.nanos()) / 1e9;
        LoadRun.Counts counts = end.counts().since(begin.counts());
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %s | %.0f | %.0f | %.0f | %.0f | %.1f | %.1f | %.1f | %.1f | %.1f | %.1f | %.2f | %.2f | %d |%n",
                tables,
                tables * 4,
                pace,
                counts.moves() / seconds,
                (end.movesByServer() - begin.movesByServer()) / seconds,
                counts.movesRefused() / seconds,
                counts.othersRefused() / seconds,
                run.seen().millis(0.5),
                run.seen().millis(0.99),
                run.seen().millis(0.999),
                run.accepted().millis(0.99),
                underWay,
                counts.answerNanos() / 1e9 / seconds,
                end.serverProcessor().minus(begin.serverProcessor()).toMillis() / seconds / 1000,
                end.clientProcessor().minus(begin.clientProcessor()).toMillis() / seconds / 1000,
                megabytes);
    }
}
