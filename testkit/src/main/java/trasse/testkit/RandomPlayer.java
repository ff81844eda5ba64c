package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import trasse.rules.Prng;

/**
 * Somebody who plays a whole game by what the stream says, and does not mind if a server dies: every command is sent
 * again, with its id, until it is answered, and the stream is taken up where it ended.
 */
public final class RandomPlayer implements Callable<Map<Integer, JsonNode>> {
    private final Client client;
    private final String table;
    private final Supplier<Integer> somePort;
    private final Prng prng;
    private final TreeMap<Integer, JsonNode> events = new TreeMap<>();

    public RandomPlayer(Client client, String table, Supplier<Integer> somePort, long seed) {
        this.client = client;
        this.table = table;
        this.somePort = somePort;
        this.prng = new Prng(seed);
    }

    /** Plays to the end; gives all events that came, by their numbers. */
    @Override
    public Map<Integer, JsonNode> call() {
        int decided = 0;
        while (true) {
            try (EventStream following = client.follow(table, last())) {
                while (true) {
                    JsonNode event = following.awaitFrom(last(), any -> true);
                    take(event);
                    String type = event.path("type").asText();
                    if (type.equals("over")) {
                        return events;
                    }
                    int round = event.path("round").asInt();
                    if (type.equals("cardTurned") && round > decided) {
                        decide(round);
                        decided = round;
                    }
                }
            } catch (Client.Unreachable e) {
                elsewhere();
            }
        }
    }

    private int last() {
        return events.isEmpty() ? 0 : events.lastKey();
    }

    private void take(JsonNode event) {
        int number = event.path("number").asInt();
        if (number != last() + 1) {
            throw new AssertionError("event " + number + " follows " + last() + " at " + table);
        }
        events.put(number, event);
    }

    private void decide(int round) {
        Map<String, Object> move = new HashMap<>();
        move.put("command", UUID.randomUUID().toString());
        move.put("round", round);
        while (true) {
            try {
                if (!move.containsKey("move")) {
                    JsonNode seen = client.show(table);
                    if (seen.path("round").asInt() != round) {
                        throw new AssertionError("round " + round + " is not open: " + seen);
                    }
                    move.put("move", RandomPlay.anyMove(seen, prng));
                }
                client.post("/api/tables/" + table + "/move", move).expect(200);
                return;
            } catch (Client.Unreachable e) {
                elsewhere();
            }
        }
    }

    private void elsewhere() {
        RandomPlay.pause(20 + prng.below(50));
        client.moveTo(somePort.get());
    }
}
