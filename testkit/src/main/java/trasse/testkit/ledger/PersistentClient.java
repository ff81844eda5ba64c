package trasse.testkit.ledger;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpRequest;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerSentEvent;

/**
 * A client that sends a request again, with the same idempotency key, until it is answered. It obeys no back-off: a
 * server must stand that.
 */
final class PersistentClient {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Client client;
    private final Servers servers;
    private final Tally tally;
    private final Prng prng;

    private PersistentClient(Client client, Servers servers, Tally tally, Prng prng) {
        this.client = client;
        this.servers = servers;
        this.tally = tally;
        this.prng = prng;
    }

    static PersistentClient spectator(Servers servers, Tally tally, long seed) {
        Client nobody = Client.spectator(servers.somePort().getAsInt());
        return new PersistentClient(nobody, servers, tally, new Prng(seed));
    }

    /** A new visitor, with a key. */
    static PersistentClient arrive(String name, Servers servers, Tally tally, long seed) {
        PersistentClient nobody = spectator(servers, tally, seed);
        String token = nobody.post("/api/tokens", Map.of())
                .expectSuccess()
                .body()
                .path("token")
                .asText();
        Client client = Client.withToken(servers.somePort().getAsInt(), name, token);
        return new PersistentClient(client, servers, tally, new Prng(seed));
    }

    String name() {
        return client.name();
    }

    Client.Answer post(String path, Map<String, ?> body) {
        try {
            String text = JSON.writeValueAsString(body);
            return insist(() -> client.request(path)
                    .timeout(servers.patience())
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(text))
                    .build());
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    Client.Answer get(String path) {
        return insist(
                () -> client.request(path).timeout(servers.patience()).GET().build());
    }

    private Client.Answer insist(Supplier<HttpRequest> request) {
        while (true) {
            try {
                Client.Answer answer = client.send(request.get());
                if (answer.status() != 503) {
                    tally.answered();
                    return answer;
                }
                tally.unavailable();
                if (answer.response().headers().firstValue("Retry-After").isEmpty()) {
                    throw new AssertionError("503 without Retry-After: " + answer.text());
                }
            } catch (Client.Unreachable e) {
                tally.unanswered();
            }
            goElsewhere();
        }
    }

    /** Follows a table from after an event on for once, until the stream ends, whatever ends it. */
    void listen(String table, int after, Predicate<ServerSentEvent> goesOn) {
        try {
            client.listen(table, after, servers.longestSilence(), goesOn);
        } catch (Client.Unreachable e) {
            // The table can be followed elsewhere.
        }
    }

    void goElsewhere() {
        RandomPlay.pause(20 + prng.below(50));
        if (Thread.currentThread().isInterrupted()) {
            throw new IllegalStateException("the run was ended");
        }
        client.moveTo(servers.somePort().getAsInt());
    }
}
