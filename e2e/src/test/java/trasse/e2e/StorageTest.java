package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Where the browser keeps nothing, or has no room, games can still be looked at, and the page says what is not kept. */
class StorageTest {
    private static final String DENIED =
            "This browser keeps no data here, so your games are gone when you close the page. Export them to keep them.";
    private static final String FULL =
            "This device has no room left, so your latest games aren’t kept. Remove some games, or export them.";

    private static final String NO_DATABASE =
            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }";
    private static final String NO_LOCAL_STORAGE = """
            for (const name of ['getItem', 'setItem', 'removeItem']) {
                Storage.prototype[name] = () => { throw new DOMException('no', 'SecurityError'); };
            }
            """;
    /** Nothing can be added while {@code full} is set; clearing makes room. */
    private static final String NO_ROOM = """
            window.full = true;
            for (const name of ['add', 'put']) {
                const write = IDBObjectStore.prototype[name];
                IDBObjectStore.prototype[name] = function (...args) {
                    if (window.full) {
                        throw new DOMException('full', 'QuotaExceededError');
                    }
                    return write.apply(this, args);
                };
            }
            """;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person atTheEnd(String script) {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.addInitScript(script);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(15, 1, "You")));
        assertThat(page.locator("#results")).isVisible();
        return new Person(page);
    }

    private static void follows(Person person, String link) {
        person.touches(person.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(link).setExact(true)));
    }

    private static Locator count(Page page) {
        return page.locator("h2.count");
    }

    /** The analysis of the game at the end of which somebody is, and then the statistics, without loading the page again. */
    private static void analysesAndLooksAtTheFigures(Person ada) {
        follows(ada, "Analyse");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
        follows(ada, "Your games");
        follows(ada, "Statistics");
        assertThat(count(ada.page())).hasText("1 game");
        assertThat(ada.page().getByText("from 1 analysed line")).isVisible();
    }

    @Test
    void whereNothingIsKeptAGameCanBeAnalysedAndCountsUntilThePageIsClosed() {
        Person ada = atTheEnd(NO_DATABASE);
        assertThat(ada.page().getByText(DENIED)).isVisible();
        analysesAndLooksAtTheFigures(ada);
        assertThat(ada.page().getByRole(AriaRole.ALERT)).hasText(DENIED);
    }

    @Test
    void whereThereIsNoRoomAGameCanBeAnalysedAndCountsUntilThePageIsClosed() {
        Person ada = atTheEnd(NO_ROOM);
        assertThat(ada.page().getByText(FULL)).isVisible();
        analysesAndLooksAtTheFigures(ada);
        assertThat(ada.page().getByRole(AriaRole.ALERT)).hasText(FULL);
    }

    @Test
    void whenAllGamesAreDeletedThereIsRoomAgain() {
        Person ada = atTheEnd(NO_ROOM);
        follows(ada, "Look at the game");
        follows(ada, "Your games");
        follows(ada, "Statistics");
        assertThat(ada.page().getByRole(AriaRole.ALERT)).hasText(FULL);
        ada.page().evaluate("window.full = false");
        ada.presses("Delete all games");
        ada.presses("Delete all");
        assertThat(ada.page().getByRole(AriaRole.ALERT)).hasCount(0);
        ada.presses("Undo");
        assertThat(count(ada.page())).hasText("1 game");
        ada.reloads();
        assertThat(count(ada.page())).hasText("1 game");
    }

    @Test
    void whereNotEvenSettingsAreKeptAGameFromALinkIsAnalysedAndListed() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        device.addInitScript(NO_DATABASE);
        device.addInitScript(NO_LOCAL_STORAGE);
        Page page = device.newPage();
        page.navigate(ReplayTest.link(RecordedGames.played(15, 5, "Sarah")));
        Person ada = new Person(page);
        ada.presses("Analyse the game");
        assertThat(page.locator(".accuracy strong")).isVisible();
        ada.presses("Keep it");
        assertThat(page.getByText(DENIED)).isVisible();
        follows(ada, "Your games");
        assertThat(GamesTest.games(page)).hasCount(1);
        follows(ada, "Statistics");
        page.getByLabel("Kind of game").selectOption("Imported");
        assertThat(count(page)).hasText("1 game");
    }

    @Test
    void theFiguresOfOneTabFollowTheAnalysisInAnother() {
        Page here = GamesTest.withGames(BROWSERS, Look.DESKTOP);
        here.navigate("/statistics");
        assertThat(count(here)).hasText("2 games");
        Page there = here.context().newPage();
        there.navigate("/replay/g1r15#analysis");
        assertThat(there.locator(".accuracy strong")).isVisible();
        assertThat(here.getByText("from 1 analysed line")).isVisible();
    }
}
