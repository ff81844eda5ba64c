package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** A deal that is passed on to a friend. */
class ChallengeTest extends SharedServerTest {
    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    private static void pass(Client client, String table) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            client.move(table, round, "-").expect(200);
        }
    }

    private static String solo(Client client) {
        String table = client.open(Map.of("edition", "pad"));
        pass(client, table);
        return table;
    }

    private static Client.Answer passOn(Client client, String table) {
        return client.post("/api/tables/" + table + "/challenge", Map.of());
    }

    private static String challenge(Client client, String table) {
        return passOn(client, table).expect(200).body().path("challenge").asText();
    }

    private static Client.Answer accept(Client client, String challenge) {
        return client.post("/api/challenges/" + challenge + "/play", Map.of("name", client.name()));
    }

    private static String begin(Client client, String challenge) {
        return accept(client, challenge).expect(201).body().path("table").asText();
    }

    private static JsonNode show(Client client, String challenge) {
        return client.get("/api/challenges/" + challenge).expect(200).body();
    }

    private static JsonNode look(Client client, String challenge) {
        return client.get("/api/challenges/" + challenge + "?look=true")
                .expect(200)
                .body();
    }

    private static String deck(Client client, String table) {
        try (EventStream following = client.follow(table, 0)) {
            return following.awaitType("over").path("deck").asText();
        }
    }

    private record Result(String name, int total, boolean you, boolean shown) {}

    private static List<Result> results(JsonNode shown) {
        List<Result> results = new ArrayList<>();
        shown.path("results")
                .forEach(result -> results.add(new Result(
                        result.path("name").asText(),
                        result.path("total").asInt(),
                        result.path("you").asBoolean(),
                        result.has("table"))));
        return results;
    }

    @Test
    void aFriendGetsTheVerySameDeal() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String first = solo(ada);
        String second = begin(ben, challenge(ada, first));
        pass(ben, second);
        assertEquals(deck(ada, first), deck(ben, second));
        assertEquals(
                ada.show(first).path("chairs").path(0).path("start"),
                ben.show(second).path("chairs").path(0).path("start"));
        assertEquals(ada.show(first).path("terms"), ben.show(second).path("terms"));
    }

    @Test
    void everyoneIsToldWhetherTheChallengeIsTheirOwn() {
        Client ada = arrive("Ada");
        Client namesake = arrive("Ada");
        String challenge = challenge(ada, solo(ada));
        pass(namesake, begin(namesake, challenge));
        assertTrue(show(ada, challenge).path("mine").asBoolean());
        assertFalse(show(namesake, challenge).path("mine").asBoolean());
        assertFalse(show(spectator(), challenge).path("mine").asBoolean());
    }

    @Test
    void theResultsAreComparedTheBestFirst() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        String table = begin(ben, challenge);
        String move = "-";
        for (int seed = 0; move.equals("-"); seed++) {
            move = RandomPlay.anyMove(ben.show(table), new Prng(seed));
        }
        ben.move(table, 1, move).expect(200);
        for (int round = 2; round <= Deck.SIZE; round++) {
            ben.move(table, round, "-").expect(200);
        }
        int total = ben.show(table).path("chairs").path(0).path("total").asInt();
        assertEquals(
                List.of(new Result("Ben", total, true, true), new Result("Ada", -60, false, true)),
                results(show(ben, challenge)));
    }

    @Test
    void everyoneIsToldTheBoardAndTheStartBeforeTheyPlay() {
        Client ada = arrive("Ada");
        String table = solo(ada);
        JsonNode shown = show(spectator(), challenge(ada, table));
        JsonNode view = ada.show(table);
        assertEquals(view.path("terms").path("board"), shown.required("board"));
        assertEquals("pad", shown.required("edition").asText());
        assertEquals(view.path("chairs").path(0).path("start"), shown.required("start"));
    }

    @Test
    void resultsAreHiddenUntilOneHasFinished() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        assertEquals(List.of(), results(show(ben, challenge)));
        String table = begin(ben, challenge);
        assertEquals(List.of(), results(show(ben, challenge)));
        clock.advance(Duration.ofMinutes(1));
        pass(ben, table);
        assertEquals(
                List.of(new Result("Ada", -60, false, true), new Result("Ben", -60, true, true)),
                results(show(ben, challenge)));
    }

    @Test
    void resultsAreHiddenFromAVisitorWhoHasNoKey() {
        Client ada = arrive("Ada");
        String challenge = challenge(ada, solo(ada));
        assertEquals(List.of(), results(show(spectator(), challenge)));
    }

    @Test
    void everyoneIsToldHowManyHaveFinished() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        assertEquals(1, show(spectator(), challenge).path("finished").asInt());
        String table = begin(ben, challenge);
        assertEquals(1, show(ben, challenge).path("finished").asInt());
        pass(ben, table);
        assertEquals(2, show(spectator(), challenge).path("finished").asInt());
    }

    @Test
    void thePlayerWhoMadeTheChallengeSeesTheResults() {
        Client ada = arrive("Ada");
        String challenge = challenge(ada, solo(ada));
        assertEquals(List.of(new Result("Ada", -60, true, true)), results(show(ada, challenge)));
    }

    @Test
    void aVisitorWhoAsksToLookSeesTheResultsButNotTheGames() {
        Client ada = arrive("Ada");
        String challenge = challenge(ada, solo(ada));
        assertEquals(List.of(new Result("Ada", -60, false, false)), results(look(spectator(), challenge)));
        assertEquals(List.of(new Result("Ada", -60, false, false)), results(look(arrive("Ben"), challenge)));
    }

    @Test
    void aVisitorWhoHasLookedCanStillPlay() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        look(ben, challenge);
        accept(ben, challenge).expect(201);
    }

    @Test
    void theGameOfSomebodyWhoIsForgottenBecomesNobodys() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        clock.advance(Duration.ofMinutes(1));
        pass(ben, begin(ben, challenge));
        ben.delete("/api/me").expect(204);
        assertEquals(
                List.of(new Result("Ada", -60, false, false), new Result("Ben", -60, false, false)),
                results(look(spectator(), challenge)));
        assertFalse(show(spectator(), challenge).has("yours"));
    }

    @Test
    void aPlayerWhoMadeTheChallengeKnowsTheDealAndDoesNotPlayIt() {
        Client ada = arrive("Ada");
        assertEquals(
                "already-played",
                accept(ada, challenge(ada, solo(ada))).expect(409).problem());
    }

    @Test
    void aChallengeIsPlayedOnce() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        String table = begin(ben, challenge);
        pass(ben, table);
        assertEquals(table, begin(ben, challenge));
    }

    @Test
    void aDealIsPassedOnUnderOneLink() {
        Client ada = arrive("Ada");
        String table = solo(ada);
        assertEquals(challenge(ada, table), challenge(ada, table));
    }

    @Test
    void aPlayerWhoAnswersAChallengePassesOnTheSameOne() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String challenge = challenge(ada, solo(ada));
        String table = begin(ben, challenge);
        pass(ben, table);
        assertEquals(challenge, challenge(ben, table));
    }

    @Test
    void theDealOfAGameWithOthersIsNotPassedOn() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = ada.open(Map.of("people", 2));
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        for (int round = 1; round <= Deck.SIZE; round++) {
            ada.move(table, round, "-").expect(200);
            ben.move(table, round, "-").expect(200);
        }
        assertEquals("not-solo", passOn(ada, table).expect(409).problem());
    }

    @Test
    void aChallengeIsPlayedWithoutHints() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = begin(ben, challenge(ada, solo(ada)));
        assertFalse(ben.show(table).path("terms").required("hints").booleanValue());
    }

    @Test
    void theDealOfAGameWithHintsIsNotPassedOn() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("hints", true));
        pass(ada, table);
        assertEquals("with-hints", passOn(ada, table).expect(409).problem());
    }

    @Test
    void somebodyElsesDealIsNotPassedOn() {
        assertEquals(
                "not-your-seat",
                passOn(arrive("Ben"), solo(arrive("Ada"))).expect(403).problem());
    }

    @Test
    void theDealOfTheDayIsPassedOnFromTheNextDayOn() {
        Client ada = arrive("Ada");
        String table = ada.post("/api/daily/play", Map.of("name", "Ada"))
                .expect(201)
                .body()
                .path("table")
                .asText();
        pass(ada, table);
        assertEquals("daily-deal", passOn(ada, table).expect(409).problem());
        clock.advance(Duration.ofDays(1));
        passOn(ada, table).expect(200);
    }
}
