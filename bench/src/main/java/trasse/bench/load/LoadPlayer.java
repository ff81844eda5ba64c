package trasse.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerSentEvent;

/**
 * A player who plays at one table as the page does: all that is to be known comes from the stream, and only moves are
 * sent. Moves at random, after thinking for a while.
 */
final class LoadPlayer implements Runnable {
    private static final Duration RETRY = Duration.ofMillis(500);

    private final LoadRun run;
    private final LoadTable table;
    private final Client client;
    private final IntUnaryOperator thinkingMillis;
    private final Prng prng;
    private final List<JsonNode> acted = new ArrayList<>();
    private int decided;

    /**
     * A player who has a chair.
     *
     * @param thinkingMillis how long to think, from a number that is different for each move
     */
    LoadPlayer(LoadRun run, LoadTable table, Client client, long seed, IntUnaryOperator thinkingMillis) {
        this.run = run;
        this.table = table;
        this.client = client;
        this.thinkingMillis = thinkingMillis;
        this.prng = new Prng(seed);
    }

    /** Makes a table and seats four. */
    static List<LoadPlayer> atNewTable(LoadRun run, int port, long seed, IntUnaryOperator thinkingMillis) {
        List<Client> clients = new ArrayList<>();
        for (int chair = 1; chair <= 4; chair++) {
            clients.add(Client.arrive(port, "Player " + chair));
        }
        LoadTable table = new LoadTable(clients.getFirst().open(Map.of("people", 4)), run);
        List<LoadPlayer> players = new ArrayList<>();
        for (Client client : clients) {
            if (!players.isEmpty()) {
                client.join(table.id()).expectSuccess();
            }
            players.add(new LoadPlayer(run, table, client, 4 * seed + players.size(), thinkingMillis));
        }
        return players;
    }

    /** The first player starts the game. */
    void start() {
        client.start(table.id()).expectSuccess();
    }

    /** Plays for as long as the stream lasts. */
    @Override
    public void run() {
        try {
            client.listen(table.id(), 0, this::take);
            run.failed(new IllegalStateException("a stream has ended"));
        } catch (RuntimeException | AssertionError e) {
            run.failed(e);
        }
    }

    private boolean take(ServerSentEvent message) {
        if (message.isView()) {
            see(message.json());
        } else if (message.isUnnamed()) {
            hear(message.json());
        }
        return true;
    }

    private void hear(JsonNode event) {
        if (event.path("type").asText().equals("acted")) {
            acted.add(event);
        }
    }

    /** What has happened counts as received once it can be seen. */
    private void see(JsonNode view) {
        acted.forEach(event ->
                table.received(event.path("chair").asInt(), event.path("round").asInt()));
        acted.clear();
        int round = view.path("round").asInt();
        if (view.has("card") && round > decided) {
            decided = round;
            String move = RandomPlay.anyMove(view, prng);
            int millis = thinkingMillis.applyAsInt(prng.below(Integer.MAX_VALUE));
            int chair = view.path("you").asInt();
            Thread.startVirtualThread(() -> move(chair, round, move, millis));
        }
    }

    /** Sends a move until it is answered, as the page does: an idle connection may be closed at any time. */
    private void send(Map<String, ?> move) throws InterruptedException {
        while (!run.isOver()) {
            try {
                client.post("/api/tables/" + table.id() + "/move", move).expectSuccess();
                run.moveAnswered();
                return;
            } catch (Client.Unreachable e) {
                run.moveResent();
                Thread.sleep(RETRY);
            }
        }
    }

    private void move(int chair, int round, String move, int millis) {
        try {
            Thread.sleep(millis);
            table.sent(chair, round);
            send(Map.of("command", String.valueOf(round), "round", round, "move", move));
        } catch (RuntimeException | AssertionError e) {
            run.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
