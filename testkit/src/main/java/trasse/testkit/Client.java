package trasse.testkit;

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
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;

/** A player over HTTP, as any program would be one. A command has an id of its own, so it can be sent again. */
public final class Client {
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

    /** A new visitor, with a key. A server that lets nobody in for now is as good as unreachable. */
    public static Client arrive(int port, String name) {
        Client nobody = spectator(port);
        Answer answer = nobody.post("/api/tokens", Map.of());
        if (answer.status() == 503) {
            throw new Unreachable(new IOException(answer.text()));
        }
        return new Client(
                nobody.base, name, answer.expectSuccess().body().path("token").asText());
    }

    /** A visitor without a key. */
    public static Client spectator(int port) {
        return new Client(server(port), "", "");
    }

    /** A visitor who has a key already. */
    public static Client withToken(int port, String name, String token) {
        return new Client(server(port), name, token);
    }

    private static URI server(int port) {
        return URI.create("http://127.0.0.1:" + port);
    }

    public String name() {
        return name;
    }

    public String token() {
        return token;
    }

    /** Goes on at another server. */
    public void moveTo(int port) {
        base = server(port);
    }

    /** The same visitor at another device, and perhaps at another server. */
    public Client at(int port) {
        return new Client(server(port), name, token);
    }

    public record Answer(int status, JsonNode body, String text, HttpResponse<?> response) {
        public Answer expect(int expected) {
            if (status != expected) {
                throw new AssertionError("expected " + expected + ", got " + status + ": " + text);
            }
            return this;
        }

        public Answer expectSuccess() {
            if (status < 200 || status > 299) {
                throw new AssertionError("expected success, got " + status + ": " + text);
            }
            return this;
        }

        /** The last part of a problem's type. */
        public String problem() {
            String type = body.path("type").asText();
            return type.substring(type.lastIndexOf(':') + 1);
        }
    }

    public Answer get(String path) {
        return send(request(path).GET().build());
    }

    public Answer post(String path, Map<String, ?> body) {
        try {
            return postText(path, JSON.writeValueAsString(body));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    public Answer postText(String path, String body) {
        return send(request(path)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .header("Content-Type", "application/json")
                .build());
    }

    public Answer delete(String path) {
        return send(request(path).DELETE().build());
    }

    /** A command, with an id of its own. */
    public Answer command(String path, Map<String, ?> body) {
        Map<String, Object> withId = new HashMap<>(body);
        withId.put("command", UUID.randomUUID().toString());
        return post(path, withId);
    }

    /** Makes a table, and gives its id. */
    public String open(Map<String, ?> terms) {
        Map<String, Object> withName = new HashMap<>(terms);
        withName.putIfAbsent("name", name);
        return command("/api/tables", withName).expect(201).body().path("table").asText();
    }

    public Answer join(String table) {
        return command("/api/tables/" + table + "/join", Map.of("name", name));
    }

    public Answer start(String table) {
        return command("/api/tables/" + table + "/start", Map.of());
    }

    public Answer startWhenFull(String table) {
        return command("/api/tables/" + table + "/start", Map.of("whenFull", true));
    }

    public Answer move(String table, int round, String move) {
        return command("/api/tables/" + table + "/move", Map.of("round", round, "move", move));
    }

    public Answer draft(String table, int round, String move) {
        return command("/api/tables/" + table + "/draft", Map.of("round", round, "move", move));
    }

    public Answer finish(String table) {
        return command("/api/tables/" + table + "/finish", Map.of());
    }

    public Answer react(String table, String reaction) {
        return command("/api/tables/" + table + "/react", Map.of("reaction", reaction));
    }

    public Answer nudge(String table, int chair) {
        return command("/api/tables/" + table + "/nudge", Map.of("chair", chair));
    }

    public JsonNode show(String table) {
        return get("/api/tables/" + table).expect(200).body();
    }

    public HttpRequest.Builder request(String path) {
        return authorized(HttpRequest.newBuilder(base.resolve(path)).timeout(PATIENCE));
    }

    private HttpRequest.Builder authorized(HttpRequest.Builder request) {
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    public Answer send(HttpRequest request) {
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
    public static final class Unreachable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Unreachable(Exception cause) {
            super(cause);
        }
    }

    /** Follows a table from after an event on, in the background. */
    public EventStream follow(String table, int after) {
        return follow(eventsRequest(table, after));
    }

    /** Follows whatever stream a request asks for, in the background. */
    public EventStream follow(HttpRequest request) {
        return new EventStream(open(request, PATIENCE));
    }

    /**
     * Follows a table from after an event on, until the stream ends.
     *
     * @param goesOn takes each message as it comes, and says whether to go on
     */
    public void listen(String table, int after, Predicate<ServerSentEvent> goesOn) {
        listen(table, after, PATIENCE, goesOn);
    }

    /**
     * Follows a table from after an event on, until the stream ends or nothing comes for too long, not even a heartbeat.
     *
     * @param goesOn takes each message as it comes, and says whether to go on
     */
    public void listen(String table, int after, Duration longestSilence, Predicate<ServerSentEvent> goesOn) {
        ServerSentEventParser parser = new ServerSentEventParser();
        HttpResponse<InputStream> response = open(eventsRequest(table, after), longestSilence);
        try (SilenceLimit limit = new SilenceLimit(response.body(), longestSilence);
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                limit.heard();
                Optional<ServerSentEvent> message = parser.take(line);
                if (message.isPresent() && !goesOn.test(message.get())) {
                    return;
                }
            }
        } catch (IOException e) {
            throw new Unreachable(e);
        }
    }

    /** No time limit: a stream lasts as long as the server likes. */
    private HttpRequest eventsRequest(String table, int after) {
        return authorized(HttpRequest.newBuilder(base.resolve("/api/tables/" + table + "/events")))
                .header("Accept", "text/event-stream")
                .header("Last-Event-ID", Integer.toString(after))
                .build();
    }

    /** A connection from the pool may be half-open, so the head of the answer has a time limit of its own. */
    private static HttpResponse<InputStream> open(HttpRequest request, Duration patience) {
        CompletableFuture<HttpResponse<InputStream>> head =
                HTTP.sendAsync(request, HttpResponse.BodyHandlers.ofInputStream());
        try {
            HttpResponse<InputStream> response = head.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            if (response.statusCode() == 200) {
                return response;
            }
            String answer =
                    response.statusCode() + " " + new String(response.body().readAllBytes(), StandardCharsets.UTF_8);
            if (response.statusCode() == 503) {
                throw new IOException("no stream for now: " + answer);
            }
            throw new AssertionError("no stream: " + answer);
        } catch (IOException | ExecutionException e) {
            throw new Unreachable(e);
        } catch (TimeoutException e) {
            head.cancel(true);
            throw new Unreachable(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Unreachable(e);
        }
    }

    /** Whether a table may be followed; if so, it is, for as long as the server likes. */
    public boolean mayFollow(String table) {
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
}
