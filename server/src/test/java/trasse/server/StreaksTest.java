package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import trasse.testkit.Client;

/** Days in a row. */
class StreaksTest extends SharedServerTest {
    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    /** Every test has days of its own. */
    @BeforeEach
    void threeWeeksLater() {
        clock.advance(Duration.ofDays(21));
    }

    private void nextDay() {
        clock.advance(Duration.ofDays(1));
    }

    private LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    private void passEachDay(Client client, int days) {
        for (int i = 0; i < days; i++) {
            DailyTest.pass(client);
            nextDay();
        }
    }

    private static int streak(Client client) {
        return DailyTest.day(client).path("streak").asInt();
    }

    private static int longest(Client client) {
        return DailyTest.day(client).path("longestStreak").asInt();
    }

    @Test
    void aStreakGrowsFromDayToDay() {
        Client ada = arrive("Ada");
        for (int days = 1; days <= 3; days++) {
            DailyTest.pass(ada);
            assertEquals(days, streak(ada));
            nextDay();
        }
    }

    @Test
    void aStreakIsKeptUntilTheNextDayIsOver() {
        Client ada = arrive("Ada");
        passEachDay(ada, 2);
        assertEquals(2, streak(ada));
        nextDay();
        assertEquals(0, streak(ada));
    }

    @Test
    void aStreakBeginsAnewAfterADayThatWasMissed() {
        Client ada = arrive("Ada");
        passEachDay(ada, 2);
        nextDay();
        DailyTest.pass(ada);
        assertEquals(1, streak(ada));
    }

    @Test
    void aDayThatIsBegunButNotFinishedIsNotInTheStreak() {
        Client ada = arrive("Ada");
        DailyTest.begin(ada);
        assertEquals(0, streak(ada));
    }

    @Test
    void aGameThatIsFinishedAfterMidnightKeepsTheStreakOfItsDay() {
        Client ada = arrive("Ada");
        passEachDay(ada, 2);
        String table = DailyTest.begin(ada);
        nextDay();
        assertEquals(0, streak(ada));
        DailyTest.passOn(ada, table);
        assertEquals(3, streak(ada));
    }

    @Test
    void aGameThatIsFinishedLateJoinsTheDaysBeforeAndAfterIt() {
        Client ada = arrive("Ada");
        passEachDay(ada, 2);
        String late = DailyTest.begin(ada);
        nextDay();
        DailyTest.pass(ada);
        assertEquals(1, streak(ada));
        DailyTest.passOn(ada, late);
        assertEquals(4, streak(ada));
    }

    @Test
    void theLongestStreakStaysWhenItIsBroken() {
        Client ada = arrive("Ada");
        passEachDay(ada, 3);
        nextDay();
        passEachDay(ada, 2);
        assertEquals(2, streak(ada));
        assertEquals(3, longest(ada));
    }

    @Test
    void theLongestStreakCanBeTheCurrentOne() {
        Client ada = arrive("Ada");
        DailyTest.pass(ada);
        nextDay();
        nextDay();
        passEachDay(ada, 2);
        assertEquals(2, longest(ada));
    }

    @Test
    void theLastFinishedDayIsTold() {
        Client ada = arrive("Ada");
        LocalDate day = today();
        assertFalse(DailyTest.day(ada).has("lastFinished"));
        DailyTest.pass(ada);
        clock.advance(Duration.ofDays(5));
        assertEquals(day.toString(), DailyTest.day(ada).path("lastFinished").asText());
    }

    @Test
    void aStrangerHasNone() {
        passEachDay(arrive("Ada"), 1);
        JsonNode day = DailyTest.day(spectator());
        assertEquals(0, day.path("streak").asInt() + day.path("longestStreak").asInt());
    }

    @Test
    void aStreakComesAlongToAnotherDevice() {
        Client ada = arrive("Ada");
        passEachDay(ada, 2);
        String code = ada.post("/api/me/codes", Map.of())
                .expect(201)
                .body()
                .path("code")
                .asText();
        String cookie = spectator()
                .post("/api/me/redeem", Map.of("code", code))
                .expect(200)
                .response()
                .headers()
                .firstValue("Set-Cookie")
                .orElseThrow();
        Client device = spectator();
        JsonNode day = device.send(device.request("/api/daily")
                        .header("Cookie", cookie.substring(0, cookie.indexOf(';')))
                        .build())
                .expect(200)
                .body();
        assertEquals(2, day.path("streak").asInt());
        assertEquals(2, day.path("longestStreak").asInt());
    }
}
