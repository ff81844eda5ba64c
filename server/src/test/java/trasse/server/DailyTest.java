package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** The deal of the day. */
class DailyTest extends SharedServerTest {
    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    /** Every test has days of its own. */
    @BeforeEach
    void aWeekLater() {
        clock.advance(Duration.ofDays(7));
    }

    private void nextDay() {
        clock.advance(Duration.ofDays(1));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    static String begin(Client client) {
        return client.post("/api/daily/play", Map.of("name", client.name()))
                .expect(201)
                .body()
                .path("table")
                .asText();
    }

    /** Plays the day's deal to the end; with the same seed, the same way. */
    static String play(Client client, long seed) {
        String table = begin(client);
        RandomPlay.toTheEnd(table, List.of(client), new Prng(seed));
        return table;
    }

    static String pass(Client client) {
        String table = begin(client);
        passOn(client, table);
        return table;
    }

    static void passOn(Client client, String table) {
        for (int round = 1; round <= Deck.SIZE; round++) {
            client.move(table, round, "-").expect(200);
        }
    }

    static String deck(Client client, String table) {
        try (EventStream following = client.follow(table, 0)) {
            return following.awaitType("over").path("deck").asText();
        }
    }

    static JsonNode day(Client client) {
        return client.get("/api/daily").expect(200).body();
    }

    @Test
    void nobodyGetsHintsWithTheDealOfTheDay() {
        Client ada = arrive("Ada");
        assertFalse(ada.show(begin(ada)).path("terms").required("hints").booleanValue());
    }

    @Test
    void everyoneGetsTheSameDeckAndTheSameStart() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String first = pass(ada);
        String second = pass(ben);
        assertNotEquals(first, second);
        assertEquals(deck(ada, first), deck(ben, second));
        assertEquals(
                ada.show(first).path("chairs").path(0).path("start"),
                ben.show(second).path("chairs").path(0).path("start"));
    }

    @Test
    void thePromiseToOneIsNoHintToAnother() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        assertNotEquals(
                ada.show(begin(ada)).path("commitment").asText(),
                ben.show(begin(ben)).path("commitment").asText());
    }

    @Test
    void anotherDayHasAnotherDeck() {
        Client ada = arrive("Ada");
        String today = deck(ada, pass(ada));
        nextDay();
        assertNotEquals(today, deck(ada, pass(ada)));
    }

    @Test
    void aDayIsPlayedOnce() {
        Client ada = arrive("Ada");
        String table = pass(ada);
        assertEquals(table, begin(ada));
    }

    @Test
    void aVisitorWhoHasGivenUpDoesNotGetASecondChance() {
        Client ada = arrive("Ada");
        String table = begin(ada);
        ada.command("/api/tables/" + table + "/leave", Map.of()).expect(200);
        assertEquals(table, begin(ada));
    }

    private record Place(int rank, String name, boolean you) {}

    private static List<Place> best(JsonNode day) {
        List<Place> places = new ArrayList<>();
        day.path("best")
                .forEach(place -> places.add(new Place(
                        place.path("rank").asInt(),
                        place.path("name").asText(),
                        place.path("you").asBoolean())));
        return places;
    }

    @Test
    void whoHasTheSameTotalSharesAPlaceAndWhoCameFirstIsNamedFirst() {
        Client cleo = arrive("Cleo");
        pass(cleo);
        clock.advance(Duration.ofMinutes(1));
        play(arrive("Ada"), 4);
        clock.advance(Duration.ofMinutes(1));
        play(arrive("Ben"), 4);
        assertEquals(
                List.of(new Place(1, "Ada", false), new Place(1, "Ben", false), new Place(3, "Cleo", true)),
                best(day(cleo)));
    }

    @Test
    void thePercentileSaysHowManyOneHasBeatenATieCountingHalf() {
        Client ada = arrive("Ada");
        Client cleo = arrive("Cleo");
        play(ada, 4);
        play(arrive("Ben"), 4);
        pass(cleo);
        assertEquals(75, day(ada).path("yours").path("percentile").asDouble());
        assertEquals(0, day(cleo).path("yours").path("percentile").asDouble(-1));
    }

    @Test
    void aVisitorWhoIsAloneHasNoPercentile() {
        Client ada = arrive("Ada");
        pass(ada);
        assertFalse(day(ada).path("yours").has("percentile"));
    }

    @Test
    void aGameThatIsNotOverIsNotInTheList() {
        begin(arrive("Ada"));
        assertEquals(0, day(spectator()).path("finished").asInt());
    }

    @Test
    void ownResultIsToldOnceItIsThere() {
        Client ada = arrive("Ada");
        String table = begin(ada);
        assertFalse(day(ada).path("yours").has("total"));
        passOn(ada, table);
        assertEquals(-60, day(ada).path("yours").path("total").asInt());
    }

    @Test
    void aGameThatGoesOnAfterMidnightCountsForItsDay() {
        Client ada = arrive("Ada");
        String day = today().toString();
        String table = begin(ada);
        nextDay();
        passOn(ada, table);
        assertEquals(
                1, spectator().get("/api/daily/" + day).body().path("finished").asInt());
        assertEquals(0, day(spectator()).path("finished").asInt());
    }

    @Test
    void aDayBeginsAtMidnightUtc() {
        clock.advance(Duration.between(
                clock.instant(),
                today().plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant()));
        String day = today().toString();
        assertEquals(day, day(spectator()).path("day").asText());
        clock.advance(Duration.ofMillis(-1));
        assertNotEquals(day, day(spectator()).path("day").asText());
        clock.advance(Duration.ofHours(12));
    }

    @Test
    void theTimeUntilTheNextDealIsThatUntilMidnightUtc() {
        Instant evening = today().atTime(20, 30).toInstant(ZoneOffset.UTC);
        Duration untilEvening = Duration.between(clock.instant(), evening);
        clock.advance(untilEvening);
        assertEquals(
                Duration.ofHours(3).plusMinutes(30).toMillis(),
                day(spectator()).path("nextIn").asLong());
        clock.advance(untilEvening.negated());
    }

    private static void assertHidden(Client client, String table) {
        for (String what : List.of("", "/events", "/record")) {
            assertEquals(
                    "play-first",
                    client.get("/api/tables/" + table + what).expect(403).problem());
        }
    }

    @Test
    void othersGamesAreHiddenFromAVisitorWhoHasNotPlayed() {
        String table = pass(arrive("Ada"));
        assertHidden(arrive("Ben"), table);
        assertHidden(spectator(), table);
    }

    @Test
    void othersGamesAreHiddenFromAVisitorWhoIsPlaying() {
        String table = pass(arrive("Ada"));
        Client ben = arrive("Ben");
        begin(ben);
        assertHidden(ben, table);
        assertFalse(day(ben).path("best").path(0).has("table"));
    }

    @Test
    void othersGamesAreShownToAVisitorWhoHasFinished() {
        String table = pass(arrive("Ada"));
        clock.advance(Duration.ofMinutes(1));
        Client ben = arrive("Ben");
        pass(ben);
        assertEquals(table, day(ben).path("best").path(0).path("table").asText());
        ben.get("/api/tables/" + table).expect(200);
    }

    @Test
    void othersGamesAreShownToAllTheNextDay() {
        String table = pass(arrive("Ada"));
        nextDay();
        spectator().get("/api/tables/" + table).expect(200);
    }

    @Test
    void othersGamesStayHiddenTheNextDayFromAVisitorWhoCanStillFinish() {
        String table = pass(arrive("Ada"));
        Client ben = arrive("Ben");
        String own = begin(ben);
        String day = today().toString();
        nextDay();
        assertHidden(ben, table);
        assertFalse(ben.get("/api/daily/" + day).body().path("best").path(0).has("table"));
        passOn(ben, own);
        ben.get("/api/tables/" + table).expect(200);
    }

    @Test
    void othersGamesAreShownToAVisitorWhoHasGivenUp() {
        String table = pass(arrive("Ada"));
        Client ben = arrive("Ben");
        ben.command("/api/tables/" + begin(ben) + "/leave", Map.of()).expect(200);
        ben.get("/api/tables/" + table).expect(200);
    }

    @Test
    void aVisitorWhoMustPlayFirstIsToldWhichDay() {
        String table = pass(arrive("Ada"));
        Client.Answer refused = spectator().get("/api/tables/" + table).expect(403);
        assertEquals(today().toString(), refused.body().path("day").asText());
    }

    @Test
    void everyoneIsToldTheBoardAndTheStartBeforeTheyPlay() {
        JsonNode before = day(spectator());
        Client ada = arrive("Ada");
        JsonNode table = ada.show(begin(ada));
        assertEquals(table.path("terms").path("board"), before.required("board"));
        assertEquals(table.path("terms").path("edition"), before.required("edition"));
        assertEquals(table.path("chairs").path(0).path("start"), before.required("start"));
    }

    private JsonNode bestLine(Client client, LocalDate day) {
        return client.get("/api/daily/" + day).expect(200).body().path("bestLine");
    }

    @Test
    void theBestLineOfADayIsShownTheNextDay() {
        pass(arrive("Cleo"));
        Client ada = arrive("Ada");
        JsonNode chair = ada.show(play(ada, 4)).path("chairs").path(0);
        LocalDate day = today();
        nextDay();
        JsonNode best = bestLine(spectator(), day);
        assertEquals("Ada", best.path("name").asText());
        assertEquals(chair.path("total"), best.path("total"));
        assertEquals(chair.path("start"), best.path("start"));
        assertEquals(chair.path("line"), best.path("line"));
        spectator()
                .get("/api/tables/" + best.path("table").asText() + "/record")
                .expect(200);
        assertEquals(best, day(spectator()).path("yesterday"));
    }

    @Test
    void theBestLineOfTodayIsShownOnlyToAVisitorWhoHasFinished() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        play(ada, 4);
        String table = begin(ben);
        for (Client who : List.of(spectator(), arrive("Cleo"), ben)) {
            assertFalse(day(who).has("bestLine"), who.name());
        }
        assertEquals("Ada", bestLine(ada, today()).path("name").asText());
        passOn(ben, table);
        assertEquals("Ada", bestLine(ben, today()).path("name").asText());
    }

    @Test
    void theBestLineStaysHiddenTheNextDayFromAVisitorWhoCanStillFinish() {
        play(arrive("Ada"), 4);
        Client ben = arrive("Ben");
        String own = begin(ben);
        LocalDate day = today();
        nextDay();
        assertTrue(bestLine(ben, day).isMissingNode());
        assertFalse(day(ben).has("yesterday"));
        passOn(ben, own);
        assertEquals("Ada", bestLine(ben, day).path("name").asText());
        assertEquals("Ada", day(ben).path("yesterday").path("name").asText());
    }

    @Test
    void aDayThatNobodyFinishedHasNoBestLine() {
        begin(arrive("Ada"));
        LocalDate day = today();
        nextDay();
        assertTrue(bestLine(spectator(), day).isMissingNode());
        assertFalse(day(spectator()).has("yesterday"));
    }

    @Test
    void onesOwnGameIsNeverHidden() {
        Client ada = arrive("Ada");
        String table = begin(ada);
        assertEquals(today().toString(), ada.show(table).path("daily").asText());
    }
}
