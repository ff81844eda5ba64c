package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.e2e.ExportedGames.Kept;
import trasse.rules.Edition;
import trasse.rules.Seat;

/** How a player is doing, over all games. */
class StatisticsTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** A device with games of every kind. */
    static Page withGames(Browsers browsers, Look look) {
        Page page = browsers.arrive(look).newPage();
        ExportedGames.add(page, ExportedGames.ALL);
        page.navigate("/statistics");
        assertThat(page.locator("main dl")).isVisible();
        return page;
    }

    private static Page withGame(Kept game) {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        ExportedGames.add(page, List.of(game));
        page.navigate("/statistics");
        assertThat(page.locator("main dl")).isVisible();
        return page;
    }

    private static Locator tile(Page page, String name) {
        return page.locator("main dl > div", new Page.LocatorOptions().setHas(page.getByText(name, exactly())));
    }

    private static Page.GetByTextOptions exactly() {
        return new Page.GetByTextOptions().setExact(true);
    }

    private static Locator count(Page page) {
        return page.locator("h2.count");
    }

    private static List<Seat> lines(Predicate<Kept> games) {
        return ExportedGames.counted().stream()
                .filter(games)
                .flatMap(game -> game.ownSeats().stream())
                .toList();
    }

    private static String mean(Predicate<Kept> games) {
        return tenths(lines(games).stream().mapToInt(Seat::total).average().orElseThrow());
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", Math.round(10 * value) / 10.0).replace('-', '−');
    }

    private static long reached(Seat seat) {
        return IntStream.rangeClosed(2, 10).filter(seat.strip()::hasReached).count();
    }

    private static Locator chart(Page page, String title) {
        return page.getByRole(
                AriaRole.REGION, new Page.GetByRoleOptions().setName(title).setExact(true));
    }

    @Test
    void theFiguresAreThoseOfTheRules() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        List<Seat> lines = lines(game -> true);
        assertThat(count(page))
                .hasText(ExportedGames.counted().size() + " games · " + lines.size() + " lines on this device");
        assertThat(tile(page, "Average total")).containsText(mean(game -> true));
        int best = lines.stream().mapToInt(Seat::total).max().orElseThrow();
        assertThat(tile(page, "Best total").getByRole(AriaRole.LINK)).hasText(Person.written(best));
        assertThat(tile(page, "Fields missed"))
                .containsText(
                        tenths(lines.stream().mapToInt(Seat::minus).average().orElseThrow()));
        assertThat(tile(page, "Numbers reached"))
                .containsText(tenths(lines.stream()
                        .mapToLong(StatisticsTest::reached)
                        .average()
                        .orElseThrow()));
        assertThat(tile(page, "How well played")).hasCount(0);
    }

    @Test
    void theTrendComparesTheLastTenLinesWithTheOthers() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        List<Seat> lines = lines(game -> true);
        int before = lines.size() - 10;
        assertThat(tile(page, "Last ten"))
                .containsText(tenths(lines.stream()
                        .skip(before)
                        .mapToInt(Seat::total)
                        .average()
                        .orElseThrow()));
        assertThat(tile(page, "Last ten"))
                .containsText(tenths(lines.stream()
                                .limit(before)
                                .mapToInt(Seat::total)
                                .average()
                                .orElseThrow()) + " before that");
    }

    @Test
    void aSuperResultDependsOnTheEdition() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        List<Kept> solo = ExportedGames.counted().stream().filter(Kept::isSolo).toList();
        long supers = solo.stream()
                .filter(game -> game.record().game().position().isSuperResult())
                .count();
        assertThat(tile(page, "Super results")).containsText(Math.round(100.0 * supers / solo.size()) + "%");
        assertThat(tile(page, "Super results")).containsText("of " + solo.size() + " solo games");
    }

    @Test
    void gamesAreChosenByKindBoardEditionAndPlayer() {
        Page page = withGames(BROWSERS, Look.PHONE);
        page.getByLabel("Kind of game").selectOption("Daily game");
        assertThat(count(page)).hasText("1 game");
        assertThat(tile(page, "Average total"))
                .containsText(mean(game -> game.kind().equals("daily")));
        page.getByLabel("Kind of game").selectOption("Practice");
        assertThat(count(page)).hasText("1 game");
        page.getByLabel("Kind of game").selectOption("All kinds");
        page.getByLabel("Edition").selectOption("Pad");
        assertThat(count(page)).hasText("1 game");
        assertThat(tile(page, "Average total"))
                .containsText(mean(game -> game.record().setup().edition() == Edition.PAD));
        page.locator("label:has(span:text-is('Board')) select").selectOption("Custom board 1");
        assertThat(page.getByText("No finished game matches.")).isVisible();
        new Person(page).presses("Show all games");
        page.getByLabel("Player").selectOption(ExportedGames.FORMULA);
        assertThat(count(page)).hasText("1 game");
    }

    @Test
    void theRecordAgainstALevelCountsItsBestBot() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        List<Integer> leads = ExportedGames.ALL.stream()
                .filter(game -> game.kind().equals("bots"))
                .map(game -> game.seats().getFirst().total()
                        - game.seats().stream()
                                .skip(1)
                                .mapToInt(Seat::total)
                                .max()
                                .orElseThrow())
                .toList();
        Locator row = chart(page, "Against the bots").locator("tbody tr");
        assertThat(row).hasCount(1);
        assertEquals(
                List.of(
                        String.valueOf(leads.stream().filter(lead -> lead > 0).count()),
                        String.valueOf(leads.stream().filter(lead -> lead == 0).count()),
                        String.valueOf(leads.stream().filter(lead -> lead < 0).count())),
                row.locator("td").allInnerTexts());
    }

    @Test
    void everyChartIsATableToo() {
        Page page = withGames(BROWSERS, Look.PHONE);
        List<Seat> lines = lines(game -> true);
        for (String title : List.of("Totals over time", "How often each total came up", "The numbers")) {
            assertThat(chart(page, title).locator(".room svg")).isVisible();
            chart(page, title).getByText("As a table").click();
            assertThat(chart(page, title).getByRole(AriaRole.TABLE)).isVisible();
        }
        assertThat(chart(page, "Totals over time").locator("tbody tr")).hasCount(lines.size());
        Locator ten = chart(page, "The numbers").locator("tbody tr").last();
        long full = lines.stream()
                .filter(seat -> seat.strip().points(10).orElse(0) == 10)
                .count();
        long reached =
                lines.stream().filter(seat -> seat.strip().hasReached(10)).count();
        assertEquals(
                List.of(String.valueOf(full), String.valueOf(reached - full), String.valueOf(lines.size() - reached)),
                ten.locator("td").allInnerTexts());
        Accessibility.assertAccessible(page);
    }

    @Test
    void oneGameHasFiguresAndNoCurve() {
        Page page = withGame(ExportedGames.ALL.getFirst());
        assertThat(count(page)).hasText("1 game");
        assertThat(chart(page, "The numbers")).isVisible();
        assertThat(chart(page, "Totals over time")).hasCount(0);
        assertThat(tile(page, "Last ten")).hasCount(0);
        new Person(page).touches(tile(page, "Best total").getByRole(AriaRole.LINK));
        assertThat(page.getByText("Round 15 of 15")).isVisible();
    }

    @Test
    void anAnalysedGameTellsHowWellItWasPlayed() {
        Page page = withGame(ExportedGames.ALL.getFirst());
        page.navigate("/replay/" + ExportedGames.ALL.getFirst().id());
        new Person(page).presses("Analyse the game");
        String accuracy = page.locator(".accuracy strong").innerText();
        page.navigate("/statistics");
        assertThat(tile(page, "How well played").locator("strong")).hasText(accuracy);
        assertThat(tile(page, "How well played")).containsText("from 1 analysed line");
    }

    @Test
    void theGamesThatAreNotAnalysedYetAreAnalysedTogether() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        ExportedGames.add(page, ExportedGames.ALL.subList(0, 3));
        page.navigate("/statistics");
        new Person(page).presses("Analyse the 3 games not yet analysed");
        assertThat(tile(page, "How well played")).containsText("from 3 analysed lines");
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("not yet analysed")))
                .hasCount(0);
        page.reload();
        assertThat(tile(page, "How well played")).containsText("from 3 analysed lines");
    }

    @Test
    void howWellGamesWerePlayedIsDrawnOverTime() {
        Page page = BROWSERS.arrive(Look.DESKTOP).newPage();
        ExportedGames.add(page, ExportedGames.ALL.subList(0, 3));
        page.navigate("/statistics");
        new Person(page).presses("Analyse the 3 games not yet analysed");
        Locator chart = chart(page, "How well played, over time");
        assertThat(chart.locator(".room svg"))
                .hasAccessibleName(Pattern.compile("^3 figures from 0 to 100, .* on average"));
        assertThat(chart.locator(".room svg text").first()).hasText("0");
        chart.getByText("As a table").click();
        assertThat(chart.locator("tbody tr")).hasCount(3);
        for (Locator row : chart.locator("tbody tr").all()) {
            int accuracy = Integer.parseInt(row.locator("td").first().innerText());
            assertTrue(accuracy > 0 && accuracy <= 100, row.innerText());
        }
    }

    @Test
    void gamesThatHaveNoResultAreDeletedToo() {
        Page page = BROWSERS.arrive(Look.PHONE).newPage();
        ExportedGames.add(
                page,
                List.of(new Kept(
                        "early", "imported", RecordedGames.played(6, 33, "Sarah"), Set.of("Sarah"), Map.of())));
        page.navigate("/statistics");
        assertThat(page.getByText("No figures yet")).isVisible();
        new Person(page).presses("Delete all games");
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("Delete 1 game from this device");
        new Person(page).presses("Delete all");
        assertThat(new Person(page).button("Delete all games")).hasCount(0);
    }

    @Test
    void theGamesOfTheChoiceGoIntoASpreadsheetWithoutFormulas() throws IOException {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        page.getByLabel("Kind of game").selectOption("On one device");
        assertThat(count(page)).containsText("1 game");
        Download csv = page.waitForDownload(() -> new Person(page).presses("Export CSV"));
        assertTrue(
                csv.suggestedFilename().matches("trasse-statistics-\\d{4}-\\d\\d-\\d\\d\\.csv"),
                csv.suggestedFilename());
        String[] lines = Files.readString(csv.path()).split("\r\n", -1);
        assertEquals(4, lines.length);
        Kept game = ExportedGames.ALL.stream()
                .filter(one -> one.kind().equals("device"))
                .findFirst()
                .orElseThrow();
        for (Seat seat : game.seats()) {
            String name = seat.player().name().equals(ExportedGames.FORMULA) ? "\"'=1+1, \"\"Ada\"\"\"" : "Ada";
            assertTrue(
                    List.of(lines).stream()
                            .anyMatch(line -> line.contains(",device,classic,boards," + name + ",2,")
                                    && line.contains(
                                            "," + seat.total() + "," + seat.plus() + "," + seat.minus() + ",")),
                    () -> seat + " in " + List.of(lines));
        }
    }

    @Test
    void theGamesOfTheChoiceGoToAnotherDevice() {
        Page page = withGames(BROWSERS, Look.DESKTOP);
        page.getByLabel("Kind of game").selectOption("Against bots");
        Download json = page.waitForDownload(() -> new Person(page).presses("Export JSON"));
        Page other = BROWSERS.open(Look.PHONE, "/games");
        new Person(other).presses("Add a game");
        other.locator("input[type=file]").setInputFiles(json.path());
        assertThat(other.getByText("3 games added.")).isVisible();
    }

    @Test
    void allGamesAreDeletedAfterAQuestionAndCanBeBroughtBack() {
        Page page = withGames(BROWSERS, Look.PHONE);
        Person ada = new Person(page);
        String before = count(page).innerText();
        ada.presses("Delete all games");
        assertThat(page.getByRole(AriaRole.DIALOG)).containsText("Games you played online stay on the server.");
        Accessibility.assertAccessible(page);
        ada.presses("Keep them");
        assertThat(count(page)).hasText(before);
        ada.presses("Delete all games");
        ada.presses("Delete all");
        assertThat(page.getByText("No figures yet")).isVisible();
        assertThat(ada.button("Undo")).isFocused();
        ada.presses("Undo");
        assertThat(count(page)).hasText(before);
        ada.presses("Delete all games");
        ada.presses("Delete all");
        assertThat(page.getByText("No figures yet")).isVisible();
        ada.reloads();
        assertThat(page.getByText("No figures yet")).isVisible();
    }

    @Test
    void itIsReachedFromTheListOfGamesAndFromTheStartPage() {
        Page page = GamesTest.withGames(BROWSERS, Look.PHONE);
        Person ada = new Person(page);
        for (String from : List.of("/games", "/")) {
            page.navigate(from);
            ada.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Statistics")));
            assertThat(count(page)).hasText("2 games");
            page.goBack();
            assertThat(page).hasURL(BROWSERS.address() + from);
        }
    }

    /** What is drawn does not grow with the games, and no record is read again. */
    @Test
    void fiveThousandGamesAreShownWithoutReplayingThem() {
        Page page = withGame(ExportedGames.ALL.getFirst());
        page.evaluate("""
                () => new Promise((resolve) => {
                    indexedDB.open('trasse.history').onsuccess = ({target}) => {
                        const games = target.result.transaction('games', 'readwrite').objectStore('games');
                        games.getAll().onsuccess = ({target: {result: [first]}}) => {
                            for (let i = 1; i < 5000; i++) {
                                const players = first.players.map((one) => ({...one, total: i % 60}));
                                games.add({...first, id: `many-${i}`, record: 'not read', players, endedAt: first.endedAt + i});
                            }
                        };
                        games.transaction.oncomplete = () => { target.result.close(); resolve(); };
                    };
                })
                """);
        page.reload();
        assertThat(count(page)).hasText("5,000 games");
        chart(page, "Totals over time").getByText("As a table").click();
        assertThat(chart(page, "Totals over time").locator("tbody tr")).hasCount(40);
        int drawn = page.locator("main svg *").count();
        assertTrue(drawn < 200, "elements: " + drawn);
    }

    @Test
    void anotherTabSeesWhatIsDeleted() {
        Page here = withGames(BROWSERS, Look.DESKTOP);
        Page there = here.context().newPage();
        there.navigate("/statistics");
        assertThat(count(there)).hasText(count(here).innerText());
        Person ada = new Person(there);
        ada.presses("Delete all games");
        ada.presses("Delete all");
        assertThat(here.getByText("No figures yet")).isVisible();
        ada.presses("Undo");
        assertThat(count(here)).hasText(count(there).innerText());
    }
}
