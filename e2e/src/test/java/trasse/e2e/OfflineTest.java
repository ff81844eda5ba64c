package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** After the first visit, most of it works without any network. */
class OfflineTest {
    private static final String NO_SERVER =
            "The server can’t be reached. Please try again when you’re online. You don’t need it to play solo or against bots.";

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** A visitor who comes back without a network. */
    private static Person isBackWithoutNetwork() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate("/");
        isKept(page);
        device.setOffline(true);
        page.reload();
        return new Person(page);
    }

    /** Waits until the browser has all that the page needs without a network. */
    static void isKept(Page page) {
        page.waitForFunction("""
                async () => {
                    await navigator.serviceWorker.ready;
                    const names = await caches.keys();
                    const entries = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
                    const paths = entries.flat().map(({url}) => new URL(url).pathname);
                    const kept = (pattern) => paths.filter((path) => pattern.test(path)).length;
                    return navigator.serviceWorker.controller !== null && kept(/^\\/$/) === 1
                        && kept(/engine-.*\\.wasm$/) === 1 && kept(/worker-engine-/) === 1
                        && kept(/sheets-.*\\.wasm$/) === 1 && kept(/worker-sheets-/) === 1 && kept(/^\\/weights\\//) === 2
                        && kept(/puzzles-.*\\.json$/) === 1;
                }
                """);
    }

    @Test
    void alonePeopleAndBotsPlayAndLearn() {
        Person ada = isBackWithoutNetwork();
        Page page = ada.page();

        ada.presses("Play solo");
        ada.isInRound(1);
        ada.drawsWhatIsPossible();
        ada.isInRound(2);
        page.reload();
        ada.isInRound(2);

        page.navigate("/");
        ada.presses("Against bots");
        ada.chooses("Bot 1", "Owl");
        ada.presses("Start");
        for (int round = 1; round <= 2; round++) {
            ada.isInRound(round);
            ada.drawsWhatIsPossible();
        }
        ada.isInRound(3);
        assertEquals(2, RecordedGames.read(ada.keptRecord()).rounds().size());

        page.navigate("/");
        ada.touches(page.getByText("On one device"));
        page.getByLabel("Player 1").fill("Ada");
        page.getByLabel("Player 2").fill("Ben");
        ada.presses("Start");
        ada.presses("I’m Ada");
        ada.drawsWhatIsPossible();
        assertThat(ada.heading()).hasText("Ben");

        page.navigate("/learn");
        assertThat(page.getByText("Step 1 of 8")).isVisible();
        assertThat(ada.board()).isVisible();
        page.navigate("/rules");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("A round")))
                .isVisible();
    }

    @Test
    void whatNeedsTheServerSaysSo() {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        Person ada = isBackWithoutNetwork();
        Page page = ada.page();
        ada.touches(page.getByText("With friends"));
        page.getByLabel("Your name").fill("Ada");
        ada.presses("Open a table");
        assertThat(page.getByRole(AriaRole.ALERT)).hasText(NO_SERVER);
        for (String path : List.of("/daily", "/c/bcdfghjkmnpqrstvw")) {
            page.navigate(path);
            assertThat(page.getByRole(AriaRole.ALERT)).hasText(NO_SERVER);
            assertThat(ada.button("Try again")).isVisible();
        }
        ada.presses("Play solo");
        ada.isInRound(1);
    }

    @Test
    void puzzlesAreSolvedAndValued() {
        Person ada = isBackWithoutNetwork();
        ada.page().navigate("/puzzles/daily");
        ShippedPuzzles.Puzzle puzzle = ShippedPuzzles.seenBy(ada);
        ada.touches(ada.field(puzzle.right().end().toString()));
        ada.marks(puzzle.right().fields().getFirst().toString());
        ada.draws();
        assertThat(ada.page().locator(".verdict dd")).hasCount(2);
        ada.presses("Try again");
        ShippedPuzzles.answers(ada, puzzle.right());
        assertThat(ada.page().locator(".verdict")).containsText("Solved after 1 wrong answer.");
    }

    @Test
    void aLinkWithAWholeGameOpensAndTheGameIsKept() {
        Person ada = isBackWithoutNetwork();
        Page page = ada.page();
        page.navigate(ReplayTest.link(RecordedGames.played(15, 5, "Ada", "Ben")));
        assertThat(ada.heading()).hasText("Round 15 of 15");
        ada.presses("Keep it");
        assertThat(ada.button("Keep it")).hasCount(0);
        page.navigate("/games");
        assertThat(GamesTest.games(page)).hasCount(1);
    }

    @Test
    void aGameIsAnalysed() {
        Person ada = isBackWithoutNetwork();
        ada.page().navigate(ReplayTest.link(RecordedGames.played(15, 5, "Ada", "Ben")));
        ada.presses("Analyse the game");
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
        ada.presses("Look for the best line");
        assertThat(ada.page().locator(".paper .ghost")).hasCount(1);
        ada.presses("Keep it");
        assertThat(ada.page().getByText("It’s among your games now.")).isVisible();
        ada.page().reload();
        assertThat(ada.page().locator(".accuracy strong")).isVisible();
    }
}
