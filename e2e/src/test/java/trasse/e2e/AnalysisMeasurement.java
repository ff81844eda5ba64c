package trasse.e2e;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;

/**
 * Measures how long a player waits for an analysis, alone and with three others: from the press of the button to the first
 * round, and to the figure for how well it was played. The first analysis of a visit loads the engine, too; the second one
 * does not. Machines that do
 * other things at the same time give other figures, so this is no test, and runs only if it is named, with {@code
 * -Dtest=AnalysisMeasurement}.
 */
class AnalysisMeasurement {
    private static final int VISITS = 5;
    private static final List<List<String>> PLAYERS = List.of(List.of("Ada"), List.of("Ada", "Ben", "Cleo", "Dora"));

    /** Presses the button, and tells after how many milliseconds the first round and the end were there. */
    private static final String ANALYSE = """
            () => new Promise((resolve) => {
                const button = [...document.querySelectorAll('.analysis button.strong')][0];
                let first;
                const begun = performance.now();
                new MutationObserver((_, observer) => {
                    if (first === undefined && document.querySelector('.analysis details') !== null) {
                        first = performance.now() - begun;
                    }
                    if (document.querySelector('.accuracy strong') !== null) {
                        observer.disconnect();
                        resolve([first, performance.now() - begun]);
                    }
                }).observe(document.body, {childList: true, subtree: true});
                button.click();
            })
            """;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void timeToTheFirstRoundAndToTheEnd() {
        for (List<String> players : PLAYERS) {
            for (int visit = 0; visit < VISITS; visit++) {
                BrowserContext visitor = BROWSERS.arrive(Look.DESKTOP);
                Page page = visitor.newPage();
                measure(page, "first", RecordedGames.played(15, 60 + visit, players.toArray(String[]::new)));
                measure(page, "second", RecordedGames.played(15, 80 + visit, players.toArray(String[]::new)));
                visitor.close();
            }
        }
    }

    private static void measure(Page page, String which, GameRecord game) {
        page.navigate(ReplayTest.link(game));
        page.locator(".analysis button.strong").waitFor();
        List<?> millis = (List<?>) page.evaluate(ANALYSE);
        System.out.printf(
                Locale.ROOT,
                "%d players, %s analysis of a visit: first round after %.0f ms, done after %.0f ms%n",
                game.setup().players().size(),
                which,
                ((Number) millis.get(0)).doubleValue(),
                ((Number) millis.get(1)).doubleValue());
    }
}
