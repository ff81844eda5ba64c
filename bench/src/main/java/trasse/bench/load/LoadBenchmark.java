package trasse.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import trasse.rules.Deck;
import trasse.testkit.Client;
import trasse.testkit.ServerProcess;

/**
 * Starts a server in a process of its own, with SQLite in a folder that is deleted afterwards, and plays tables of four
 * there: first many at the pace of people, then a few without thinking. Moves are counted twice: by the answers that
 * the players get, and by the server's own metrics.
 *
 * <p>Arguments: how many tables at the pace of people, for how many seconds, how many without thinking.
 */
public final class LoadBenchmark {
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final int SHORTEST_THOUGHT = 5_000;
    private static final int LONGEST_THOUGHT = 15_000;
    private static final String PLENTY = "1000000";

    private LoadBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 2000;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
        int fastTables = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 50;
        System.out.println("| tables | streams | pace | moves/s | moves/s by the server | p50 ms | p99 ms | p99.9 ms"
                + " | server cores | client cores | MB |");
        System.out.println("|---:|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|");
        onNewServer(server -> playAtThePaceOfPeople(server, tables, Duration.ofSeconds(seconds)));
        onNewServer(server -> playWithoutThinking(server, fastTables));
        System.exit(0);
    }

    private interface Measurement {
        void on(ServerProcess server) throws InterruptedException;
    }

    private static void onNewServer(Measurement measurement) throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("trasse-load");
        Path jar = Path.of(System.getProperty("trasse.jar"));
        try (ServerProcess server = ServerProcess.ofJar(
                jar,
                "serve",
                "--port",
                "0",
                "--data",
                data.toString(),
                "--rate-per-key",
                PLENTY,
                "--rate-per-address",
                PLENTY)) {
            measurement.on(server);
            server.stop();
        } finally {
            try (Stream<Path> files = Files.list(data)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(data);
        }
    }

    /** Measures for a time in the middle of games that have not all begun in the same second. */
    private static void playAtThePaceOfPeople(ServerProcess server, int tables, Duration time)
            throws InterruptedException {
        LoadRun run = new LoadRun();
        List<LoadPlayer> hosts =
                sitDown(run, server, tables, any -> SHORTEST_THOUGHT + any % (LONGEST_THOUGHT - SHORTEST_THOUGHT));
        Duration between = Duration.ofMillis(SHORTEST_THOUGHT).dividedBy(tables);
        for (LoadPlayer host : hosts) {
            host.start();
            Thread.sleep(between);
        }
        Thread.sleep(WARM_UP);
        run.latencies().clear();
        Reading begin = Reading.of(run, server);
        Thread.sleep(time);
        run.check();
        Reading end = Reading.of(run, server);
        run.end();
        print(tables, "of people, 5 to 15 s a move", run, begin, end, server);
    }

    /**
     * Measures whole games, from before the first move to after the last. As many are played before, so that the
     * server's code is compiled when the clock starts.
     */
    private static void playWithoutThinking(ServerProcess server, int tables) throws InterruptedException {
        LoadRun warmUp = new LoadRun();
        playToTheEnd(warmUp, sitDown(warmUp, server, tables, any -> 0));
        LoadRun run = new LoadRun();
        List<LoadPlayer> hosts = sitDown(run, server, tables, any -> 0);
        Reading begin = Reading.of(run, server);
        long all = playToTheEnd(run, hosts);
        Reading end = Reading.of(run, server);
        long counted = end.movesByServer() - begin.movesByServer();
        if (counted < all || counted > all + run.resent()) {
            throw new IllegalStateException("the server counts " + counted + " moves, not " + all);
        }
        print(tables, "without thinking", run, begin, end, server);
    }

    /** Plays all games and gives the number of moves. */
    private static long playToTheEnd(LoadRun run, List<LoadPlayer> hosts) throws InterruptedException {
        hosts.forEach(LoadPlayer::start);
        long all = hosts.size() * 4L * Deck.SIZE;
        while (run.moves() < all) {
            run.check();
            Thread.sleep(10);
        }
        return all;
    }

    /** Everybody takes a seat and follows the table; gives those who start the games. */
    private static List<LoadPlayer> sitDown(
            LoadRun run, ServerProcess server, int tables, IntUnaryOperator thinkingMillis) {
        List<LoadPlayer> hosts = new ArrayList<>();
        for (int i = 0; i < tables; i++) {
            List<LoadPlayer> players = LoadPlayer.atNewTable(run, server.port(), i, thinkingMillis);
            hosts.add(players.getFirst());
            players.forEach(Thread::startVirtualThread);
        }
        return hosts;
    }

    /** What all counters say at one moment. */
    private record Reading(
            long nanos, long moves, long movesByServer, Duration serverProcessor, Duration clientProcessor) {
        private static final String COUNTER = "trasse_command_seconds_count{command=\"move\"} ";

        static Reading of(LoadRun run, ServerProcess server) {
            String metrics =
                    Client.spectator(server.port()).get("/metrics").expect(200).text();
            long movesByServer = metrics.lines()
                    .filter(line -> line.startsWith(COUNTER))
                    .mapToLong(line -> (long) Double.parseDouble(line.substring(COUNTER.length())))
                    .findFirst()
                    .orElse(0);
            return new Reading(
                    System.nanoTime(),
                    run.moves(),
                    movesByServer,
                    server.processorTime(),
                    ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
        }
    }

    private static void print(int tables, String pace, LoadRun run, Reading begin, Reading end, ServerProcess server) {
        double seconds = (end.nanos - begin.nanos) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %s | %.0f | %.0f | %.1f | %.1f | %.1f | %.2f | %.2f | %d |%n",
                tables,
                tables * 4,
                pace,
                (end.moves - begin.moves) / seconds,
                (end.movesByServer - begin.movesByServer) / seconds,
                run.latencies().millis(0.5),
                run.latencies().millis(0.99),
                run.latencies().millis(0.999),
                end.serverProcessor.minus(begin.serverProcessor).toMillis() / seconds / 1000,
                end.clientProcessor.minus(begin.clientProcessor).toMillis() / seconds / 1000,
                server.residentMegabytes());
    }
}
