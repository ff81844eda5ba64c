package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Clients that hold on to connections. */
class SlowClientsTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static Running server(Path folder, int connections) {
        return new Running(
                Variant.of(Settings.local(0, folder))
                        .limits(new Settings.Limits(16 * 1024, 100_000, 100_000, 10_000, 1000, connections))
                        .settings(),
                InstantSource.system());
    }

    private static Socket connect(Running server) throws IOException {
        return new Socket(InetAddress.getLoopbackAddress(), server.port());
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    /** Sends a byte every now and then; tells whether the server hangs up, or answers, before long. */
    private static boolean isCutOff(Socket socket) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        socket.setSoTimeout(500);
        while (System.nanoTime() < end) {
            try {
                send(socket, "a");
                if (socket.getInputStream().read() < 0) {
                    return true;
                }
            } catch (SocketTimeoutException e) {
                assertTrue(socket.isConnected(), "it has not answered yet: send one more");
            } catch (IOException e) {
                return true;
            }
        }
        return false;
    }

    /** The server may not have noticed yet that a connection was closed. */
    private static boolean isAnsweredInTime(int port) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            try {
                Client.spectator(port).get("/health/live").expect(200);
                return true;
            } catch (Client.Unreachable e) {
                RandomPlay.pause(20);
            }
        }
        return false;
    }

    private static void assertAnswered(Socket socket) throws IOException {
        send(socket, "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
        assertEquals(
                "HTTP/1.1 200 OK", new String(socket.getInputStream().readNBytes(15), StandardCharsets.ISO_8859_1));
    }

    @Test
    void aRequestMustComeInTimeButAConnectionMayWaitForIts(@TempDir Path folder) throws Exception {
        try (Running server = server(folder, 100);
                Socket waiting = connect(server);
                Socket slowHead = connect(server);
                Socket slowBody = connect(server)) {
            assertAnswered(waiting);
            send(slowHead, "GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ");
            send(slowBody, "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n{");
            assertTrue(isCutOff(slowHead));
            assertTrue(isCutOff(slowBody));
            waiting.getInputStream().skip(waiting.getInputStream().available());
            assertAnswered(waiting);
        }
    }

    @Test
    void aClientThatHangsUpWithinARequestIsNoFailureOfTheServer(@TempDir Path folder) throws Exception {
        try (Running server = server(folder, 100)) {
            try (Socket socket = connect(server)) {
                send(socket, "POST /api/me/redeem HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
            }
            Client client = Client.spectator(server.port());
            long end = System.nanoTime() + PATIENCE.toNanos();
            String counts = answers(client);
            while (counts.isEmpty() && System.nanoTime() < end) {
                RandomPlay.pause(20);
                counts = answers(client);
            }
            assertEquals("trasse_answers_total{status=\"400\"} 1.0", counts);
        }
    }

    /** Those that were no success, as the metrics count them. */
    private static String answers(Client client) {
        return client.get("/metrics")
                .expect(200)
                .text()
                .lines()
                .filter(line -> line.matches("trasse_answers_total\\{status=\"[45].*"))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void anAddressHasOnlySoManyConnections(@TempDir Path folder) throws Exception {
        try (Running server = server(folder, 5)) {
            List<Socket> open = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                open.add(connect(server));
                send(open.getLast(), "GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n");
                assertEquals('H', open.getLast().getInputStream().read());
            }
            try (Socket oneMore = connect(server)) {
                assertTrue(isCutOff(oneMore));
            }
            open.getFirst().close();
            assertTrue(isAnsweredInTime(server.port()), "a connection that is closed makes room for another");
            for (Socket socket : open) {
                socket.close();
            }
        }
    }
}
