package trasse.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Somebody who plays over HTTP, as any program would. */
final class Client {
    private static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(30))
            .build();
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final String name;
    private final String token;
    private URI base;

    private Client(URI base, String name, String token) {
        this.base = base;
        this.name = name;
        this.token = token;
    }

    /** Somebody new. */
    static Client arrive(int port, String name) {
        Client nobody = spectator(port);
        return new Client(
                nobody.base,
                name,
                nobody.post("/api/tokens", Map.of()).body().path("token").asText());
    }

    /** Somebody who has no key. */
    static Client spectator(int port) {
        return new Client(server(port), "", "");
    }

    private static URI server(int port) {
        return URI.create("http://127.0.0.1:" + port);
    }

    String name() {
        return name;
    }

    String token() {
        return token;
    }

    /** Goes on at another server. */
    void moveTo(int port) {
        base = server(port);
    }

    /** The same visitor at another device, and perhaps at another server. */
    Client at(int port) {
        return new Client(server(port), name, token);
    }

    record Answer(int status, JsonNode body, String text, HttpResponse<?> response) {
        Answer expect(int expected) {
            if (status != expected) {
                throw new AssertionError("expected " + expected + ", got " + status + ": " + text);
            }
            return this;
        }

        Answer expectSuccess() {
            if (status < 200 || status > 299) {
                throw new AssertionError("expected success, got " + status + ": " + text);
            }
            return this;
        }

        /** The last part of a problem's type. */
        String problem() {
            String type = body.path("type").asText();
            return type.substring(type.lastIndexOf(':') + 1);
        }
    }

    Answer get(String path) {
        return send(request(path).GET().build());
    }

    Answer post(String path, Map<String, ?> body) {
        try {
            return postText(path, JSON.writeValueAsString(body));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    Answer postText(String path, String body) {
        return send(request(path)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .build());
    }

    Answer delete(String path) {
        return send(request(path).DELETE().build());
    }

    /** A command, with an id of its own. */
    Answer command(String path, Map<String, ?> body) {
        Map<String, Object> withId = new HashMap<>(body);
        withId.put("command", UUID.randomUUID().toString());
        return post(path, withId);
    }

    /** Makes a table, and gives its id. */
    String open(Map<String, ?> terms) {
        Map<String, Object> withName = new HashMap<>(terms);
        withName.putIfAbsent("name", name);
        return command("/api/tables", withName).expect(201).body().path("table").asText();
    }

    Answer join(String table) {
        return command("/api/tables/" + table + "/join", Map.of("name", name));
    }

    Answer start(String table) {
        return command("/api/tables/" + table + "/start", Map.of());
    }

    Answer move(String table, int round, String move) {
        return command("/api/tables/" + table + "/move", Map.of("round", round, "move", move));
    }

    JsonNode show(String table) {
        return get("/api/tables/" + table).expect(200).body();
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve(path)).timeout(PATIENCE);
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    Answer send(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            String type = response.headers().firstValue("Content-Type").orElse("");
            JsonNode body = type.contains("json") ? JSON.readTree(response.body()) : MissingNode.getInstance();
            return new Answer(response.statusCode(), body, response.body(), response);
        } catch (IOException e) {
            throw new Unreachable(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unreachable(e);
        }
    }

    /** The server does not answer. */
    static final class Unreachable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreachable(Exception cause) {
            super(cause);
        }
    }

    /** Follows a table from after an event on. */
    Following follow(String table, int after) {
        return new Following(table, after);
    }

    /** Whether a table may be followed; if so, it is, for as long as the server likes. */
    boolean mayFollow(String table) {
        HttpRequest request = request("/api/tables/" + table + "/events").build();
        try {
            return HTTP.send(request, HttpResponse.BodyHandlers.ofInputStream()).statusCode() == 200;
        } catch (IOException e) {
            throw new Unreachable(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unreachable(e);
        }
    }

    /** A stream that is being read, in the background. */
    final class Following implements AutoCloseable {
        private final List<JsonNode> events = new ArrayList<>();
        private final StringBuilder bytes = new StringBuilder();
        private final InputStream in;
        private final HttpHeaders headers;
        private boolean ended;

        private Following(String table, int after) {
            HttpRequest request = HttpRequest.newBuilder(base.resolve("/api/tables/" + table + "/events"))
                    .header("Last-Event-ID", Integer.toString(after))
                    .headers(
                            token.isEmpty()
                                    ? new String[] {"Accept", "text/event-stream"}
                                    : new String[] {"Authorization", "Bearer " + token})
                    .build();
            try {
                HttpResponse<InputStream> response = HTTP.send(request, HttpResponse.BodyHandlers.ofInputStream());
                in = response.body();
                headers = response.headers();
                if (response.statusCode() != 200) {
                    throw new AssertionError("no stream: " + response.statusCode() + " "
                            + new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            } catch (IOException e) {
                throw new Unreachable(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new Unreachable(e);
            }
            Thread.startVirtualThread(this::read);
        }

        private void read() {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    synchronized (events) {
                        bytes.append(line).append('\n');
                        if (line.startsWith("data: ")) {
                            events.add(JSON.readTree(line.substring("data: ".length())));
                        }
                        events.notifyAll();
                    }
                }
            } catch (IOException e) {
                // The server is gone, or the stream was closed: either way it has ended.
            }
            synchronized (events) {
                ended = true;
                events.notifyAll();
            }
        }

        HttpHeaders headers() {
            return headers;
        }

        /** Everything so far. */
        List<JsonNode> events() {
            synchronized (events) {
                return List.copyOf(events);
            }
        }

        String bytes() {
            synchronized (events) {
                return bytes.toString();
            }
        }

        boolean hasEnded() {
            synchronized (events) {
                return ended;
            }
        }

        /** Waits for the first event that fits. */
        JsonNode await(Predicate<JsonNode> fits) {
            return awaitFrom(0, fits);
        }

        /** Waits for the first event after a number that fits. */
        JsonNode awaitFrom(int after, Predicate<JsonNode> fits) {
            return awaitSome(() -> events.stream()
                    .filter(event -> event.path("number").asInt() > after && fits.test(event))
                    .findFirst());
        }

        /** Waits for a line that is just this. */
        void awaitLine(String line) {
            awaitSome(() -> bytes.indexOf("\n" + line + "\n") >= 0 ? Optional.of(line) : Optional.empty());
        }

        private <T> T awaitSome(Supplier<Optional<T>> sought) {
            long end = System.nanoTime() + PATIENCE.toNanos();
            synchronized (events) {
                while (true) {
                    Optional<T> found = sought.get();
                    if (found.isPresent()) {
                        return found.get();
                    }
                    long millis = (end - System.nanoTime()) / 1_000_000;
                    if (ended) {
                        throw new Unreachable(new IOException("the stream has ended after " + events));
                    }
                    if (millis <= 0) {
                        throw new AssertionError("nothing came that fits; there was " + events);
                    }
                    try {
                        events.wait(millis);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                        throw new Unreachable(e);
                    }
                }
            }
        }

        JsonNode awaitType(String type) {
            return await(event -> event.path("type").asText().equals(type));
        }

        JsonNode awaitCard(int round) {
            return await(event -> event.path("type").asText().equals("cardTurned")
                    && event.path("round").asInt() == round);
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException e) {
                // It is closed either way.
            }
        }
    }
}
