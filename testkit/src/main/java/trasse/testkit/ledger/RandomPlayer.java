package trasse.testkit.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerSentEvent;

/**
 * Plays a whole game at random by what the stream says, as fast as possible, and goes on if a server dies: every command
 * is sent again, with its id, until it is answered, and the stream is taken up where it ended.
 */
final class RandomPlayer implements Callable<Ledger> {
    private final PersistentClient client;
    private final String table;
    private final Prng prng;
    private final Ledger ledger = new Ledger();
    private int decided;

    /** A player who has a seat. */
    RandomPlayer(PersistentClient client, String table, long seed) {
        this.client = client;
        this.table = table;
        this.prng = new Prng(seed);
    }

    /** Plays to the end. */
    @Override
    public Ledger call() {
        client.listen(table, 0, this::take);
        while (!ledger.isOver()) {
            client.goElsewhere();
            client.listen(table, ledger.events().size(), this::take);
        }
        return ledger;
    }

    /** Takes a message of the stream; gives whether there is more to come. */
    private boolean take(ServerSentEvent message) {
        if (message.isUnnamed()) {
            ledger.told(message.json());
        } else if (message.isView()) {
            see(message.json());
        }
        return !ledger.isOver();
    }

    private void see(JsonNode view) {
        int round = view.path("round").asInt();
        if (view.has("card") && round > decided) {
            decide(round, view);
            decided = round;
        }
    }

    /** Mostly a move; sometimes a draft or a reaction before it, or second thoughts. */
    private void decide(int round, JsonNode view) {
        if (prng.below(8) == 0) {
            send("draft", Map.of("round", round, "move", RandomPlay.anyMove(view, prng)));
        }
        if (prng.below(10) == 0) {
            send("react", Map.of("reaction", "wow"));
        }
        move(round, view);
        // The last of the others may have closed the round meanwhile.
        if (prng.below(6) == 0 && send("take-back", Map.of("round", round)).status() == 200) {
            move(round, view);
        }
    }

    /** Nobody can close the round as long as this player has not decided, so it cannot be refused. */
    private void move(int round, JsonNode view) {
        send("move", Map.of("round", round, "move", RandomPlay.anyMove(view, prng)))
                .expect(200);
    }

    private Client.Answer send(String command, Map<String, Object> body) {
        Map<String, Object> withId = new HashMap<>(body);
        withId.put("command", command + "-" + ledger.commands().size());
        Client.Answer answer = client.post("/api/tables/" + table + "/" + command, withId);
        if (answer.status() != 200 && answer.status() != 409) {
            throw new AssertionError(command + " is answered " + answer.status() + ": " + answer.text());
        }
        int number = answer.status() == 200 ? answer.body().path("number").asInt() : 0;
        ledger.answered(new Ledger.Command(command, withId, number));
        return answer;
    }
}
