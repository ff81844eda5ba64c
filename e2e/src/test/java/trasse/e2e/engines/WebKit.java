package trasse.e2e.engines;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** WebKitGTK, through its WebDriver, on a display that nobody sees. */
final class WebKit extends RemoteBrowser {
    private static final JsonMapper JSON = new JsonMapper();
    private static final long NEXT_TRY = 50_000_000;

    private final HttpClient http = HttpClient.newHttpClient();
    private final Process display;
    private final Process driver;
    private final URI server;
    private final URI session;
    private final String version;

    WebKit() {
        try {
            display = new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp")
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            int port = freePort();
            ProcessBuilder building = new ProcessBuilder("WebKitWebDriver", "--port=" + port);
            building.environment().put("DISPLAY", ":" + display.inputReader().readLine());
            building.environment().put("LANG", "en_GB.UTF-8");
            driver = building.redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            server = URI.create("http://127.0.0.1:" + port + "/session");
            JsonNode begun = begin();
            session = URI.create(server + "/" + begun.path("sessionId").asText());
            version = "WebKitGTK "
                    + begun.path("capabilities").path("browserVersion").asText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** The driver says nothing when it is ready, so it is asked until it answers. */
    private JsonNode begin() throws IOException {
        while (driver.isAlive()) {
            try {
                return post(server, Map.of("capabilities", Map.of()));
            } catch (ConnectException notYet) {
                LockSupport.parkNanos(NEXT_TRY);
            }
        }
        throw new IllegalStateException("WebKitWebDriver has ended");
    }

    private JsonNode post(URI address, Map<String, ?> body) throws IOException {
        return exchange(HttpRequest.newBuilder(address)
                .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                .build());
    }

    private JsonNode exchange(HttpRequest request) throws IOException {
        try {
            JsonNode value = JSON.readTree(
                            http.send(request, BodyHandlers.ofString()).body())
                    .path("value");
            if (value.has("error")) {
                throw new AssertionError(value.toString());
            }
            return value;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    JsonNode send(Command command, Map<String, ?> parameters) {
        try {
            return switch (command) {
                case OPEN -> post(URI.create(session + "/url"), parameters);
                case RUN -> post(URI.create(session + "/execute/async"), parameters);
                case ACT -> post(URI.create(session + "/actions"), parameters);
                case PICTURE ->
                    exchange(HttpRequest.newBuilder(URI.create(session + "/screenshot"))
                            .build());
            };
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    String version() {
        return version;
    }

    @Override
    public void close() {
        try {
            exchange(HttpRequest.newBuilder(session).DELETE().build());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            driver.destroy();
            display.destroy();
            http.close();
        }
    }
}
