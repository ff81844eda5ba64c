package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.notation.Commitment;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordReader;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** Games from the first card to the last, over HTTP. */
class WholeGamesTest extends SharedServerTest {
    @ParameterizedTest
    @CsvSource({
        "1, ''",
        "1, owl",
        "1, 'magpie,butterfly'",
        "1, 'squirrel,cat,owl'",
        "2, ''",
        "2, butterfly",
        "2, 'cat,magpie'",
        "3, ''",
        "3, squirrel",
        "4, ''"
    })
    void peopleAndBotsPlayToTheEnd(int people, String bots) throws Exception {
        List<Client> clients = new ArrayList<>();
        for (int i = 1; i <= people; i++) {
            clients.add(arrive("Player " + i));
        }
        List<String> levels = bots.isEmpty() ? List.of() : List.of(bots.split(",", -1));
        String table = clients.getFirst().open(Map.of("people", people, "bots", levels));
        for (Client client : clients.subList(1, people)) {
            client.join(table).expect(200);
        }
        if (people > 1) {
            clients.getFirst().start(table).expect(200);
        }
        try (EventStream watching = Client.spectator(server().port()).follow(table, 0)) {
            RandomPlay.toTheEnd(table, clients, new Prng(people));
            JsonNode over = watching.awaitType("over");
            assertEquals(people + levels.size(), over.path("totals").size());
            String text = clients.getFirst()
                    .get("/api/tables/" + table + "/record")
                    .expect(200)
                    .text();
            GameRecord record = RecordReader.read("record", text.getBytes(StandardCharsets.UTF_8));
            assertTrue(record.game().position().isOver());
            JsonNode seen = clients.getFirst().show(table);
            record.game().position().seats().forEach(seat -> {
                JsonNode chair = RandomPlay.chair(seen, "start", seat.player().start());
                assertEquals(seat.total(), chair.path("total").asInt());
                assertEquals(
                        seat.total(),
                        over.path("totals").path(chair.path("chair").asText()).asInt());
            });
        }
    }

    @Test
    void theDealIsPromisedAtTheBeginningAndRevealedAtTheEnd() {
        Client client = arrive("Ada");
        String table = client.open(Map.of());
        try (EventStream following = client.follow(table, 0)) {
            RandomPlay.toTheEnd(table, List.of(client), new Prng(1));
            JsonNode first = following.await(event -> true);
            JsonNode over = following.awaitType("over");
            assertEquals(1, first.path("number").asInt());
            assertEquals(64, first.path("commitment").asText().length());
            List<Card> cards = new ArrayList<>();
            for (String card : over.path("deck").asText().split(" ", -1)) {
                cards.add(Card.parse(card).orElseThrow());
            }
            assertEquals(
                    first.path("commitment").asText(),
                    Commitment.to(new Deck(cards), over.path("salt").asText()));
            List<String> played = following.events().stream()
                    .filter(event -> event.path("type").asText().equals("cardTurned"))
                    .map(event -> event.path("card").asText())
                    .toList();
            assertEquals(cards.stream().map(Card::toString).toList(), played);
        }
    }
}
