package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.net.URI;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.testkit.Client;

/** Titles on the smallest phone. */
class TitlesTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @ParameterizedTest
    @ValueSource(strings = {"de-CH", "fr-CH", "it-CH", "en-GB"})
    void areWholeOnOneLine(String locale) {
        BrowserContext device = BROWSERS.arrive(Look.PHONE.in(locale).sized(320, 640));
        Page page = device.newPage();
        String middle = SavedGames.put(device, RecordedGames.played(12, 4, "Ada"));
        String end = SavedGames.put(
                device, RecordedGames.played(15, 22, "Ada", "B", "C"), Map.of("B", "hedgehog", "C", "hedgehog"));
        SavedPaper.put(device, SavedPaper.counting());
        String challenge = "/c/"
                + ChallengeTest.make(BROWSERS.arrive(Look.DESKTOP), "Maria").challenge();
        String table = "/t/"
                + Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ada").open(Map.of("people", 2));
        for (String path : List.of(
                "/",
                middle,
                end,
                "/learn",
                "/rules",
                "/daily",
                "/days",
                "/puzzles",
                "/puzzles/daily",
                "/puzzles/training",
                "/puzzles/streak",
                "/paper",
                "/paper/game",
                "/print",
                "/games",
                "/statistics",
                "/replay/" + end.substring(end.lastIndexOf('/') + 1),
                "/same",
                challenge,
                table)) {
            page.navigate(path);
            Locator title = page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
            assertThat(title).isInViewport();
            page.waitForFunction("() => document.querySelector('main') !== null");
            assertEquals("", title.evaluate("""
                    (title) => {
                        const lines = title.clientHeight / parseFloat(getComputedStyle(title).lineHeight);
                        return lines > 1.5 || title.scrollWidth > title.clientWidth ? title.textContent : '';
                    }
                    """), path);
        }
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "390, 844", "640, 400", "844, 390"})
    void whoseTurnItIsIsReadHoweverLongTheNameIs(int width, int height) {
        String longest = "Bernadette von Hohenstein-Wallerfangen X";
        BrowserContext device = BROWSERS.arrive(Look.PHONE.sized(width, height));
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(9, 9, longest, "Ben")));
        Person people = new Person(page);
        people.presses("I’m " + longest);
        Locator turn = page.getByText(longest + "’s turn", new Page.GetByTextOptions().setExact(true));
        assertThat(turn).isVisible();
        assertEquals(true, turn.evaluate("""
                (turn) => {
                    const text = document.createRange();
                    text.selectNodeContents(turn);
                    const {left, right, top, bottom} = text.getBoundingClientRect();
                    const box = turn.getBoundingClientRect();
                    return left >= box.left - 0.5 && right <= box.right + 0.5 && top >= box.top - 2 && bottom <= box.bottom + 2;
                }
                """), "it is cut");
        BoundingBox buttons = page.locator(".actions").boundingBox();
        assertTrue(buttons.y + buttons.height <= height, "the buttons are out of reach");
    }
}
