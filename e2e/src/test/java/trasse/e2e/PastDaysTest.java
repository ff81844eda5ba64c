package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Days that are over can be practised and compared. */
class PastDaysTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Each test has a month of its own. */
    private static LocalDate month = LocalDate.of(2026, 12, 1);

    @BeforeEach
    void nextMonth() {
        month = month.plusMonths(1);
        travelTo(1);
        Client.spectator(port()).get("/api/daily").expect(200);
    }

    private static void travelTo(int day) {
        BROWSERS.travelTo(date(day) + "T12:00:00Z");
    }

    private static LocalDate date(int day) {
        return month.withDayOfMonth(day);
    }

    private static int port() {
        return URI.create(BROWSERS.address()).getPort();
    }

    /** Somebody plays the game of a day to the end; tells the table. */
    private static String plays(String name, long seed) {
        Client client = Client.arrive(port(), name);
        String table = client.post("/api/daily/play", Map.of("name", name))
                .expect(201)
                .body()
                .path("table")
                .asText();
        RandomPlay.toTheEnd(table, List.of(client), new Prng(seed));
        return table;
    }

    private static Locator finished(Page page) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(3));
    }

    @Test
    void itsCardsArePractisedOnThisDeviceAndCountNowhere() {
        travelTo(4);
        String table = plays("Ada", 4);
        travelTo(6);
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + date(4));
        Person tim = new Person(page);
        tim.presses("Practise this game");
        tim.isInRound(1);
        String record = Client.spectator(port())
                .get("/api/tables/" + table + "/record")
                .expect(200)
                .text();
        assertEquals(
                RecordedGames.read(record).deck(),
                RecordedGames.read(tim.keptRecord()).deck());
        for (int round = 1; round <= 15; round++) {
            tim.isInRound(round);
            tim.isToDecide();
            tim.passes();
        }
        assertThat(page.locator("#results")).isVisible();
        assertNull(page.evaluate("localStorage.getItem('trasse.totals')"), "practice counts as a result");
        tim.touches(DaysTest.link(page, "Compare with the others"));
        assertThat(finished(page)).hasText("1 player has finished");
        page.navigate("/games");
        assertThat(GamesTest.games(page)).hasCount(1);
        assertThat(page.getByText(Pattern.compile("Practice, daily game of 4 .* 20")))
                .isVisible();
    }

    @Test
    void practiceThatWasBegunGoesOn() {
        travelTo(6);
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + date(4));
        Person tim = new Person(page);
        tim.presses("Practise this game");
        tim.isInRound(1);
        String game = tim.id();
        page.goBack();
        tim.touches(DaysTest.link(page, "Continue practising"));
        tim.isInRound(1);
        assertEquals(game, tim.id());
    }

    @Test
    void aVisitorWhoCanStillFinishIsNotOfferedToPractise() {
        travelTo(4);
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        DaysTest.begins(page, "Tim");
        travelTo(6);
        page.navigate("/daily/" + date(4));
        assertThat(DaysTest.link(page, "Continue")).isVisible();
        assertThat(new Person(page).button("Practise this game")).hasCount(0);
    }

    private static Locator drawnLine(Page page) {
        return page.locator("path.line:not([d=''])");
    }

    @Test
    void theBestLineIsNotShownByAccidentToAVisitorWhoMayWantToPractise() {
        travelTo(4);
        plays("Ada", 4);
        travelTo(6);
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + date(4));
        assertThat(page.getByLabel("The board of the day with its start point")).isVisible();
        assertThat(drawnLine(page)).hasCount(0);
        new Person(page).presses("Show the best line");
        assertThat(drawnLine(page)).hasCount(1);
        assertThat(page.getByText("The best line: Ada")).isVisible();
    }

    @Test
    void yesterdaysBestLineIsReplayed() {
        travelTo(4);
        plays("Ada", 4);
        travelTo(5);
        Page page = BROWSERS.open(Look.DESKTOP, "/daily");
        DaysTest.link(page, "Replay it").click();
        assertThat(new Person(page).heading()).hasText("Round 15 of 15");
        assertThat(page.getByText("Ada").first()).isVisible();
    }

    @Test
    void theDayBeforeTheFirstIsNoLink() {
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + firstDay());
        assertThat(DaysTest.link(page, "Calendar")).isVisible();
        assertThat(DaysTest.link(page, "The day before")).hasCount(0);
    }

    private static String firstDay() {
        return Client.spectator(port())
                .get("/api/daily")
                .expect(200)
                .body()
                .path("first")
                .asText();
    }

    @Test
    void aDayBeforeTheFirstSaysSoAndLeadsOn() {
        BROWSERS.tolerate("404");
        Page page = BROWSERS.open(Look.PHONE, "/daily/2001-01-01");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("It doesn’t exist, or the link is incomplete.");
        new Person(page).touches(DaysTest.link(page, "Play today’s game"));
        assertThat(page.getByLabel("Your name")).isVisible();
    }

    private static Locator figures(Page page) {
        return page.getByRole(AriaRole.TABLE, new Page.GetByRoleOptions().setName("Everyone’s totals"))
                .locator("tbody tr");
    }

    @Test
    void everyonesTotalsAreShownWithOnesOwnMarked() {
        plays("Ada", 4);
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        DaysTest.finishes(page, "Tim");
        page.navigate("/daily");
        assertThat(page.getByRole(AriaRole.IMG, new Page.GetByRoleOptions().setName("How many players got each total")))
                .isVisible();
        assertThat(figures(page).first()).hasText(Pattern.compile("−60.* \\(you\\).*1"));
        assertThat(page.locator("rect.own")).hasCount(1);
        assertThat(page.getByText("You’re 2nd of 2.")).isVisible();
    }

    @Test
    void everyonesTotalsOfTodayAreNotShownBeforeOneHasPlayed() {
        plays("Ada", 4);
        Page page = BROWSERS.open(Look.PHONE, "/daily");
        assertThat(finished(page)).hasText("1 player has finished");
        assertThat(figures(page)).hasCount(0);
    }

    @Test
    void everyonesTotalsOfADayThatIsOverAreForAll() {
        plays("Ada", 4);
        travelTo(2);
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + date(1));
        assertThat(figures(page)).hasCount(1);
        assertThat(page.locator("rect.own")).hasCount(0);
    }

    @Test
    void aDayThatNobodyPlayedSaysSo() {
        travelTo(2);
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + date(1));
        assertThat(page.getByText("Nobody played that day.")).isVisible();
    }
}
