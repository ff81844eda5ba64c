package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.rules.notation.GameRecord;

/** Where the parts of a game are on screens of all shapes. */
class GameLayoutTest {
    private static final String LONG_NAME = "Bernadette von Hohenstein-Wallerfangen";
    private static final Map<String, String> BOTS = Map.of("B", "butterfly", "C", "hedgehog", "D", "owl");

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Page game(int width, int height) {
        BrowserContext device =
                BROWSERS.arrive(Look.DESKTOP.sized(width, height).still());
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(6, 21, "You", "B", "C", "D"), BOTS));
        new Person(page).isToDecide();
        return page;
    }

    private static BoundingBox box(Locator part) {
        return part.boundingBox();
    }

    private static boolean isOnScreen(Page page, String part) {
        BoundingBox box = box(page.locator(part));
        return box.y >= 0 && box.y + box.height <= page.viewportSize().height + 0.5;
    }

    private static boolean overlap(BoundingBox one, BoundingBox other) {
        return one.x < other.x + other.width
                && other.x < one.x + one.width
                && one.y < other.y + other.height
                && other.y < one.y + one.height;
    }

    @ParameterizedTest
    @CsvSource({"844, 390, 0.85", "640, 400, 0.7", "1280, 800, 0.85", "1440, 900, 0.9", "1920, 1080, 0.9"})
    void besideTheBoardAreTheCardTheStripAndTheButtons(int width, int height, double share) {
        Page page = game(width, height);
        BoundingBox board = box(page.locator(".paper"));
        assertTrue(board.height >= share * height, "the board has a height of " + board.height);
        for (String part : List.of(".open-card .card", ".turn .strip", ".actions")) {
            assertTrue(isOnScreen(page, part), part);
            assertTrue(box(page.locator(part)).x >= board.x + board.width, part);
        }
        assertTrue(!overlap(box(page.locator(".turn .strip")), box(page.locator(".actions"))), "strip and buttons");
    }

    @ParameterizedTest
    @CsvSource({"820, 1180", "1280, 800", "1920, 1080"})
    void theStripIsNeverWiderThanTheBoard(int width, int height) {
        Page page = game(width, height);
        double strip = box(page.locator(".turn .strip")).width;
        double board = box(page.locator(".paper")).width;
        assertTrue(strip <= board, strip + " and " + board);
    }

    @Test
    void theButtonsStayInReachWhileTheOtherPlayersAreLookedAt() {
        Page page = game(844, 390);
        page.locator(".cards-place").scrollIntoViewIfNeeded();
        assertTrue(isOnScreen(page, ".turn .strip"));
        assertTrue(isOnScreen(page, ".actions"));
        assertEquals(0, ((Number) page.evaluate("window.scrollY")).intValue());
    }

    @Test
    void uprightTheBoardComesFirstOnATablet() {
        Page page = game(820, 1180);
        BoundingBox board = box(page.locator(".paper"));
        for (String part : List.of(".open-card .card", ".turn .strip", ".actions")) {
            assertTrue(box(page.locator(part)).y >= board.y + board.height, part);
            assertTrue(isOnScreen(page, part), part);
        }
    }

    @ParameterizedTest
    @CsvSource({"1280, 800, 220", "1920, 1080, 220", "390, 844, 100"})
    void theOtherPlayersBoardsAreEvenHoweverLongTheirNamesAre(int width, int height, int least) {
        BrowserContext device =
                BROWSERS.arrive(Look.DESKTOP.sized(width, height).still());
        Page page = device.newPage();
        // People, as bots have short names of their own.
        page.navigate(SavedGames.put(device, RecordedGames.played(6, 21, "Ada", LONG_NAME, "Jo", "Kim")));
        Person ada = new Person(page);
        ada.presses("I’m Ada");
        ada.isToDecide();
        assertThat(page.locator(".other").getByText(LONG_NAME)).isVisible();
        for (String part : List.of(".other", ".other .look", ".other .who")) {
            List<BoundingBox> boxes =
                    page.locator(part).all().stream().map(GameLayoutTest::box).toList();
            assertEquals(3, boxes.size());
            for (BoundingBox box : boxes) {
                assertEquals(boxes.getFirst().height, box.height, 0.5, part);
                assertEquals(boxes.getFirst().width, box.width, 0.5, part);
                assertTrue(box.width >= least, part + " has a width of " + box.width);
            }
        }
    }

    /** German has the longest words. */
    @ParameterizedTest
    @CsvSource({"390, 844", "320, 640", "844, 390", "640, 400"})
    void theButtonsFitWhateverTheySay(int width, int height) {
        BrowserContext device =
                BROWSERS.arrive(Look.PHONE.sized(width, height).in("de-CH").still());
        GameRecord game = RecordedGames.played(0, 4, "Ada");
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, game));
        for (String field : RecordedGames.longest(game)) {
            page.locator(".own [data-field='" + field + "']").tap();
        }
        assertThat(page.locator(".actions .draw")).containsText("zeichnen");
        for (Locator button : page.locator(".actions button").all()) {
            BoundingBox box = box(button);
            assertTrue(box.x >= 0 && box.x + box.width <= width, button.innerText());
            assertTrue(box.y >= 0 && box.y + box.height <= height, button.innerText());
        }
    }

    @Test
    void typeGrowsWithTheBoard() {
        String size = "parseFloat(getComputedStyle(document.querySelector('.actions button')).fontSize)";
        double usual = ((Number) game(1280, 800).evaluate(size)).doubleValue();
        double large = ((Number) game(1920, 1080).evaluate(size)).doubleValue();
        assertTrue(large >= 1.15 * usual, usual + " and " + large);
    }
}
