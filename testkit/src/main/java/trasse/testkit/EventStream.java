package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The stream of a table, read in the background and kept. Thread-safe. */
public final class EventStream implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final List<JsonNode> events = new ArrayList<>();
    private final List<JsonNode> views = new ArrayList<>();
    private final StringBuilder bytes = new StringBuilder();
    private final InputStream in;
    private final HttpHeaders headers;
    private boolean ended;

    EventStream(HttpResponse<InputStream> response) {
        in = response.body();
        headers = response.headers();
        Thread.startVirtualThread(this::read);
    }

    private void read() {
        ServerSentEventParser parser = new ServerSentEventParser();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                synchronized (events) {
                    bytes.append(line).append('\n');
                    parser.take(line).ifPresent(this::keep);
                    events.notifyAll();
                }
            }
        } catch (IOException e) {
            // The server is gone, or the stream was closed: either way it has ended.
        } finally {
            synchronized (events) {
                ended = true;
                events.notifyAll();
            }
        }
    }

    private void keep(ServerSentEvent message) {
        if (message.isUnnamed()) {
            events.add(message.json());
        } else if (message.isView()) {
            views.add(message.json());
        }
    }

    public HttpHeaders headers() {
        return headers;
    }

    /** All events so far. */
    public List<JsonNode> events() {
        synchronized (events) {
            return List.copyOf(events);
        }
    }

    /** Every view of the table that has come so far. */
    public List<JsonNode> views() {
        synchronized (events) {
            return List.copyOf(views);
        }
    }

    /** Everything so far, as it came. */
    public String bytes() {
        synchronized (events) {
            return bytes.toString();
        }
    }

    public boolean hasEnded() {
        synchronized (events) {
            return ended;
        }
    }

    /** Waits for the first event that fits. */
    public JsonNode await(Predicate<JsonNode> fits) {
        return awaitFrom(0, fits);
    }

    /** Waits for the first event after a number that fits. */
    public JsonNode awaitFrom(int after, Predicate<JsonNode> fits) {
        return awaitSome(() -> events.stream()
                .filter(event -> event.path("number").asInt() > after && fits.test(event))
                .findFirst());
    }

    /** Waits for the first view of the table that fits. */
    public JsonNode awaitView(Predicate<JsonNode> fits) {
        return awaitSome(() -> views.stream().filter(fits).findFirst());
    }

    /** Waits for a line that is just this. */
    public void awaitLine(String line) {
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
                    throw new Client.Unreachable(new IOException("the stream has ended after " + events));
                }
                if (millis <= 0) {
                    throw new AssertionError("nothing came that fits; there was " + events);
                }
                try {
                    events.wait(millis);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new Client.Unreachable(e);
                }
            }
        }
    }

    public JsonNode awaitType(String type) {
        return await(event -> event.path("type").asText().equals(type));
    }

    public JsonNode awaitCard(int round) {
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
