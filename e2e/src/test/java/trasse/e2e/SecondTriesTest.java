package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.study.analysis.Grade;
import trasse.study.analysis.RoundAnalysis;

/** The costliest rounds of a game are played once more. */
class SecondTriesTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static List<RoundAnalysis> costliest = List.of();

    private Person ada;

    @BeforeAll
    static void analyses() {
        costliest = AnalysisTest.expected().rounds().stream()
                .filter(round -> round.grade() == Grade.INACCURACY || round.grade() == Grade.MISTAKE)
                .sorted(Comparator.comparingDouble(RoundAnalysis::skill))
                .limit(3)
                .toList();
    }

    @BeforeEach
    void triesAgain() {
        ada = triesAgain(BROWSERS, Look.PHONE);
    }

    /** A player whose game has been analysed, before the costliest round. */
    static Person triesAgain(Browsers browsers, Look look) {
        Person person = ReplayTest.replays(browsers, look);
        person.presses("Analyse the game");
        person.presses("Play these rounds again");
        assertThat(person.heading()).hasText("Second try");
        person.isToDecide();
        return person;
    }

    private Locator place() {
        return ada.page().locator("#subtitle");
    }

    @Test
    void theBetterLineIsFound() {
        RoundAnalysis round = costliest.getFirst();
        assertThat(place()).hasText("Find the best extension · 1 of " + costliest.size() + ", round " + round.round());
        ShippedPuzzles.answers(ada, round.best());
        assertThat(PuzzlesTest.verdict(ada)).hasText("Right!");
        assertThat(ada.page().locator(".verdict")).containsText("In the game");
        assertThat(ada.page().locator(".verdict .why")).not().isEmpty();
        Accessibility.assertAccessible(ada.page());
    }

    @Test
    void theSameMistakeIsOneAgain() {
        ShippedPuzzles.answers(ada, costliest.getFirst().played());
        assertThat(PuzzlesTest.verdict(ada)).hasText("There’s a better one");
        ada.presses("Show answer");
        assertThat(ada.page().locator(".paper .suggested")).hasCount(1);
    }

    @Test
    void afterTheLastRoundThePlayerIsBackInTheAnalysis() {
        for (int i = 1; i <= costliest.size(); i++) {
            assertThat(place()).hasText(Pattern.compile(" · " + i + " of " + costliest.size() + ", "));
            ada.isToDecide();
            ShippedPuzzles.answers(ada, costliest.get(i - 1).best());
            assertThat(PuzzlesTest.verdict(ada)).hasText("Right!");
            ada.presses(i < costliest.size() ? "Next" : "Back to the analysis");
        }
        assertThat(ada.button("Play these rounds again")).isFocused();
        assertThat(ada.heading()).hasText("Round 15 of 15");
    }

    @Test
    void theBrowsersBackLeadsToTheAnalysisToo() {
        ada.page().goBack();
        assertThat(ada.heading()).hasText("Round 15 of 15");
        assertThat(ada.button("Play these rounds again")).isFocused();
    }
}
