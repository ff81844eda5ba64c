package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventStreamTest {
    private static final String END = "";

    /** What the server sends next; it ends the stream with {@link #END}. */
    private final BlockingQueue<String> toSend = new LinkedBlockingQueue<>();

    private final List<String> lastEventIds = new ArrayList<>();
    private HttpServer server;
    private Client client;

    @BeforeEach
    void start() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/api/tables/t/events", this::stream);
        server.start();
        client = Client.spectator(server.getAddress().getPort());
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    private void stream(HttpExchange exchange) throws IOException {
        lastEventIds.add(exchange.getRequestHeaders().getFirst("Last-Event-ID"));
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (exchange) {
            for (String piece = toSend.take(); !piece.equals(END); piece = toSend.take()) {
                exchange.getResponseBody().write(piece.getBytes(StandardCharsets.UTF_8));
                exchange.getResponseBody().flush();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void eventsAndViewsAreKeptApart() {
        toSend.add("retry: 500\n\nevent: table\nid: 1\ndata: {\"number\":1,\"phase\":\"waiting\"}\n\n");
        toSend.add("id: 2\ndata: {\"number\":2,\"type\":\"started\"}\n\n");
        toSend.add("event: table\nid: 2\ndata: {\"number\":2,\"phase\":\"playing\"}\n\n:\n\n");
        try (EventStream stream = client.follow("t", 0)) {
            assertEquals(2, stream.awaitType("started").path("number").asInt());
            assertEquals(
                    2,
                    stream.awaitView(view -> view.path("phase").asText().equals("playing"))
                            .path("number")
                            .asInt());
            stream.awaitLine(":");
            assertEquals(1, stream.events().size());
            assertEquals(2, stream.views().size());
            assertTrue(stream.bytes().startsWith("retry: 500\n\nevent: table\n"), stream::bytes);
            toSend.add(END);
        }
    }

    @Test
    void aMessageMayComeInPieces() {
        List.of("id: 1\nda", "ta: {\"number\":1,\"na", "me\":\"Zoë\"}", "\n", "\n")
                .forEach(toSend::add);
        try (EventStream stream = client.follow("t", 0)) {
            assertEquals("Zoë", stream.await(event -> true).path("name").asText());
            toSend.add(END);
        }
    }

    @Test
    void aStreamIsTakenUpAfterTheLastEvent() {
        toSend.add(END);
        client.follow("t", 7).close();
        assertEquals(List.of("7"), lastEventIds);
    }

    @Test
    void nobodyWaitsForAStreamThatHasEnded() {
        toSend.add("id: 1\ndata: {\"number\":1}\n\n");
        toSend.add(END);
        try (EventStream stream = client.follow("t", 0)) {
            assertThrows(Client.Unreachable.class, () -> stream.awaitType("over"));
            assertTrue(stream.hasEnded());
            assertEquals(1, stream.events().size());
        }
    }

    @Test
    void aListenerGetsEveryMessageUntilTheEnd() {
        toSend.add("id: 1\ndata: {}\n\nevent: table\nid: 1\ndata: []\n\n");
        toSend.add(END);
        List<ServerSentEvent> heard = new ArrayList<>();
        client.listen("t", 0, heard::add);
        assertEquals(
                List.of(new ServerSentEvent("1", "message", "{}"), new ServerSentEvent("1", "table", "[]")), heard);
    }

    @Test
    void aListenerMayStopBeforeTheEnd() {
        toSend.add("id: 1\ndata: {}\n\nid: 2\ndata: {}\n\nid: 3\ndata: {}\n\n");
        List<String> heard = new ArrayList<>();
        client.listen("t", 0, message -> {
            heard.add(message.id());
            return heard.size() < 2;
        });
        assertEquals(List.of("1", "2"), heard);
        toSend.add(END);
    }

    @Test
    void whereThereIsNoStreamTheAnswerIsShown() {
        AssertionError failure = assertThrows(AssertionError.class, () -> client.follow("other", 0));
        assertTrue(String.valueOf(failure.getMessage()).startsWith("no stream: 404"), failure.getMessage());
    }
}
