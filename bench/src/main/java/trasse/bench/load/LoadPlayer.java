package trasse.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerSentEvent;

/**
 * A person who plays as the page does: all that is to be known comes from the stream, and only commands are sent. A
 * command that is refused because there is too much to do is sent again when the server says so. Moves at random, after
 * thinking for a while.
 */
final class LoadPlayer {
    private static final long RETRY_MILLIS = 500;

    private final LoadRun run;
    private final Client client;
    private final Pace pace;
    private final Prng prng;

    LoadPlayer(LoadRun run, Client client, Pace pace, long seed) {
        this.run = run;
        this.client = client;
        this.pace = pace;
        this.prng = new Prng(seed);
    }

    Client client() {
        return client;
    }

    /** Sends a command until it is accepted. */
    Client.Answer insist(Supplier<Client.Answer> command) throws InterruptedException {
        while (true) {
            Client.Answer answer = command.get();
            if (answer.status() != 503) {
                return answer.expectSuccess();
            }
            run.otherRefused();
            Thread.sleep(retryMillis(answer));
        }
    }

    private static long retryMillis(Client.Answer refusal) {
        return 1000 * refusal.body().path("retryAfter").asLong(1);
    }

    /** Follows a game, and plays it to its end. */
    void play(LoadGame game) throws InterruptedException {
        Seat seat = new Seat(game);
        while (!run.isOver() && !seat.isOver) {
            try {
                client.listen(game.table(), seat.number, seat::take);
            } catch (Client.Unreachable e) {
                // The page connects again, too.
                run.otherRefused();
                Thread.sleep(RETRY_MILLIS);
            }
        }
    }

    /** What the player knows of one game. */
    private final class Seat {
        private final LoadGame game;
        private final List<JsonNode> acted = new ArrayList<>();
        private int decided;
        private int number;
        private boolean isOver;

        private Seat(LoadGame game) {
            this.game = game;
        }

        private boolean take(ServerSentEvent message) {
            if (message.isView()) {
                see(message.json());
            } else if (message.isUnnamed()
                    && message.json().path("type").asText().equals("acted")) {
                acted.add(message.json());
            }
            return !isOver && !run.isOver();
        }

        /** What has happened counts as seen once the view has come that shows it. */
        private void see(JsonNode view) {
            number = view.path("number").asInt();
            acted.forEach(event ->
                    game.seen(event.path("chair").asInt(), event.path("round").asInt()));
            acted.clear();
            isOver = view.path("phase").asText().equals("over");
            int round = view.path("round").asInt();
            if (view.has("card") && round > decided) {
                decided = round;
                int chair = view.path("you").asInt();
                String action = RandomPlay.anyMove(view, prng);
                long millis = game.isQuick(round) ? 0 : pace.thinkingMillis(prng);
                Thread.startVirtualThread(() -> move(chair, round, action, millis));
            }
        }

        private void move(int chair, int round, String action, long millis) {
            try {
                Thread.sleep(millis);
                Move move = new Move(chair, round, action, System.nanoTime());
                boolean accepted = false;
                while (!accepted && !run.isOver()) {
                    accepted = isAccepted(move);
                }
            } catch (RuntimeException | AssertionError e) {
                run.failed(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /** Sends a move; if it is not accepted, waits for as long as the server says. */
        private boolean isAccepted(Move move) throws InterruptedException {
            game.sent(move.chair(), move.round());
            try {
                Client.Answer answer = run.send(client, "/api/tables/" + game.table() + "/move", move);
                if (answer.status() != 503) {
                    return true;
                }
                Thread.sleep(retryMillis(answer));
            } catch (Client.Unreachable e) {
                // A server may close an idle connection at any time.
                Thread.sleep(RETRY_MILLIS);
            }
            return false;
        }
    }
}
