package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.TextNode;
import com.google.gson.JsonParser;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/** Every finished game stays on the device, and can be taken along. */
class GamesTest {
    private static final String DENIED =
            "This browser keeps no data here, so your games are gone when you close the page. Export them to keep them.";

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** A device with a game alone and one against bots, as an earlier version has kept them. */
    static Page withGames(Browsers browsers, Look look) {
        BrowserContext device = browsers.arrive(look);
        SavedGames.put(device, RecordedGames.played(15, 1, "You"));
        SavedGames.put(device, RecordedGames.played(15, 1, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS);
        Page page = device.newPage();
        page.navigate("/games");
        assertThat(games(page)).hasCount(2);
        return page;
    }

    static Locator games(Page page) {
        return page.locator("main li a[href^='/replay/']");
    }

    private static FilePayload file(String name, String text) {
        return new FilePayload(name, "text/plain", text.getBytes(StandardCharsets.UTF_8));
    }

    private static void choosesFile(Person person, FilePayload file) {
        person.presses("Add a game");
        person.page().locator("input[type=file]").setInputFiles(file);
    }

    @Test
    void gamesOfEarlierVersionsAreListedWithTheirLines() {
        Page page = withGames(BROWSERS, Look.PHONE);
        assertThat(page.locator("a[href='/replay/g1r15'] path.line")).hasCount(1);
        int total = RecordedGames.played(15, 1, "You")
                .game()
                .position()
                .seats()
                .getFirst()
                .total();
        assertThat(page.locator("a[href='/replay/g1r15'] strong")).hasText(Person.written(total) + " points");
        assertThat(page.getByText("2 games")).isVisible();
    }

    @Test
    void gamesAreFoundByKindLevelAndName() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        page.getByLabel("Kind of game").selectOption("Against bots");
        assertThat(games(page)).hasCount(1);
        page.getByLabel("Kind of game").selectOption("All kinds");
        page.getByLabel("Level of the bots").selectOption("Hedgehog");
        assertThat(games(page)).hasCount(1);
        page.getByLabel("Search by name").fill("nobody");
        assertThat(page.getByText("No game matches.")).isVisible();
        new Person(page).presses("Show all games");
        assertThat(games(page)).hasCount(2);
        page.getByLabel("Search by name").fill("IGOR");
        assertThat(games(page)).hasCount(1);
    }

    @Test
    void aRemovedGameCanBeBroughtBackAndElseStaysAway() {
        Page page = BROWSERS.open(Look.PHONE, "/games");
        Person ada = new Person(page);
        for (int seed = 1; seed <= 2; seed++) {
            choosesFile(ada, file("game.trasse", RecordWriter.write(RecordedGames.played(15, seed, "Sarah"))));
            page.waitForURL("**/replay/i-*");
            page.goBack();
            assertThat(games(page)).hasCount(seed);
        }
        Locator remove =
                page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Remove: ")));
        ada.touches(remove.first());
        assertThat(games(page)).hasCount(1);
        assertThat(ada.button("Undo")).isFocused();
        page.keyboard().press("Enter");
        assertThat(games(page)).hasCount(2);
        ada.touches(remove.first());
        assertThat(games(page)).hasCount(1);
        page.reload();
        assertThat(games(page)).hasCount(1);
    }

    @Test
    void allGamesGoToAnotherDeviceInOneFileAndASecondTimeChangesNothing() {
        Person ada = new Person(withGames(BROWSERS, Look.DESKTOP));
        Download exported = ada.page().waitForDownload(() -> ada.presses("Export all"));
        Person onPhone = new Person(BROWSERS.open(Look.PHONE, "/games"));
        assertThat(onPhone.page().getByText("No games yet")).isVisible();
        onPhone.presses("Add a game");
        onPhone.page().locator("input[type=file]").setInputFiles(exported.path());
        assertThat(onPhone.page().getByText("2 games added.")).isVisible();
        onPhone.page().locator("input[type=file]").setInputFiles(exported.path());
        assertThat(onPhone.page().getByText("2 games were here already.")).isVisible();
        onPhone.presses("Close");
        assertThat(games(onPhone.page())).hasCount(2);
    }

    @Test
    void aRecordIsAddedFromAFileAndShown() {
        GameRecord game = RecordedGames.played(15, 33, "Sarah", "Tim");
        Person ada = new Person(BROWSERS.open(Look.PHONE, "/games"));
        choosesFile(ada, file("game.trasse", RecordWriter.write(game)));
        ada.page().waitForURL("**/replay/i-*");
        assertThat(ada.heading()).hasText("Round 15 of 15");
        ada.page().goBack();
        assertThat(games(ada.page())).hasCount(1);
    }

    @Test
    void aRecordIsDroppedOnThePage() {
        Page page = BROWSERS.open(Look.DESKTOP, "/games");
        assertThat(page.getByText("No games yet")).isVisible();
        page.evaluate("""
                (text) => {
                    const data = new DataTransfer();
                    data.items.add(new File([text], 'game.trasse'));
                    document.querySelector('main').dispatchEvent(
                        new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
                }
                """, RecordWriter.write(RecordedGames.played(15, 33, "Sarah")));
        page.waitForURL("**/replay/i-*");
    }

    @Test
    void aBrokenRecordSaysWhereAndWhyAndShowsTheRoundsBefore() {
        String record = RecordWriter.write(RecordedGames.played(6, 33, "Sarah")) + "round 7 nonsense\n";
        long line = record.lines().count();
        Person ada = new Person(BROWSERS.open(Look.PHONE, "/games"));
        ada.presses("Add a game");
        ada.page().getByLabel("Or paste the text of a game").fill(record);
        ada.page().locator("dialog form button").click();
        Locator alert = ada.page().getByRole(AriaRole.ALERT);
        assertThat(alert).containsText("Line " + line + ":");
        assertThat(alert.locator("code")).hasText("round 7 nonsense");
        assertThat(alert).containsText("That’s no card.");
        assertThat(alert).containsText("6 rounds before that can be played back.");
        assertThat(alert.locator("path.line")).hasCount(1);
        ada.touches(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Look at these rounds")));
        assertThat(ada.heading()).hasText("Round 6 of 15");
    }

    @Test
    void aBrokenRecordIsExplainedInTheLanguageOfThePage() {
        String record = RecordWriter.write(RecordedGames.played(1, 33, "Sarah"))
                .replaceFirst("(?m)^(\\d) \\w\\d: .*$", "$1 a1: a2");
        Person ada = new Person(BROWSERS.open(Look.PHONE.in("de-CH"), "/games"));
        ada.presses("Partie hinzufügen");
        ada.page().getByLabel("Oder füg den Text einer Partie ein").fill(record);
        ada.page().locator("dialog form button").click();
        Locator alert = ada.page().getByRole(AriaRole.ALERT);
        assertThat(alert).containsText("Zeile " + record.lines().count() + ":");
        assertThat(alert).containsText("a1 ist hier kein Ende der Strecke.");
        assertThat(alert.locator("[lang=en]")).hasCount(0);
    }

    @Test
    void whatIsNoGameIsRefusedWithAReason() {
        Person ada = new Person(BROWSERS.open(Look.DESKTOP, "/games"));
        choosesFile(ada, file("other.json", "{\"some\": \"thing\"}"));
        assertThat(ada.page().getByText("This isn’t a file with games from Trasse."))
                .isVisible();
        ada.page()
                .locator("input[type=file]")
                .setInputFiles(new FilePayload("picture.png", "image/png", new byte[] {(byte) 0x89, 'P', (byte) 0xff}));
        assertThat(ada.page().getByText("This file is too large, or isn’t text."))
                .isVisible();
        ada.page().locator("input[type=file]").setInputFiles(file("poem.trasse", "roses are red\n"));
        assertThat(ada.page().getByRole(AriaRole.ALERT)).containsText("Line 1:");
    }

    /** Drops a file whose content a script makes in the page, since some are too large to be sent there. */
    private static void drops(Page page, String name, String content) {
        page.evaluate("""
                (name) => {
                    const data = new DataTransfer();
                    data.items.add(new File([%s], name));
                    document.querySelector('main').dispatchEvent(
                        new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
                }
                """.formatted(content), name);
    }

    private static String written(String text) {
        return new TextNode(text).toString();
    }

    @Test
    void hostileFilesAreRefusedWithASentenceEachAndDoNoDamage() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        Locator told = page.locator("dialog .told");
        drops(page, "huge.json", "new Uint8Array(100_000_001)");
        assertThat(told).hasText("This file is too large, or isn’t text.");
        drops(page, "binary.trasse", "new Uint8Array([0x89, 0x50, 0xff, 0xfe, 0, 1])");
        assertThat(told).hasText("This file is too large, or isn’t text.");
        drops(page, "deep.json", "'['.repeat(1_000_000)");
        assertThat(told).hasText("This isn’t a file with games from Trasse.");
        drops(page, "proto.json", "'{\"__proto__\": {\"format\": \"trasse-games\", \"games\": []}}'");
        assertThat(told).hasText("This isn’t a file with games from Trasse.");
        drops(page, "nonsense.json", "JSON.stringify({format: 'trasse-games', games: [null, 7, [], {id: '../..'}]})");
        assertThat(told).hasText("4 games couldn’t be read.");
        drops(page, "attached.json", """
                `{"format": "trasse-games", "games": [], "attachments":
                    [{"game": "g1r15", "name": "analysis", "value": ${'['.repeat(5000)}${']'.repeat(5000)}},
                     {"game": "g1r15", "name": "analysis", "value": {"version": 2, "analysis": {"finished": true, "players": [null]}}},
                     {"game": "g1r15", "name": "accuracy", "value": {"version": 2, "accuracy": null}}]}`
                """.strip());
        assertThat(page.locator("dialog .told")).hasText("");
        String game = written(RecordWriter.write(RecordedGames.played(15, 34, "Sarah")));
        drops(page, "dates.json", """
                JSON.stringify({format: 'trasse-games', games: [{endedAt: 1e300}, {endedAt: 1, day: 'tomorrow'}].map((wrong) => ({
                    id: 'date', kind: 'practice', record: %s, fingerprint: '', board: {code: ''}, edition: 'boards', rounds: 15,
                    winners: [], players: [{name: '', start: 1, isOwn: true, line: [], points: {}, plus: 0, minus: 0, total: 0}],
                    ...wrong}))})
                """.formatted(game).strip());
        assertThat(told).hasText("2 games couldn’t be read.");
        drops(page, "long.trasse", "'trasse 1\\n' + '#'.repeat(5_000_000)");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("Line ");
        String script = "<img src=x onerror=\"window.hurt=1\">";
        drops(page, "script.trasse", written(RecordWriter.write(RecordedGames.played(15, 33, script))));
        page.waitForURL("**/replay/i-*");
        assertThat(page.locator(".strip .whose strong")).hasText(script);
        page.navigate("/games");
        assertThat(games(page)).hasCount(3);
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
        page.navigate("/statistics");
        assertThat(page.locator("h2.count")).hasText("2 games");
        page.navigate("/replay/g1r15");
        assertThat(new Person(page).button("Analyse the game")).isVisible();
        assertEquals(true, page.evaluate("window.hurt === undefined && document.querySelector('img') === null"));
    }

    @Test
    void anotherTabSeesWhatIsAddedAndRemoved() {
        Page here = withGames(BROWSERS, Look.DESKTOP);
        Page there = here.context().newPage();
        there.navigate("/games");
        assertThat(games(there)).hasCount(2);
        choosesFile(new Person(there), file("game.trasse", RecordWriter.write(RecordedGames.played(15, 33, "Sarah"))));
        assertThat(games(here)).hasCount(3);
    }

    @Test
    void whereTheBrowserKeepsNothingThePageGoesOnAndSaysSo() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.addInitScript("IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); }");
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(15, 1, "You")));
        assertThat(page.locator("#results")).isVisible();
        assertThat(page.getByText(DENIED)).isVisible();
        page.navigate("/games");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText(DENIED);
        assertThat(games(page)).hasCount(1);
    }

    @Test
    void aTableOnTheServerIsListedOnceWhenItIsOver() {
        Person ada = DailyTest.begins(BROWSERS, Look.PHONE, "Ada");
        String table = ada.id();
        for (int round = 1; round <= 15; round++) {
            ada.passesAtOnce(round);
        }
        assertThat(ada.heading()).hasText("The game is over");
        assertThat(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Look at the game")))
                .hasAttribute("href", "/replay/" + table);
        for (int visit = 0; visit < 2; visit++) {
            ada.page().navigate("/games");
            assertThat(games(ada.page())).hasCount(1);
            assertThat(games(ada.page())).hasAttribute("href", "/replay/" + table);
            assertThat(games(ada.page())).containsText("Daily game");
        }
        // One that was removed is on no list any more.
        ada.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Remove: "))
                .click();
        assertThat(games(ada.page())).hasCount(0);
        ada.page().navigate("/");
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Daily game")))
                .isVisible();
        assertThat(ada.page().locator("a[href^='/replay/']")).hasCount(0);
        ada.page().navigate("/replay/" + table);
        assertThat(ada.button("Keep it")).isVisible();
        // Another device of the same person gets it from the server.
        ada.page()
                .evaluate(
                        "new Promise((resolve) => { indexedDB.deleteDatabase('trasse.history').onsuccess = resolve; })");
        ada.page().navigate("/games");
        assertThat(games(ada.page())).hasAttribute("href", "/replay/" + table);
        assertEquals(1, games(ada.page()).count());
    }

    @Test
    void gamesThatTheServerListsOnlyWhenAskedForEarlierOnesAreFetchedToo() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        DaysTest.playedEarlier(BROWSERS, page);
        page.evaluate("localStorage.setItem('trasse.known', 'yes')");
        // As if one game filled a list.
        page.route(Pattern.compile("/api/me/games(?!\\?before=\\d)"), route -> {
            APIResponse all = route.fetch();
            String latest =
                    JsonParser.parseString(all.text()).getAsJsonArray().get(0).toString();
            route.fulfill(new Route.FulfillOptions().setResponse(all).setBody("[" + latest + "]"));
        });
        page.navigate("/games");
        assertThat(games(page)).hasCount(2);
    }
}
