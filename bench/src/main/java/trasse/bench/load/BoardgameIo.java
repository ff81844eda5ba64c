package trasse.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;

/** A server of boardgame.io, which keeps its matches in memory, and its own clients, which play there without thinking. */
final class BoardgameIo {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final Path programs = Path.of(System.getProperty("trasse.others"));

    /**
     * What was measured.
     *
     * @param p99Millis from a move until everyone at the table had seen it
     */
    record Figures(double movesPerSecond, double p99Millis, double serverCores, double clientCores) {}

    Figures measure(int tables, Duration warmUp, Duration window) throws IOException {
        Process server = node("server.mjs");
        try {
            String port = server.inputReader().readLine();
            Process clients = node(
                    "play.mjs",
                    port,
                    Integer.toString(tables),
                    Long.toString(warmUp.toSeconds()),
                    Long.toString(window.toSeconds()));
            try {
                return measure(server, clients);
            } finally {
                clients.destroyForcibly().onExit().join();
            }
        } finally {
            server.destroyForcibly().onExit().join();
        }
    }

    private static Figures measure(Process server, Process clients) throws IOException {
        BufferedReader said = clients.inputReader();
        expect("begin", said.readLine());
        long begin = System.nanoTime();
        Duration serverBefore = processorTime(server);
        Duration clientsBefore = processorTime(clients);
        expect("end", said.readLine());
        double seconds = (System.nanoTime() - begin) / 1e9;
        Duration ofServer = processorTime(server).minus(serverBefore);
        Duration ofClients = processorTime(clients).minus(clientsBefore);
        JsonNode counted = JSON.readTree(said.readLine());
        return new Figures(
                counted.path("moves").asLong() / seconds,
                counted.path("p99").asDouble(),
                ofServer.toMillis() / seconds / 1000,
                ofClients.toMillis() / seconds / 1000);
    }

    private static void expect(String expected, String line) {
        if (!expected.equals(line)) {
            throw new IllegalStateException("boardgame.io's clients have stopped: " + line);
        }
    }

    private static Duration processorTime(Process process) {
        return process.info().totalCpuDuration().orElseThrow();
    }

    private Process node(String program, String... arguments) throws IOException {
        String[] command = new String[arguments.length + 2];
        command[0] = "node";
        command[1] = programs.resolve(program).toString();
        System.arraycopy(arguments, 0, command, 2, arguments.length);
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
