package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Extensions;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Prng;
import trasse.rules.notation.BuiltInBoards;

/** Plays whole games with clients that move by chance. */
public final class RandomPlay {
    private static final Board CLASSIC = BuiltInBoards.classic();

    private RandomPlay() {}

    /** A legal move for whoever looks at a table. */
    public static String anyMove(JsonNode seen, Prng prng) {
        JsonNode own = chair(seen, "chair", seen.path("you").asInt());
        List<Field> path = new ArrayList<>();
        own.path("line").forEach(field -> path.add(Field.parse(field.asText()).orElseThrow()));
        Card card = Card.parse(seen.path("card").asText()).orElseThrow();
        Extensions possible = lineOf(path).extensions(card, CLASSIC);
        if (possible.isEmpty() || prng.below(8) == 0) {
            return "-";
        }
        Extension chosen = possible.get(prng.below(possible.size()));
        return chosen.toString();
    }

    /** The chair at a table that has a value in a field. */
    public static JsonNode chair(JsonNode seen, String field, int value) {
        for (JsonNode chair : seen.path("chairs")) {
            if (chair.path(field).asInt() == value) {
                return chair;
            }
        }
        throw new AssertionError("no chair with " + field + " " + value + ": " + seen);
    }

    /** A line along these fields, drawn with whatever cards it takes. */
    private static Line lineOf(List<Field> path) {
        Line line = Line.at(path.getFirst());
        for (int i = 1; i < path.size(); i++) {
            Field field = path.get(i);
            Card card = Deck.STANDARD.sorted().stream()
                    .filter(some -> some.count(CLASSIC.colour(field)) > 0)
                    .findFirst()
                    .orElseThrow();
            line = line.extend(new Extension(path.get(i - 1), List.of(field)), card, CLASSIC)
                    .orElseThrow();
        }
        return line;
    }

    /** Everybody moves in every round until the table is over. */
    public static void toTheEnd(String table, List<Client> people, Prng prng) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            for (Client client : people) {
                client.move(table, round, anyMove(awaitRound(client, table, round), prng))
                        .expect(200);
            }
        }
        awaitEnd(people.getFirst(), table);
    }

    private static void awaitEnd(Client client, String table) {
        for (int tries = 0; tries < 500; tries++) {
            if (client.show(table).path("phase").asText().equals("over")) {
                return;
            }
            pause(10);
        }
        throw new AssertionError("the table does not end: " + client.show(table));
    }

    /** The table, once a round is open: bots may take a moment to close the one before. */
    public static JsonNode awaitRound(Client client, String table, int round) {
        for (int tries = 0; tries < 500; tries++) {
            JsonNode seen = client.show(table);
            if (seen.path("round").asInt() == round && seen.has("card")) {
                return seen;
            }
            pause(10);
        }
        throw new AssertionError("round " + round + " does not begin: " + client.show(table));
    }

    /** Bots may take a moment with the last card. */
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
