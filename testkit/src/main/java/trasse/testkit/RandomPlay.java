package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extensions;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.notation.BoardCode;

/** Plays games with clients that move at random: the same moves for the same random numbers. */
public final class RandomPlay {
    private static final int TRY_MILLIS = 10;
    private static final int MOST_TRIES = 6000;

    private RandomPlay() {}

    /** A legal move for the player who has this view of a table. */
    public static String anyMove(JsonNode view, Prng prng) {
        Line line = ownLine(view);
        Card card = Card.parse(view.path("card").asText()).orElseThrow();
        Extensions possible = line.extensions(card, board(view));
        if (possible.isEmpty() || prng.below(8) == 0) {
            return new Pass().toString();
        }
        return possible.get(prng.below(possible.size())).toString();
    }

    static Line ownLine(JsonNode view) {
        List<String> fields = new ArrayList<>();
        chair(view, "chair", view.path("you").asInt()).path("line").forEach(field -> fields.add(field.asText()));
        return Line.parse(String.join(" ", fields)).orElseThrow();
    }

    static Board board(JsonNode view) {
        return BoardCode.parse(view.path("terms").path("board").path("code").asText())
                .orElseThrow();
    }

    /** The chair at a table that has a value in a field. */
    public static JsonNode chair(JsonNode view, String field, int value) {
        for (JsonNode chair : view.path("chairs")) {
            if (chair.path(field).asInt() == value) {
                return chair;
            }
        }
        throw new AssertionError("no chair with " + field + " " + value + ": " + view);
    }

    /** All clients move in every round until the game is over. */
    public static void toTheEnd(String table, List<Client> clients, Prng prng) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            for (Client client : clients) {
                client.move(table, round, anyMove(awaitRound(client, table, round), prng))
                        .expect(200);
            }
        }
        awaitEnd(clients.getFirst(), table);
    }

    private static void awaitEnd(Client client, String table) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            if (client.show(table).path("phase").asText().equals("over")) {
                return;
            }
            pause(TRY_MILLIS);
        }
        throw new AssertionError("the table does not end: " + client.show(table));
    }

    /** A client's view of a table once a round is open: bots may take a moment to close the one before. */
    public static JsonNode awaitRound(Client client, String table, int round) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            JsonNode seen = client.show(table);
            if (seen.path("round").asInt() == round && seen.has("card")) {
                return seen;
            }
            pause(TRY_MILLIS);
        }
        throw new AssertionError("round " + round + " does not begin: " + client.show(table));
    }

    /** Waits for the end of a game: bots may take a moment with the last card. */
    public static void awaitOver(Client client, String table) {
        try (EventStream following = client.follow(table, 0)) {
            following.awaitType("over");
        }
    }

    public static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
