package trasse.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Pass;

/** Steers a line into a dead end as soon as possible. In nine games out of ten, it is stuck before the last card. */
public final class DeadEnd {
    /** Some cards are left after this round. */
    private static final int EARLY = 12;

    private DeadEnd() {}

    /** Makes tables until the first of these players is stuck early. The others pass until then. */
    public static String table(List<Client> clients, Map<String, ?> terms) {
        while (true) {
            String table = clients.getFirst().open(terms);
            List<Client> guests = clients.subList(1, clients.size());
            guests.forEach(guest -> guest.join(table).expect(200));
            if (!guests.isEmpty()) {
                clients.getFirst().start(table).expect(200);
            }
            if (getsStuck(clients.getFirst(), guests, table)) {
                return table;
            }
            clients.forEach(client ->
                    client.command("/api/tables/" + table + "/leave", Map.of()).expect(200));
        }
    }

    private static boolean getsStuck(Client client, List<Client> guests, String table) {
        for (int round = 1; round <= EARLY; round++) {
            int open = round;
            JsonNode view = RandomPlay.awaitRound(client, table, round);
            if (RandomPlay.chair(view, "chair", view.path("you").asInt())
                    .path("stuck")
                    .asBoolean()) {
                return true;
            }
            client.move(table, round, move(view)).expect(200);
            guests.forEach(guest -> guest.move(table, open, "-").expect(200));
        }
        return false;
    }

    private static String move(JsonNode view) {
        List<Card> left = new ArrayList<>();
        view.path("left").forEach(card -> left.add(Card.parse(card.asText()).orElseThrow()));
        Card card = Card.parse(view.path("card").asText()).orElseThrow();
        return move(RandomPlay.ownLine(view), card, left, RandomPlay.board(view))
                .toString();
    }

    /** The extension that leaves the fewest ways on. */
    public static Action move(Line line, Card card, Iterable<Card> left, Board board) {
        return line.extensions(card, board).stream()
                .min(Comparator.comparingInt(
                        extension -> waysOn(line.extend(extension, card, board).orElseThrow(), left, board)))
                .map(Action.class::cast)
                .orElse(new Pass());
    }

    /** How many free fields are next to the open ends. An end that is open weighs more than all of them. */
    private static int waysOn(Line line, Iterable<Card> left, Board board) {
        int ways = 0;
        for (Field end : line.openEnds(left, board)) {
            ways += 10 + end.neighbours().without(line.fields()).size();
        }
        return ways;
    }
}
