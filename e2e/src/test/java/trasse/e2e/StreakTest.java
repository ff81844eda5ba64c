package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Days in a row, and the time until the next. */
class StreakTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static void travelTo(Page page, String moment) {
        BROWSERS.travelTo(moment);
        page.clock().setFixedTime(moment);
    }

    /** The visitor of a page has played four days, missed one, and played three; it is 20 November. */
    private static void hasPlayedForDays(Page page) {
        for (int day : new int[] {12, 13, 14, 15, 17, 18, 19}) {
            BROWSERS.travelTo("2026-11-" + day + "T12:00:00Z");
            DaysTest.finishes(page, "Ada");
        }
        travelTo(page, "2026-11-20T12:00:00Z");
    }

    @Test
    void theDaysInARowAndTheLongestStreakAreTold() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        hasPlayedForDays(page);
        for (String path : new String[] {"/daily", "/days"}) {
            page.navigate(path);
            assertThat(page.getByText("3 days in a row")).isVisible();
            assertThat(page.getByText("longest: 4 days")).isVisible();
        }
    }

    @Test
    void theTextOfADailyGameTellsTheStreakAndTheDay() {
        Page page = BROWSERS.arrive(Look.DESKTOP).newPage();
        hasPlayedForDays(page);
        String table = DaysTest.finishes(page, "Ada");
        travelTo(page, "2026-11-21T00:10:00Z");
        page.navigate("/t/" + table);
        Person ada = new Person(page);
        ada.presses("Share");
        String text = page.locator("dialog .text").innerText();
        assertTrue(text.startsWith("Trasse · daily game · 20 November 2026\nAda: −60 points\n"), text);
        assertTrue(text.contains("\n4 days in a row\n"), text);
    }

    /** A visitor with a streak of three, who comes back on a day without a network. */
    private static Page isBackWithoutNetwork(String moment) {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        hasPlayedForDays(page);
        page.navigate("/daily");
        assertThat(page.getByText("3 days in a row")).isVisible();
        OfflineTest.isKept(page);
        device.setOffline(true);
        page.clock().setFixedTime(moment);
        return page;
    }

    @Test
    void withoutANetworkTheStreakIsTheLastOneKnownAndSaysSo() {
        Page page = isBackWithoutNetwork("2026-11-20T20:00:00Z");
        page.reload();
        assertThat(page.getByRole(AriaRole.PARAGRAPH).filter(new Locator.FilterOptions().setHasText("in a row")))
                .hasText("3 days in a row longest: 4 days (may be out of date)");
    }

    @Test
    void aStreakThatMustBeBrokenByNowIsNotShownWithoutANetwork() {
        Page page = isBackWithoutNetwork("2026-11-21T00:10:00Z");
        page.reload();
        assertThat(page.getByText("longest: 4 days")).isVisible();
        assertThat(page.getByText("3 days in a row")).hasCount(0);
    }

    @Test
    void theStartPageTellsTheLastKnownStreakWithoutANetwork() {
        Page page = isBackWithoutNetwork("2026-11-20T20:00:00Z");
        // The browser has met the server only through the daily game; after a game it knows that it has.
        page.evaluate("localStorage.setItem('trasse.known', 'yes')");
        page.navigate("/");
        assertThat(page.locator("section[aria-labelledby=daily] .streak"))
                .containsText(Pattern.compile("3 days in a row\\s*may be out of date"));
    }

    @Test
    void theStreakMovesToAnotherDeviceWithACode() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        hasPlayedForDays(page);
        page.navigate("/");
        Person ada = new Person(page);
        ada.presses("Settings");
        page.getByText("Other devices and privacy").click();
        ada.presses("Make a code");
        String code = page.locator(".code").innerText();

        Page other = BROWSERS.open(Look.DESKTOP, "/");
        Person there = new Person(other);
        there.presses("Settings");
        other.getByText("Other devices and privacy").click();
        other.getByLabel("Code from another device").fill(code);
        other.locator("form button").click();
        assertThat(other.getByText("This device is now linked to you.")).isVisible();
        other.navigate("/daily");
        assertThat(other.getByText("3 days in a row")).isVisible();
    }

    @Test
    void forgettingEndsTheStreakOnThisDeviceToo() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        hasPlayedForDays(page);
        page.addInitScript("localStorage.setItem('trasse.known', 'yes')");
        page.navigate("/daily");
        assertThat(page.getByText("3 days in a row")).isVisible();
        Person ada = new Person(page);
        ada.presses("Settings");
        page.getByText("Other devices and privacy").click();
        ada.presses("Delete my data");
        ada.presses("Yes, delete my daily results, keys and codes, and leave all my tables");
        assertThat(page.getByText("Done. The server no longer knows you.")).isVisible();
        page.navigate("/days");
        assertThat(page.getByText("0 games finished this month")).isVisible();
        assertThat(page.getByText("in a row")).hasCount(0);
    }

    @Test
    void theTimeUntilTheNextGameIsTheServersWhateverTheDevicesClockShows() {
        BROWSERS.travelTo("2026-11-20T20:30:30Z");
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        page.clock().setFixedTime("2025-01-01T03:00:00Z");
        page.navigate("/daily");
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("Next game in 3 h 29 min");
        page.clock().setFixedTime("2025-01-01T06:00:00Z");
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("Next game in 29 min");
        page.clock().setFixedTime("2025-01-01T06:29:00Z");
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("Next game in less than a minute");
    }

    @Test
    void theNewGameIsOfferedAtMidnightWithoutLoadingThePageAgain() {
        BROWSERS.travelTo("2026-11-20T23:00:00Z");
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        page.clock().setFixedTime("2026-11-20T23:00:00Z");
        page.navigate("/daily");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .hasText("Friday, 20 November 2026");
        page.evaluate("window.isTheSamePage = true");
        BROWSERS.travelTo("2026-11-21T00:00:01Z");
        page.clock().setFixedTime("2026-11-21T00:00:01Z");
        Person tim = new Person(page);
        assertThat(page.getByRole(AriaRole.STATUS).getByText("There’s a new daily game!"))
                .isVisible();
        tim.presses("Show it");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .hasText("Saturday, 21 November 2026");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .isFocused();
        assertThat(page.getByLabel("Your name")).isVisible();
        assertTrue((Boolean) page.evaluate("window.isTheSamePage"));
    }
}
