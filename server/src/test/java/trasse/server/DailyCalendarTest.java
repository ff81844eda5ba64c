package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.testkit.Client;

/** The days of a month with one's own results. */
class DailyCalendarTest extends SharedServerTest {
    private static final Instant FIRST = Instant.parse("2026-11-16T12:00:00Z");

    private final MovableClock clock = new MovableClock(FIRST);

    @Override
    InstantSource clock() {
        return clock;
    }

    /** The first day is in the middle of November, and each test begins at the end of it. */
    @BeforeEach
    void endOfNovember() {
        moveTo("2026-11-16T12:00:00Z");
        spectator().get("/api/daily").expect(200);
        moveTo("2026-11-29T12:00:00Z");
    }

    private void moveTo(String time) {
        clock.advance(Duration.between(clock.instant(), Instant.parse(time)));
    }

    private static JsonNode month(Client client, String month) {
        return client.get("/api/daily/months/" + month).expect(200).body();
    }

    private static List<String> games(JsonNode month) {
        List<String> games = new ArrayList<>();
        month.path("games")
                .forEach(game -> games.add(
                        game.path("day").asText() + " " + game.path("total").asText("open")));
        return games;
    }

    @Test
    void aMonthHasOnesOwnGamesAndNobodyElses() {
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        moveTo("2026-11-30T12:00:00Z");
        DailyTest.begin(ada);
        DailyTest.pass(arrive("Ben"));
        assertEquals(List.of("2026-11-29 -60", "2026-11-30 open"), games(month(ada, "2026-11")));
    }

    @Test
    void aMonthEndsWithItsLastDay() {
        Client ada = arrive("Ada");
        moveTo("2026-11-30T12:00:00Z");
        DailyTest.pass(ada);
        moveTo("2026-12-01T12:00:00Z");
        DailyTest.pass(ada);
        assertEquals(List.of("2026-11-30 -60"), games(month(ada, "2026-11")));
        assertEquals(List.of("2026-12-01 -60"), games(month(ada, "2026-12")));
    }

    @Test
    void aGameThatIsFinishedInTheNextMonthIsInTheMonthOfItsDay() {
        Client ada = arrive("Ada");
        moveTo("2026-11-30T23:59:00Z");
        String table = DailyTest.begin(ada);
        moveTo("2026-12-01T00:10:00Z");
        DailyTest.passOn(ada, table);
        assertEquals(List.of("2026-11-30 -60"), games(month(ada, "2026-11")));
    }

    @Test
    void itSaysWhichDaysThereAre() {
        JsonNode month = month(spectator(), "2026-11");
        assertEquals("2026-11-16", month.path("first").asText());
        assertEquals("2026-11-29", month.path("today").asText());
    }

    @Test
    void withoutAMonthItIsThisOne() {
        JsonNode month = spectator().get("/api/daily/months").expect(200).body();
        assertEquals("2026-11", month.path("month").asText());
    }

    @Test
    void itComesWithTheStreak() {
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        moveTo("2026-11-30T12:00:00Z");
        DailyTest.pass(ada);
        JsonNode month = month(ada, "2026-11");
        assertEquals(2, month.path("streak").asInt());
        assertEquals(2, month.path("longestStreak").asInt());
        assertEquals("2026-11-30", month.path("lastFinished").asText());
    }

    @Test
    void aStrangerHasNoGames() {
        DailyTest.pass(arrive("Ada"));
        assertEquals(List.of(), games(month(spectator(), "2026-11")));
    }

    @Test
    void aVisitorWhoWasForgottenHasNoGames() {
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        ada.delete("/api/me").expect(204);
        JsonNode month = month(ada, "2026-11");
        assertEquals(List.of(), games(month));
        assertFalse(month.has("lastFinished"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2026-10", "2026-12", "-999999999-01", "+999999999-12"})
    void aMonthWithoutDaysIsNotFound(String month) {
        assertEquals(
                "not-found",
                spectator().get("/api/daily/months/" + month).expect(404).problem());
    }

    @ParameterizedTest
    @ValueSource(strings = {"november", "2026-13", "2026-11-16", "202611"})
    void aMonthThatIsNoneIsMalformed(String month) {
        assertEquals(
                "malformed",
                spectator().get("/api/daily/months/" + month).expect(400).problem());
    }
}
