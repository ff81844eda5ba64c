package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import trasse.rules.Prng;

/**
 * Plays a whole game at random by what the stream says, and goes on if a server dies: every command is sent again, with
 * its id, until it is answered, and the stream is taken up where it ended.
 */
public final class RandomPlayer implements Callable<Map<Integer, JsonNode>> {
    private final Client client;
    private final String table;
    private final Supplier<Integer> somePort;
    private final Prng prng;
    private final TreeMap<Integer, JsonNode> events = new TreeMap<>();
    private int decided;

    /**
     * A player who has a seat.
     *
     * @param somePort where to go on when a server does not answer
     */
    public RandomPlayer(Client client, String table, Supplier<Integer> somePort, long seed) {
        this.client = client;
        this.table = table;
        this.somePort = somePort;
        this.prng = new Prng(seed);
    }

    /** Plays to the end; gives all events that came, by their numbers. */
    @Override
    public Map<Integer, JsonNode> call() {
        while (true) {
            try {
                client.listen(table, last(), this::take);
            } catch (Client.Unreachable e) {
                // The game goes on elsewhere.
            }
            if (isOver()) {
                return events;
            }
            elsewhere();
        }
    }

    private int last() {
        return events.isEmpty() ? 0 : events.lastKey();
    }

    private boolean isOver() {
        return !events.isEmpty()
                && events.lastEntry().getValue().path("type").asText().equals("over");
    }

    /** Takes a message of the stream; gives whether there is more to come. */
    private boolean take(ServerSentEvent message) {
        if (message.isUnnamed()) {
            keep(message.json());
        } else if (message.isView()) {
            see(message.json());
        }
        return !isOver();
    }

    private void keep(JsonNode event) {
        int number = event.path("number").asInt();
        if (number != last() + 1) {
            throw new AssertionError("event " + number + " follows " + last() + " at " + table);
        }
        events.put(number, event);
    }

    private void see(JsonNode view) {
        int round = view.path("round").asInt();
        if (view.has("card") && round > decided) {
            decide(round, RandomPlay.anyMove(view, prng));
            decided = round;
        }
    }

    private void decide(int round, String move) {
        Map<String, Object> command = Map.of("command", UUID.randomUUID().toString(), "round", round, "move", move);
        while (true) {
            try {
                client.post("/api/tables/" + table + "/move", command).expect(200);
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
