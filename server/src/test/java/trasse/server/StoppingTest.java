package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** A server that is asked to stop. */
class StoppingTest {
    /** A connection that is written to by hand. */
    private static final class Connection implements AutoCloseable {
        private final Socket socket;
        private final BufferedReader in;

        private Connection(Running server) throws IOException {
            socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
            socket.setSoTimeout(60_000);
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        private void send(String text) throws IOException {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        }

        private String line() throws IOException {
            return in.readLine();
        }

        private List<String> untilItCloses() {
            return in.lines().toList();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    /** Somebody who is in the middle of making a table, slowly. */
    private static final class Slow implements AutoCloseable {
        private static final String BODY = "{\"command\":\"c\",\"name\":\"Ada\"}";
        private static final int PADDING = 10_000;

        private final Connection connection;
        private int padded;

        private Slow(Running server, Client client) throws IOException {
            connection = new Connection(server);
            connection.send("POST /api/tables HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + client.token()
                    + "\r\nContent-Length: " + (PADDING + BODY.length()) + "\r\n\r\n");
            // A request has begun when something of its body is there.
            goOn();
        }

        private void goOn() throws IOException {
            connection.send(" ");
            padded++;
        }

        private String end() throws IOException {
            connection.send(" ".repeat(PADDING - padded) + BODY);
            return connection.line();
        }

        @Override
        public void close() throws IOException {
            connection.close();
        }
    }

    @FunctionalInterface
    private interface Meanwhile {
        void run() throws IOException;
    }

    /** Begins to stop a server, and returns when it does, which a stream tells that ends. */
    private static Thread stop(Running server, Client client, Meanwhile meanwhile) throws IOException {
        EventStream streaming = client.follow(client.open(Map.of()), 0);
        streaming.awaitType("cardTurned");
        Thread stopping = Thread.startVirtualThread(server::close);
        while (!streaming.hasEnded()) {
            meanwhile.run();
            RandomPlay.pause(5);
        }
        return stopping;
    }

    @ParameterizedTest
    @EnumSource
    void aRequestThatHasBegunIsAnswered(Store store, @TempDir Path folder) throws Exception {
        Running server = Running.on(store, folder);
        Client ada = server.arrive("Ada");
        try (Slow slow = new Slow(server, ada)) {
            Thread stopping = stop(server, ada, slow::goOn);
            assertEquals("HTTP/1.1 201 Created", slow.end());
            stopping.join();
        }
        assertThrows(Client.Unreachable.class, () -> ada.get("/api/tables"));
    }

    @ParameterizedTest
    @EnumSource
    void aRequestThatComesLaterIsToldToTryAgain(Store store, @TempDir Path folder) throws Exception {
        List<String> answer = List.of();
        // On a busy machine, the connection may have been closed as idle before the request came. And streams end a
        // moment before requests are refused, so the request may still be answered.
        for (int tries = 0; tries < 5 && (answer.isEmpty() || answer.getFirst().endsWith("200 OK")); tries++) {
            answer = answerToLateRequest(Running.on(store, folder.resolve("try" + tries)));
        }
        assertEquals("HTTP/1.1 503 Service Unavailable", answer.getFirst());
        assertTrue(answer.contains("Retry-After: 5"), answer::toString);
        assertTrue(answer.getLast().contains("\"urn:trasse:problem:stopping\""), answer::toString);
    }

    private static List<String> answerToLateRequest(Running server) throws Exception {
        Client ada = server.arrive("Ada");
        Thread stopping;
        List<String> answer;
        try (Slow slow = new Slow(server, ada);
                Connection late = new Connection(server)) {
            late.send("GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Late: ");
            stopping = stop(server, ada, () -> {
                slow.goOn();
                late.send("y");
            });
            late.send("\r\n\r\n");
            answer = late.untilItCloses();
        }
        stopping.join();
        return answer;
    }

    @ParameterizedTest
    @EnumSource
    void whatWasAnsweredIsThereAfterwards(Store store, @TempDir Path folder) {
        try (Running server = Running.on(store, folder)) {
            Client ada = server.arrive("Ada");
            Client ben = server.arrive("Ben");
            String table = ada.open(Map.of("people", 2));
            ben.join(table).expect(200);
            ada.start(table).expect(200);
            int number =
                    ada.move(table, 1, "-").expect(200).body().path("number").asInt();
            JsonNode before = ada.show(table);
            server.restart();
            ada.moveTo(server.port());
            assertEquals(number, before.path("number").asInt());
            assertEquals("-", before.path("decision").asText());
            assertEquals(before, ada.show(table));
        }
    }
}
