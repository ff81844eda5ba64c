package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The calendar of daily games. */
class DaysTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static final Pattern TABLE = Pattern.compile("\"table\":\"([a-z0-9]+)\"");

    private static String post(Page page, String path, Map<String, ?> body) {
        APIResponse answer = page.request().post(path, RequestOptions.create().setData(body));
        assertTrue(answer.ok(), answer.text());
        return answer.text();
    }

    /** The visitor of a page begins the daily game, in no time; tells the table. */
    static String begins(Page page, String name) {
        post(page, "/api/me", Map.of());
        Matcher table = TABLE.matcher(post(page, "/api/daily/play", Map.of("name", name)));
        assertTrue(table.find());
        return table.group(1);
    }

    /** The visitor of a page begins the daily game and passes to its end. */
    static String finishes(Page page, String name) {
        String table = begins(page, name);
        for (int round = 1; round <= 15; round++) {
            post(
                    page,
                    "/api/tables/" + table + "/move",
                    Map.of("command", "pass-" + round, "round", round, "move", "-"));
        }
        return table;
    }

    /** It is 20 November; the visitor of a page has played on the 17th and 19th, and begun on the 18th. Tells the 19th. */
    static String playedEarlier(Browsers browsers, Page page) {
        browsers.travelTo("2026-11-17T12:00:00Z");
        finishes(page, "Ada");
        browsers.travelTo("2026-11-18T12:00:00Z");
        begins(page, "Ada");
        browsers.travelTo("2026-11-19T12:00:00Z");
        finishes(page, "Ada");
        browsers.travelTo("2026-11-20T12:00:00Z");
        return "/daily/2026-11-19";
    }

    static Locator link(Page page, String name) {
        return page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static Locator month(Page page) {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2));
    }

    private static Page calendarOfAPlayer() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        playedEarlier(BROWSERS, page);
        page.navigate("/days");
        assertThat(month(page)).hasText("November 2026");
        return page;
    }

    @Test
    void everyDaySaysWhatBecameOfIt() {
        Page page = calendarOfAPlayer();
        assertThat(link(page, "Tuesday 17 November: −60 points")).hasText("17 −60");
        assertThat(link(page, "Wednesday 18 November: not finished")).hasText("18 …");
        assertThat(link(page, "Friday 20 November: not played")).hasText("20");
        assertThat(page.getByText("2 games finished this month")).isVisible();
    }

    @Test
    void onlyTodayIsMarked() {
        Page page = calendarOfAPlayer();
        assertThat(page.locator("[aria-current=date]")).hasAccessibleName("Friday 20 November: not played");
    }

    @Test
    void daysToComeLeadNowhere() {
        Page page = calendarOfAPlayer();
        assertThat(page.getByRole(
                        AriaRole.CELL, new Page.GetByRoleOptions().setName("21").setExact(true)))
                .isVisible();
        assertThat(page.locator("a[href='/daily/2026-11-21']")).hasCount(0);
    }

    @Test
    void aDayLeadsToItsPageByKeyboardAndBackToItsMonth() {
        Page page = calendarOfAPlayer();
        link(page, "Tuesday 17 November: −60 points").press("Enter");
        assertThat(page).hasURL(BROWSERS.address() + "/daily/2026-11-17");
        assertThat(page.getByText("Your total: −60 points")).isVisible();
        page.goBack();
        assertThat(month(page)).hasText("November 2026");
    }

    /** Somebody has looked at the deal of October, so that there is an October. */
    private static Page calendarOfTwoMonths() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        BROWSERS.travelTo("2026-10-30T12:00:00Z");
        finishes(page, "Ada");
        BROWSERS.travelTo("2026-11-20T12:00:00Z");
        page.navigate("/days");
        assertThat(month(page)).hasText("November 2026");
        return page;
    }

    @Test
    void monthsAreTurnedWithOneRequestEach() {
        Page page = calendarOfTwoMonths();
        List<String> asked = new ArrayList<>();
        page.onRequest(request -> {
            if (request.url().contains("/api/")) {
                asked.add(request.url().replaceAll(".*/api/", ""));
            }
        });
        button(page, "Previous month").click();
        assertThat(month(page)).hasText("October 2026");
        assertThat(link(page, "Friday 30 October: −60 points")).isVisible();
        button(page, "Next month").click();
        assertThat(month(page)).hasText("November 2026");
        assertEquals(List.of("daily/months/2026-10", "daily/months/2026-11"), asked);
    }

    @Test
    void monthsEndWithTheFirstDayAndWithToday() {
        Page page = calendarOfTwoMonths();
        assertThat(button(page, "Next month")).isDisabled();
        button(page, "Previous month").click();
        assertThat(month(page)).hasText("October 2026");
        assertThat(button(page, "Next month")).isEnabled();
        assertThat(button(page, "Previous month")).isDisabled();
        assertThat(button(page, "Previous month")).isFocused();
    }

    @Test
    void comingBackFromADayOfAnotherMonthShowsThatMonth() {
        Page page = calendarOfTwoMonths();
        button(page, "Previous month").click();
        link(page, "Friday 30 October: −60 points").click();
        assertThat(page.getByText("Your total: −60 points")).isVisible();
        page.goBack();
        assertThat(month(page)).hasText("October 2026");
    }

    @Test
    void theDayLeadsToTheCalendar() {
        Page page = BROWSERS.arrive(Look.DESKTOP).newPage();
        page.navigate(playedEarlier(BROWSERS, page));
        link(page, "Calendar").click();
        assertThat(month(page)).hasText("November 2026");
    }

    @Test
    void withoutTheServerItSaysSoAndCanBeTriedAgain() {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        Page page = calendarOfTwoMonths();
        page.context().setOffline(true);
        button(page, "Previous month").click();
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("The server can’t be reached.");
        page.context().setOffline(false);
        button(page, "Try again").click();
        assertThat(month(page)).hasText("October 2026");
    }

    @Test
    void withoutTheServerItShowsTheGamesOfThisDevice() {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        BROWSERS.travelTo("2026-10-30T12:00:00Z");
        String game = "/replay/" + finishes(page, "Ada");
        BROWSERS.travelTo("2026-11-20T12:00:00Z");
        page.navigate(game);
        assertThat(page.getByText("Round 15 of 15")).isVisible();
        page.navigate("/days");
        assertThat(month(page)).hasText("November 2026");
        page.context().setOffline(true);
        button(page, "Previous month").click();
        assertThat(page.getByText("These are the daily games kept on this device."))
                .isVisible();
        assertThat(month(page)).hasText("October 2026");
        assertThat(link(page, "Friday 30 October: −60 points")).hasAttribute("href", game);
        assertThat(page.getByText("1 game finished this month")).isVisible();
    }
}
