package trasse.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * Starts a server in a process of its own, with SQLite in a folder that is deleted afterwards, and plays tables of four
 * there: first many at the pace of people, then a few without thinking.
 *
 * <p>Arguments: how many tables at the pace of people, for how many seconds, how many without thinking.
 */
public final class LoadBenchmark {
    private static final Duration WARM_UP = Duration.ofSeconds(20);
    private static final int SHORTEST_THOUGHT = 5_000;
    private static final int LONGEST_THOUGHT = 15_000;

    private LoadBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int tables = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 2000;
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 60;
        int fastTables = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 50;
        System.out.println("| tables | streams | pace | moves/s | p50 ms | p99 ms | p99.9 ms | server cores | MB |");
        System.out.println("|---:|---:|---|---:|---:|---:|---:|---:|---:|");
        run(
                tables,
                seconds,
                "of people, 5 to 15 s a move",
                any -> SHORTEST_THOUGHT + any % (LONGEST_THOUGHT - SHORTEST_THOUGHT));
        run(fastTables, 0, "without thinking", any -> 0);
        System.exit(0);
    }

    private static void run(int tables, int seconds, String pace, IntUnaryOperator thinkingMillis)
            throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("trasse-load");
        Process server = start(data);
        try (Wire wire = new Wire(port(server))) {
            Latencies latencies = new Latencies();
            AtomicLong moves = new AtomicLong();
            List<Thread> playing = new ArrayList<>();
            List<Player> hosts = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                List<Player> players = Player.atNewTable(wire, latencies, moves, thinkingMillis);
                hosts.add(players.getFirst());
                players.forEach(player -> playing.add(Thread.startVirtualThread(player)));
            }
            // Not all at once: people do not sit down in the same second.
            long between =
                    seconds == 0 ? 0 : Duration.ofMillis(SHORTEST_THOUGHT).toNanos() / tables;
            for (Player host : hosts) {
                host.start();
                Thread.sleep(Duration.ofNanos(between));
            }
            if (seconds > 0) {
                Thread.sleep(WARM_UP);
                latencies.clear();
            }
            long movesBefore = seconds == 0 ? 0 : moves.get();
            Duration cpuBefore = server.info().totalCpuDuration().orElse(Duration.ZERO);
            long begin = System.nanoTime();
            long end = begin + Duration.ofSeconds(seconds).toNanos();
            while (seconds > 0 ? System.nanoTime() < end : moves.get() < tables * 60L) {
                wire.check();
                Thread.sleep(10);
            }
            wire.check();
            double took = (System.nanoTime() - begin) / 1e9;
            Duration cpu =
                    server.info().totalCpuDuration().orElse(Duration.ZERO).minus(cpuBefore);
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %d | %s | %.0f | %.1f | %.1f | %.1f | %.2f | %d |%n",
                    tables,
                    tables * 4,
                    pace,
                    (moves.get() - movesBefore) / took,
                    latencies.millis(0.5),
                    latencies.millis(0.99),
                    latencies.millis(0.999),
                    cpu.toMillis() / took / 1000,
                    residentMegabytes(server));
        } finally {
            server.destroy();
            server.waitFor();
            try (Stream<Path> files = Files.list(data)) {
                for (Path file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(data);
        }
    }

    private static Process start(Path data) throws IOException {
        String plenty = "1000000";
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-jar",
                        System.getProperty("trasse.jar"),
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        data.toString(),
                        "--rate-per-key",
                        plenty,
                        "--rate-per-address",
                        plenty)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static int port(Process server) throws IOException {
        BufferedReader out = server.inputReader();
        String line = out.readLine();
        if (line == null) {
            throw new IOException("the server has not started");
        }
        return Integer.parseInt(line.replaceAll(".*:(\\d+)/", "$1"));
    }

    /** What the process has in memory, where the system says so; 0 elsewhere. */
    private static long residentMegabytes(Process server) throws IOException {
        Path status = Path.of("/proc/" + server.pid() + "/status");
        if (Files.notExists(status)) {
            return 0;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024)
                .findFirst()
                .orElse(0);
    }
}
