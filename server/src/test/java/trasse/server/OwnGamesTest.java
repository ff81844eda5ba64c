package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** What the list of one's own games says. */
class OwnGamesTest extends SharedServerTest {
    private static final int AT_A_TIME = 200;

    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    private static JsonNode entry(Client client, String table) {
        for (JsonNode game : client.get("/api/me/games").expect(200).body()) {
            if (game.path("id").asText().equals(table)) {
                return game;
            }
        }
        throw new AssertionError(client.name() + " has no table " + table);
    }

    private static boolean waitsFor(Client client, String table) {
        return entry(client, table).required("waitsForYou").booleanValue();
    }

    private static String tableOf(Client ada, Client ben, Map<String, ?> terms) {
        String table = ada.open(terms);
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        return table;
    }

    private static void pass(String table, Client... clients) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            for (Client client : clients) {
                client.move(table, round, "-").expect(200);
            }
        }
    }

    @Test
    void everyoneIsToldUnderWhichNameTheyPlay() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = tableOf(ada, ben, Map.of("people", 2));
        assertEquals("Ben", entry(ben, table).path("you").asText());
        assertEquals(
                List.of("Ada", "Ben"),
                entry(ben, table)
                        .path("names")
                        .valueStream()
                        .map(JsonNode::asText)
                        .toList());
    }

    @Test
    void aGameWaitsForThoseWhoHaveNotDecided() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = tableOf(ada, ben, Map.of("people", 2));
        assertTrue(waitsFor(ada, table));
        ada.move(table, 1, "-").expect(200);
        assertFalse(waitsFor(ada, table));
        assertTrue(waitsFor(ben, table));
        ada.command("/api/tables/" + table + "/take-back", Map.of("round", 1)).expect(200);
        assertTrue(waitsFor(ada, table));
        ada.move(table, 1, "-").expect(200);
        ben.move(table, 1, "-").expect(200);
        assertTrue(waitsFor(ada, table));
        assertTrue(waitsFor(ben, table));
        assertEquals(2, entry(ada, table).path("round").asInt());
    }

    @Test
    void aGameDoesNotWaitForAPlayerForWhomABotPlays() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = tableOf(ada, ben, Map.of("people", 2));
        ben.command("/api/tables/" + table + "/leave", Map.of()).expect(200);
        assertFalse(waitsFor(ben, table));
        assertTrue(waitsFor(ada, table));
    }

    @Test
    void aTableWaitsForItsHostOnceAllAreThere() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = ada.open(Map.of("people", 2));
        assertFalse(waitsFor(ada, table));
        assertFalse(entry(ada, table).has("round"));
        ben.join(table).expect(200);
        assertTrue(waitsFor(ada, table));
        assertFalse(waitsFor(ben, table));
    }

    @Test
    void aGameThatIsOverWaitsForNobody() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of());
        pass(table, ada);
        assertFalse(waitsFor(ada, table));
        assertEquals(Deck.SIZE, entry(ada, table).path("round").asInt());
    }

    @Test
    void theDeadlineOfTheOpenRoundIsTold() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("secondsPerRound", 600));
        assertEquals(ada.show(table).required("deadline"), entry(ada, table).required("deadline"));
        pass(table, ada);
        assertFalse(entry(ada, table).has("deadline"));
        assertFalse(entry(ada, ada.open(Map.of())).has("deadline"));
    }

    @Test
    void theBestTotalHasWon() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = tableOf(ada, ben, Map.of("people", 2));
        assertFalse(entry(ada, table).has("won"));
        String move = "-";
        for (int seed = 0; move.equals("-"); seed++) {
            move = RandomPlay.anyMove(ada.show(table), new Prng(seed));
        }
        ada.move(table, 1, move).expect(200);
        ben.move(table, 1, "-").expect(200);
        for (int round = 2; round <= Deck.SIZE; round++) {
            ada.move(table, round, "-").expect(200);
            ben.move(table, round, "-").expect(200);
        }
        assertTrue(entry(ada, table).required("won").booleanValue());
        assertFalse(entry(ben, table).required("won").booleanValue());
    }

    @Test
    void equalsShareTheWin() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = tableOf(ada, ben, Map.of("people", 2));
        pass(table, ada, ben);
        assertTrue(entry(ada, table).required("won").booleanValue());
        assertTrue(entry(ben, table).required("won").booleanValue());
    }

    @Test
    void nobodyWinsAlone() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of());
        pass(table, ada);
        assertFalse(entry(ada, table).has("won"));
    }

    @Test
    void aGameOfTheDayNamesItsDay() {
        Client ada = arrive("Ada");
        String table = ada.post("/api/daily/play", Map.of("name", "Ada"))
                .expect(201)
                .body()
                .path("table")
                .asText();
        assertEquals(ada.show(table).required("daily"), entry(ada, table).required("daily"));
    }

    @Test
    void aChallengeIsNamedToThePlayerWhoMadeItAndToThoseWhoPlayIt() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String first = ada.open(Map.of());
        pass(first, ada);
        assertFalse(entry(ada, first).has("challenge"));
        String challenge = ada.post("/api/tables/" + first + "/challenge", Map.of())
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        String second = ben.post("/api/challenges/" + challenge + "/play", Map.of("name", "Ben"))
                .expect(201)
                .body()
                .path("table")
                .asText();
        assertEquals(challenge, entry(ada, first).path("challenge").asText());
        assertEquals(challenge, entry(ben, second).path("challenge").asText());
    }

    private static List<String> ids(JsonNode games) {
        return games.valueStream().map(game -> game.path("id").asText()).toList();
    }

    private static JsonNode before(Client client, JsonNode games) {
        return client.get("/api/me/games?before="
                        + games.path(games.size() - 1).path("movedAt").asLong())
                .expect(200)
                .body();
    }

    @Test
    void aLongListGoesOnWhereTheAnswerBeforeEnded() {
        Client ada = arrive("Ada");
        List<String> latestFirst = IntStream.range(0, AT_A_TIME + 3)
                .mapToObj(i -> {
                    clock.advance(Duration.ofMillis(1));
                    return ada.open(Map.of("people", 2));
                })
                .toList()
                .reversed();
        JsonNode latest = ada.get("/api/me/games").expect(200).body();
        assertEquals(latestFirst.subList(0, AT_A_TIME), ids(latest));
        JsonNode earlier = before(ada, latest);
        assertEquals(latestFirst.subList(AT_A_TIME, AT_A_TIME + 3), ids(earlier));
        assertEquals(List.of(), ids(before(ada, earlier)));
    }

    @Test
    void noGameOfTheSameMomentIsLostBetweenTwoAnswers() {
        Client ada = arrive("Ada");
        String first = ada.open(Map.of("people", 2));
        clock.advance(Duration.ofMillis(1));
        List<String> together = Stream.generate(() -> ada.open(Map.of("people", 2)))
                .limit(AT_A_TIME + 3)
                .sorted()
                .toList();
        JsonNode latest = ada.get("/api/me/games").expect(200).body();
        assertEquals(together, ids(latest).stream().sorted().toList());
        assertEquals(List.of(first), ids(before(ada, latest)));
    }
}
