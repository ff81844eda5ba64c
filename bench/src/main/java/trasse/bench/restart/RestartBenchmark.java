package trasse.bench.restart;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import trasse.bench.Scratch;
import trasse.testkit.Client;
import trasse.testkit.ServerProcess;

/**
 * Kills a server and starts it again, many times, while clients knock at its port until they see their tables again. A
 * server that serves not all of them in time hangs; then its log is printed, and the run has failed.
 *
 * <p>Arguments: how many restarts, with how many clients.
 */
public final class RestartBenchmark {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int AT_A_TABLE = 4;
    private static final String PLENTY = "1000000";

    /** Rounds end by the clock, so that a server that starts has tables to see to; before all are over, others begin. */
    private static final int RESTARTS_OF_A_GAME = 8;

    private RestartBenchmark() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int restarts = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100;
        int clients = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 48;
        try (Scratch scratch = Scratch.create();
                ServerProcess server = ServerProcess.ofJar(
                        Path.of(System.getProperty("trasse.jar")),
                        "serve",
                        "--port",
                        String.valueOf(freePort()),
                        "--data",
                        scratch.resolve("data").toString(),
                        "--rate-per-key",
                        PLENTY,
                        "--rate-per-address",
                        PLENTY,
                        "--busy-after",
                        PLENTY)) {
            print(measure(server, restarts, clients), clients);
        }
        System.exit(0);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** How long a restart took, in milliseconds. */
    private record Restart(double untilItListens, double untilAllAreServed) {}

    private static List<Restart> measure(ServerProcess server, int restarts, int clients) throws InterruptedException {
        List<KnockingClient> knocking = List.of();
        List<Restart> measured = new ArrayList<>();
        while (measured.size() < restarts) {
            if (measured.size() % RESTARTS_OF_A_GAME == 0) {
                knocking.forEach(KnockingClient::end);
                knocking = sitDown(server.port(), clients);
                knocking.forEach(Thread::startVirtualThread);
                awaitAll(server, knocking, System.nanoTime());
            }
            server.kill();
            long killed = System.nanoTime();
            server.restart();
            long listening = System.nanoTime();
            awaitAll(server, knocking, killed);
            measured.add(new Restart((listening - killed) / 1e6, (System.nanoTime() - listening) / 1e6));
        }
        knocking.forEach(KnockingClient::end);
        return measured;
    }

    /** Games that have begun, each with four players. */
    private static List<KnockingClient> sitDown(int port, int clients) {
        List<KnockingClient> all = new ArrayList<>();
        while (all.size() < clients) {
            Client host = Client.arrive(port, "Player 1");
            String table = host.open(Map.of("people", AT_A_TABLE, "secondsPerRound", 5));
            all.add(new KnockingClient(host, table));
            for (int i = 2; i <= AT_A_TABLE; i++) {
                Client guest = Client.arrive(port, "Player " + i);
                guest.join(table).expectSuccess();
                all.add(new KnockingClient(guest, table));
            }
            host.start(table).expectSuccess();
        }
        return all;
    }

    private static void awaitAll(ServerProcess server, List<KnockingClient> clients, long since)
            throws InterruptedException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!clients.stream().allMatch(client -> client.hasSeenSince(since))) {
            if (System.nanoTime() > end) {
                throw new IllegalStateException("not all clients are served:\n" + server.log());
            }
            Thread.sleep(5);
        }
    }

    private static void print(List<Restart> measured, int clients) {
        System.out.println("| restarts | clients | until it listens: median s | longest s"
                + " | until all are served: median s | longest s |");
        System.out.println("|---:|---:|---:|---:|---:|---:|");
        double[] listening =
                measured.stream().mapToDouble(Restart::untilItListens).sorted().toArray();
        double[] served = measured.stream()
                .mapToDouble(Restart::untilAllAreServed)
                .sorted()
                .toArray();
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %.2f | %.2f | %.2f | %.2f |%n",
                measured.size(),
                clients,
                listening[listening.length / 2] / 1000,
                Arrays.stream(listening).max().orElseThrow() / 1000,
                served[served.length / 2] / 1000,
                Arrays.stream(served).max().orElseThrow() / 1000);
    }
}
