package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import com.microsoft.playwright.options.Sizes;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Position;
import trasse.rules.notation.GameRecord;

/** What a first visit may cost, and how calm it has to be. */
class BudgetTest {
    private static final int MOST_BYTES = 185_000;
    private static final double MOST_SHIFT = 0.01;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void theFirstLoadHasAtMost185KilobytesWithTheRules() {
        BrowserContext visitor = BROWSERS.arrive(Look.PHONE);
        // It would fetch everything once more, for later.
        visitor.addInitScript("delete Navigator.prototype.serviceWorker");
        List<Request> requests = new ArrayList<>();
        visitor.onRequestFinished(requests::add);
        Page page = visitor.newPage();
        page.navigate("/");
        assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
        page.waitForLoadState(LoadState.NETWORKIDLE);
        TreeMap<String, Integer> bytes = new TreeMap<>();
        for (Request request : requests) {
            Sizes sizes = request.sizes();
            bytes.merge(
                    request.url().replaceAll(".*/", "/"),
                    sizes.responseHeadersSize + sizes.responseBodySize,
                    Integer::sum);
        }
        assertTrue(bytes.keySet().stream().anyMatch(name -> name.matches("/rules-.*\\.wasm")), bytes.toString());
        assertTrue(bytes.keySet().stream().noneMatch(name -> name.contains("engine")), bytes.toString());
        int all = bytes.values().stream().mapToInt(Integer::intValue).sum();
        assertTrue(all <= MOST_BYTES, () -> all + " bytes: " + bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"PHONE", "DESKTOP"})
    void nothingMovesOnTheWayIntoAGame(String size) {
        BrowserContext visitor = BROWSERS.arrive(size.equals("PHONE") ? Look.PHONE : Look.DESKTOP);
        visitor.addInitScript("""
                window.shifts = [];
                new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({value, sources}) =>
                    ({value, what: sources.map(({node}) => node?.nodeName + '.' + node?.className).join(' ')}))))
                    .observe({type: 'layout-shift', buffered: true});
                """);
        Page page = visitor.newPage();
        page.navigate("/");
        Person ada = new Person(page);
        assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
        assertStill(page, "the start page");
        ada.presses("Play solo");
        ada.isToDecide();
        assertStill(page, "entering a game");
        page.reload();
        ada.isToDecide();
        assertStill(page, "coming back to a game");
    }

    @Test
    void theBoardStaysWhereItIsWhenANumberIsAnnounced() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        GameRecord game = aboutToReachANumber();
        page.navigate(SavedGames.put(device, game));
        Person ada = new Person(page);
        ada.isToDecide();
        BoundingBox before = ada.board().boundingBox();
        Position position = game.game().position();
        ada.does(RecordedGames.wish(position.seats().getFirst(), RecordedGames.openCard(game), position));
        assertThat(page.locator(".news li")).hasText(Pattern.compile("You reach the .*"));
        ada.isToDecide();
        BoundingBox after = ada.board().boundingBox();
        assertEquals(List.of(before.x, before.y, before.width), List.of(after.x, after.y, after.width));
    }

    private static GameRecord aboutToReachANumber() {
        return Stream.iterate(1, seed -> seed + 1)
                .filter(seed -> RecordedGames.played(4, seed, "Ada")
                                .game()
                                .position()
                                .announcements()
                                .size()
                        == 1)
                .map(seed -> RecordedGames.played(3, seed, "Ada"))
                .findFirst()
                .orElseThrow();
    }

    private static void assertStill(Page page, String when) {
        // What has moved is known once it has been painted.
        page.evaluate(
                "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))");
        double moved = ((Number) page.evaluate("window.shifts.reduce((sum, {value}) => sum + value, 0)")).doubleValue();
        assertTrue(moved < MOST_SHIFT, () -> when + ": " + page.evaluate("JSON.stringify(window.shifts)"));
    }
}
