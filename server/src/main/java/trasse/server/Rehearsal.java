package trasse.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import trasse.server.table.Json;

/**
 * A few rounds that are played over HTTP without anybody, at a server of their own with an empty database, before the real
 * one listens. They load what requests need. A virtual thread that loads a class keeps its carrier: if many clients knocked
 * at a server that has loaded little, all carriers could wait for a class, and nothing would ever be answered.
 */
final class Rehearsal {
    private final URI server;
    private int commands;

    private Rehearsal(URI server) {
        this.server = server;
    }

    /**
     * Plays.
     *
     * @throws StartFailure if there is no room for temporary files
     */
    static void play() throws StartFailure {
        try {
            Path folder = Files.createTempDirectory("trasse-rehearsal");
            try (Server stage = Server.start(Settings.local(0, folder), InstantSource.system())) {
                new Rehearsal(URI.create("http://127.0.0.1:" + stage.port())).playThrough();
            } finally {
                delete(folder);
            }
        } catch (IOException e) {
            throw new StartFailure(
                    "temporary files cannot be written in " + System.getProperty("java.io.tmpdir") + ": "
                            + e.getMessage(),
                    e);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path one : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(one);
            }
        }
    }

    private void playThrough() throws IOException {
        String ada = arrive();
        String tim = arrive();
        String table = command("/api/tables", ada, Map.of("name", "Ada", "people", 2, "bots", List.of("cat")))
                .path("table")
                .asText();
        String path = "/api/tables/" + table;
        command(path + "/join", tim, Map.of("name", "Tim"));
        command(path + "/start", ada, Map.of());
        try (BufferedReader stream = follow(path, tim)) {
            command(path + "/draft", tim, Map.of("round", 1, "move", "-"));
            command(path + "/move", ada, Map.of("round", 1, "move", "-"));
            command(path + "/take-back", ada, Map.of("round", 1));
            command(path + "/move", ada, Map.of("round", 1, "move", "-"));
            command(path + "/move", tim, Map.of("round", 1, "move", "-"));
            awaitCard(stream, 2);
        }
        for (String place : List.of("/", "/t/" + table, path, "/api/me", "/api/daily", "/health/ready", "/metrics")) {
            expect(200, request("GET", place, ada, null));
        }
        expect(404, request("GET", "/api/nowhere", ada, null));
        expect(422, request("POST", path + "/move", ada, "{\"command\":\"x\",\"round\":2,\"move\":\"a1: i9\"}"));
        command(path + "/leave", tim, Map.of());
        expect(201, request("POST", "/api/daily/play", ada, "{\"name\":\"Ada\"}"));
        expect(204, request("DELETE", "/api/me", tim, null));
    }

    private String arrive() throws IOException {
        return expect(201, request("POST", "/api/tokens", "", "{}"))
                .path("token")
                .asText();
    }

    private JsonNode command(String path, String key, Map<String, ?> body) throws IOException {
        Map<String, Object> withId = new HashMap<>(body);
        withId.put("command", "rehearsal-" + ++commands);
        HttpURLConnection answered = request("POST", path, key, Json.text(withId));
        return expect(path.equals("/api/tables") ? 201 : 200, answered);
    }

    /** Each request has a connection of its own, so that none is left when the server stops. */
    private HttpURLConnection request(String method, String path, String key, @Nullable String body)
            throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) server.resolve(path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Connection", "close");
        if (!key.isEmpty()) {
            connection.setRequestProperty("Authorization", "Bearer " + key);
        }
        if (body != null) {
            connection.setRequestProperty("Content-Type", "application/json");
            connection.setDoOutput(true);
            connection.getOutputStream().write(body.getBytes(UTF_8));
        }
        return connection;
    }

    private BufferedReader follow(String path, String key) throws IOException {
        HttpURLConnection stream = request("GET", path + "/events", key, null);
        return new BufferedReader(new InputStreamReader(stream.getInputStream(), UTF_8));
    }

    private static void awaitCard(BufferedReader stream, int round) throws IOException {
        String turned = "\"round\":" + round;
        for (String line = stream.readLine(); line == null || !line.contains(turned); line = stream.readLine()) {
            if (line == null) {
                throw new IllegalStateException("a stream has ended in a rehearsal");
            }
        }
    }

    private static JsonNode expect(int status, HttpURLConnection connection) throws IOException {
        try (InputStream in =
                connection.getResponseCode() < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            byte[] content = in.readAllBytes();
            if (connection.getResponseCode() != status) {
                throw new IllegalStateException(connection.getRequestMethod() + " " + connection.getURL()
                        + " is answered in a rehearsal: " + new String(content, UTF_8));
            }
            boolean isJson = String.valueOf(connection.getContentType()).contains("json");
            return isJson ? Json.MAPPER.readTree(content) : MissingNode.getInstance();
        }
    }
}
