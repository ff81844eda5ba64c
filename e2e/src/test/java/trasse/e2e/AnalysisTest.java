package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
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

    private static PlayerAnalysis expected() {
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
        assertThat(ada.page().getByText("Total to expect after")).isVisible();
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
}
