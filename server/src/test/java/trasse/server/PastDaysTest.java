package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.testkit.Client;

/** Days that are over: everyone's totals, and their deals for practice. */
class PastDaysTest extends SharedServerTest {
    private static final String BEFORE_ALL = "2026-11-15";

    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    /** Somebody looks at the very first day; after that, every test has days of its own. */
    @BeforeEach
    void aWeekLater() {
        spectator().get("/api/daily").expect(200);
        clock.advance(Duration.ofDays(7));
    }

    private void nextDay() {
        clock.advance(Duration.ofDays(1));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    private static Client.Answer deal(Client client, Object day) {
        return client.get("/api/daily/" + day + "/deal");
    }

    @Test
    void theDealOfADayThatIsOverIsTheOneThatWasPlayed() {
        Client ada = arrive("Ada");
        LocalDate day = today();
        String table = DailyTest.pass(ada);
        nextDay();
        JsonNode deal = deal(spectator(), day).expect(200).body();
        assertEquals(DailyTest.deck(ada, table), deal.path("deck").asText());
        JsonNode shown = ada.show(table);
        assertEquals(shown.path("chairs").path(0).path("start"), deal.path("start"));
        assertEquals(shown.path("terms").path("board"), deal.path("board"));
        assertEquals(shown.path("terms").path("edition"), deal.path("edition"));
    }

    @Test
    void nobodyGetsTheDealOfToday() {
        Client ada = arrive("Ada");
        DailyTest.begin(ada);
        Client ben = arrive("Ben");
        DailyTest.pass(ben);
        for (Client who : List.of(spectator(), arrive("Cleo"), ada, ben)) {
            assertEquals("not-over", deal(who, today()).expect(409).problem(), who.name());
        }
    }

    @Test
    void aVisitorWhoCanStillFinishTheirGameDoesNotGetItsDeal() {
        Client ada = arrive("Ada");
        LocalDate day = today();
        String table = DailyTest.begin(ada);
        nextDay();
        Client.Answer refused = deal(ada, day).expect(403);
        assertEquals("play-first", refused.problem());
        assertEquals(day.toString(), refused.body().path("day").asText());
        DailyTest.passOn(ada, table);
        deal(ada, day).expect(200);
    }

    @Test
    void aVisitorWhoHasGivenUpGetsTheDealTheNextDay() {
        Client ada = arrive("Ada");
        LocalDate day = today();
        ada.command("/api/tables/" + DailyTest.begin(ada) + "/leave", Map.of()).expect(200);
        nextDay();
        deal(ada, day).expect(200);
    }

    @Test
    void aGameThatWasGivenUpCannotBePlayedOn() {
        Client ada = arrive("Ada");
        String table = DailyTest.begin(ada);
        assertEquals(true, DailyTest.day(ada).path("yours").path("open").asBoolean());
        ada.command("/api/tables/" + table + "/leave", Map.of()).expect(200);
        assertEquals(false, DailyTest.day(ada).path("yours").required("open").asBoolean());
    }

    @Test
    void aDayThatNobodyAskedForGetsItsDealWhenSomebodyDoes() {
        LocalDate skipped = today();
        nextDay();
        JsonNode deal = deal(spectator(), skipped).expect(200).body();
        assertEquals(deal, deal(arrive("Ada"), skipped).expect(200).body());
        assertEquals(
                deal.path("start"),
                spectator().get("/api/daily/" + skipped).expect(200).body().path("start"));
    }

    @ParameterizedTest
    @ValueSource(strings = {BEFORE_ALL, "2020-02-29", "-999999999-01-01", "9999-12-31"})
    void daysBeforeTheFirstAndDaysToComeAreNotFound(String day) {
        assertEquals("not-found", deal(spectator(), day).expect(404).problem());
        assertEquals(
                "not-found", spectator().get("/api/daily/" + day).expect(404).problem());
    }

    @Test
    void everyDayTellsWhichWasTheFirst() {
        LocalDate first =
                LocalDate.parse(DailyTest.day(spectator()).path("first").asText());
        spectator().get("/api/daily/" + first).expect(200);
        spectator().get("/api/daily/" + first.minusDays(1)).expect(404);
    }

    private static List<String> totals(JsonNode day) {
        List<String> totals = new ArrayList<>();
        day.path("totals")
                .forEach(one -> totals.add(
                        one.path("count").asInt() + " with " + one.path("total").asInt()));
        return totals;
    }

    @Test
    void everyonesTotalsAreCounted() {
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        DailyTest.pass(arrive("Ben"));
        Client cleo = arrive("Cleo");
        int better = cleo.show(DailyTest.play(cleo, 4))
                .path("chairs")
                .path(0)
                .path("total")
                .asInt();
        DailyTest.begin(arrive("Dora"));
        assertEquals(List.of("2 with -60", "1 with " + better), totals(DailyTest.day(ada)));
    }

    @Test
    void theTotalsOfTodayAreForVisitorsWhoHaveFinished() {
        DailyTest.pass(arrive("Ada"));
        Client ben = arrive("Ben");
        DailyTest.begin(ben);
        for (Client who : List.of(spectator(), arrive("Cleo"), ben)) {
            assertFalse(DailyTest.day(who).has("totals"), who.name());
        }
    }

    @Test
    void theTotalsOfADayThatIsOverAreForEveryone() {
        LocalDate day = today();
        DailyTest.pass(arrive("Ada"));
        nextDay();
        assertEquals(
                List.of("1 with -60"),
                totals(spectator().get("/api/daily/" + day).expect(200).body()));
    }

    @Test
    void theTotalOfAVisitorWhoWasForgottenIsNotCounted() {
        LocalDate day = today();
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        ada.delete("/api/me").expect(204);
        nextDay();
        assertEquals(
                List.of(),
                totals(spectator().get("/api/daily/" + day).expect(200).body()));
    }
}
