package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.engine.Limit;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.Replay;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundListener;

/** What a player learns from a finished game. */
class AnalysisTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static final GameRecord GAME = RecordedGames.played(15, 22, "You", "Hedgehog 1", "Hedgehog 2");

    /** A person is not fast enough to stop an analysis of a second, so the page presses the button itself. */
    private static final String STOPS_AT_THE_FIRST_ROUNDS = """
            new MutationObserver((_, observer) => {
                const summaries = [...document.querySelectorAll('details summary')];
                const stop = [...document.querySelectorAll('button')].find(button => button.textContent.trim() === 'Stop');
                if (stop && summaries.some(summary => summary.textContent.includes('All rounds'))) {
                    observer.disconnect();
                    stop.click();
                }
            }).observe(document.body, {childList: true, subtree: true});
            """;

    static PlayerAnalysis expected() {
        return GameAnalysis.of(
                        Replay.of(GAME),
                        ShippedWeights.knowledge(
                                GAME.setup().board(), GAME.setup().cards()),
                        Limit.NONE,
                        RoundListener.IGNORED)
                .players()
                .getFirst();
    }

    private static String signed(double value) {
        double rounded = Math.round(10 * value) / 10.0;
        return (rounded > 0 ? "+" : "")
                + String.format(Locale.ROOT, "%.1f", rounded == 0 ? 0 : rounded).replace('-', '−');
    }

    @Test
    void theSumIsTheOneOfTheCommandLineAndIsKeptWithTheGame() {
        Person ada = ReplayTest.replays(BROWSERS, Look.DESKTOP);
        ada.presses("Analyse the game");
        PlayerAnalysis analysis = expected();
        assertThat(ada.page().getByRole(AriaRole.ROW, named("Luck of the cards")))
                .containsText(signed(analysis.luck()));
        assertThat(ada.page().getByRole(AriaRole.ROW, named("Choices"))).containsText(signed(analysis.skill()));
        assertThat(ada.page().getByRole(AriaRole.ROW, named("What rivals took")))
                .containsText(signed(analysis.rivals()));
        assertThat(ada.page().locator(".accuracy strong")).hasText(Long.toString(Math.round(analysis.accuracy())));
        Accessibility.assertAccessible(ada.page());
        ada.page().reload();
        assertThat(ada.page().locator(".accuracy strong")).hasText(Long.toString(Math.round(analysis.accuracy())));
        assertThat(ada.button("Analyse the game")).hasCount(0);
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(Pattern.compile("^" + name));
    }

    @Test
    void onlyTheColumnBesideTheBoardScrolls() {
        Person ada = ReplayTest.replays(BROWSERS, Look.DESKTOP);
        ada.presses("Analyse the game");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
        assertEquals(ada.page().viewportSize().height, ada.page().evaluate("document.scrollingElement.scrollHeight"));
    }

    @Test
    void aCostlyRoundShowsWhatWouldHaveBeenBetter() {
        Person ada = ReplayTest.replays(BROWSERS, Look.PHONE);
        ada.presses("Analyse the game");
        ada.page().locator(".costliest button").first().click();
        assertThat(ada.heading()).hasText(Pattern.compile("Round \\d+ of 15"));
        assertThat(ada.page().locator(".paper .suggested")).hasCount(1);
        assertThat(ada.page().getByText("Expected total afterwards")).isVisible();
        assertThat(ada.page()
                        .getByText(Pattern.compile(
                                "^Confirmed by playing the rest out (16|64) times: .* points lost\\.$")))
                .isVisible();
    }

    @Test
    void theTableOfAllRoundsHasEveryPartOfTheSumAndTheGradesInWords() {
        Person ada = ReplayTest.replays(BROWSERS, Look.DESKTOP);
        ada.presses("Analyse the game");
        ada.touches(ada.page().getByText("All rounds"));
        Locator table = ada.page().locator("table.rounds");
        assertThat(table.getByRole(AriaRole.COLUMNHEADER))
                .hasText(new String[] {"Round", "Card", "Luck", "Choice", "Rivals", "Re-estimated", "Worth before"});
        assertThat(table.locator("tbody tr")).hasCount(15);
        assertThat(table.locator("td.mistake, td.inaccuracy").first())
                .containsText(Pattern.compile("Mistake|Inaccuracy"));
    }

    @Test
    void theAnalysisStaysWhenAllBoardsAreShown() {
        Person ada = ReplayTest.replays(BROWSERS, Look.DESKTOP);
        ada.presses("Analyse the game");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
        ada.chooses("Boards", "All at once");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
    }

    @Test
    void theBestInHindsightIsAtLeastWhatWasPlayed() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        SavedGames.put(device, RecordedGames.played(15, 5, "You"));
        Page page = device.newPage();
        page.navigate("/replay/g1r15");
        Person ada = new Person(page);
        ada.presses("Analyse the game");
        ada.presses("Look for the best line");
        int own = RecordedGames.played(15, 5, "You")
                .game()
                .position()
                .seats()
                .getFirst()
                .total();
        assertThat(page.getByText("The line here brought " + Person.written(own) + "."))
                .isVisible();
        assertThat(ada.button("Look for the best line")).isVisible();
        String best = page.locator("[aria-labelledby=hindsight-title] strong").innerText();
        assertTrue(Integer.parseInt(best.replaceAll("^(\\d+) .*", "$1")) >= own, best);
    }

    /** From the end of a game to its analysis and back. */
    private static void looksAtTheAnalysis(Person ada) {
        assertThat(ada.page().locator("#results")).isVisible();
        String end = ada.page().url();
        ada.touches(ada.page()
                .getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Analyse").setExact(true)));
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Analysis")))
                .isFocused();
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Analysis")))
                .isInViewport();
        ada.page().goBack();
        assertThat(ada.page().locator("#results")).isVisible();
        assertEquals(end, ada.page().url());
    }

    @Test
    void oneTapAtTheEndOfAGameAloneBeginsItsAnalysis() {
        looksAtTheAnalysis(ShareTest.atTheEnd(BROWSERS, Look.PHONE, RecordedGames.played(15, 21, "You")));
    }

    @Test
    void oneTapAtTheEndOfAGameWithBotsBeginsItsAnalysis() {
        looksAtTheAnalysis(new Person(Screen.END_WITH_BOTS.open(BROWSERS, Look.DESKTOP)));
    }

    @Test
    void oneTapAtTheEndOfAGameAroundOneDeviceBeginsItsAnalysis() {
        looksAtTheAnalysis(ShareTest.atTheEnd(BROWSERS, Look.PHONE, RecordedGames.played(15, 9, "Ada", "Ben", "Cleo")));
    }

    @Test
    void oneTapAtTheEndOfADailyGameBeginsItsAnalysis() {
        Person ada = DailyTest.begins(BROWSERS, Look.PHONE, "Ada");
        for (int round = 1; round <= 15; round++) {
            ada.passesAtOnce(round);
        }
        looksAtTheAnalysis(ada);
    }

    @Test
    void oneTapAtTheEndOfAChallengeBeginsItsAnalysis() {
        BrowserContext maria = BROWSERS.arrive(Look.DESKTOP);
        Page page = maria.newPage();
        page.navigate("/t/" + ChallengeTest.make(maria, "Maria").table());
        looksAtTheAnalysis(new Person(page));
    }

    @Test
    void oneTapAtTheEndOfATableBeginsItsAnalysis() {
        Page page = BROWSERS.open(Look.PHONE, "/t/" + ShareTest.finishedTable(BROWSERS));
        Person tim = new Person(page);
        tim.presses("Look at the game");
        tim.touches(page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName("Analyse").setExact(true)));
        assertThat(page.locator(".accuracy strong")).isVisible();
    }

    @Test
    void anAnalysisThatWasStoppedKeepsItsRoundsAndCanGoOn() {
        Person ada = ReplayTest.replays(BROWSERS, Look.DESKTOP);
        ada.page().evaluate(STOPS_AT_THE_FIRST_ROUNDS);
        ada.presses("Analyse the game");
        assertThat(ada.page().getByText("All rounds")).isVisible();
        assertThat(ada.page().locator(".accuracy strong")).hasCount(0);
        ada.presses("Analyse the game");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
    }

    /** A solo game that is analysed, with its best line in hindsight looked for. */
    static Person looksBack(Browsers browsers, Look look) {
        BrowserContext device = browsers.arrive(look);
        SavedGames.put(device, RecordedGames.played(15, 5, "You"));
        Page page = device.newPage();
        page.navigate("/replay/g1r15#analysis");
        Person ada = new Person(page);
        ada.presses("Look for the best line");
        assertThat(page.locator(".paper .ghost")).hasCount(1);
        assertThat(ada.button("Look for the best line")).isVisible();
        return ada;
    }

    @Test
    void theBestLineInHindsightIsAGhostOnTheBoardAtTheEnd() {
        Person ada = looksBack(BROWSERS, Look.DESKTOP);
        Locator ghost = ada.page().locator(".paper .ghost");
        Locator wish = ada.page().getByLabel("Show it on the board, as a dotted line");
        ada.presses("One round back");
        assertThat(ghost).hasCount(0);
        wish.uncheck();
        wish.check();
        assertThat(ada.heading()).hasText("Round 15 of 15");
        assertThat(ghost).hasCount(1);
        wish.uncheck();
        assertThat(ghost).hasCount(0);
    }

    @Test
    void whatWasFoundInHindsightIsKeptWithTheGame() {
        Person ada = looksBack(BROWSERS, Look.DESKTOP);
        Locator found = ada.page().locator("[aria-labelledby=hindsight-title] strong");
        String before = found.innerText();
        ada.page().reload();
        assertThat(found).hasText(before);
        assertThat(ada.page().locator(".paper .ghost")).hasCount(1);
    }

    @Test
    void aRecordWithoutADeckHasAHindsightOnceAllCardsHaveBeenPlayed() {
        GameRecord played = RecordedGames.played(15, 5, "Ada");
        GameRecord withoutDeck =
                new GameRecord(played.boardReference(), played.setup(), Optional.empty(), played.rounds());
        Page page = BROWSERS.open(Look.DESKTOP, ReplayTest.link(withoutDeck));
        Person ada = new Person(page);
        ada.presses("Analyse the game");
        ada.presses("Look for the best line");
        assertThat(page.locator(".paper .ghost")).hasCount(1);
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
    }

    @Test
    void hindsightIsNeverCalledAMistake() {
        Person ada = looksBack(BROWSERS, Look.PHONE);
        Locator section = ada.page().locator("[aria-labelledby=hindsight-title]");
        assertThat(section).containsText("In hindsight");
        assertThat(section).containsText(Pattern.compile("no line (is better|brings more than \\d+)"));
        assertThat(section).not().containsText(Pattern.compile("mistake|inaccuracy", Pattern.CASE_INSENSITIVE));
    }
}
