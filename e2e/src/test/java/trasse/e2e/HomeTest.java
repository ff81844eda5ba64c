package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page that knows who has been here before. */
class HomeTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person comesBack() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedGames.put(device, RecordedGames.played(7, 1, "You"));
        SavedGames.put(device, RecordedGames.played(15, 1, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS);
        Page page = device.newPage();
        page.navigate("/");
        return new Person(page);
    }

    private static Locator goOn(Person person) {
        return person.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Solo, round 8 of 15"));
    }

    @Test
    void aFirstVisitIsInvitedToLearn() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        assertThat(page.locator(".strong")).hasText("Learn to play");
    }

    @ParameterizedTest
    @CsvSource({"390, 844", "844, 390", "820, 1180", "1024, 768", "1280, 800", "1920, 1080"})
    void theBoardIsAboveOrBesideTheButtonsAndAllOfThemAreInSight(int width, int height) {
        Page page = BROWSERS.open(Look.DESKTOP.sized(width, height).still(), "/");
        assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
        BoundingBox board = page.locator(".hero").boundingBox();
        BoundingBox buttons = page.locator(".column").boundingBox();
        assertTrue(board.x + board.width <= buttons.x || board.y + board.height <= buttons.y, "they overlap");
        for (BoundingBox part : List.of(board, buttons)) {
            assertTrue(part.y >= 0 && part.y + part.height <= height, "one has to scroll");
        }
    }

    @ParameterizedTest
    @CsvSource({"820, 1180", "1280, 800", "1440, 900", "1920, 1080"})
    void whereThereIsRoomABoardFillsItAndTheCardsStayInSight(int width, int height) {
        Page page = Screen.START_KNOWN.open(BROWSERS, Look.DESKTOP.sized(width, height));
        Locator board = page.getByLabel("A board with the beginning of a line");
        assertThat(board).isVisible();
        assertTrue(board.boundingBox().width >= 240, "the board is small");
        BoundingBox cards = page.locator(".column").first().boundingBox();
        assertTrue(cards.y + cards.height <= height, "one has to scroll");
    }

    @Test
    void aPhoneHasNoRoomForABoard() {
        Page page = Screen.START_KNOWN.open(BROWSERS, Look.PHONE);
        assertThat(page.locator(".hex")).hasCount(0);
    }

    @Test
    void aGameGoesOnAndTheLastOnesAreShown() {
        Person ada = comesBack();
        assertThat(ada.page().locator("a[href='/replay/g3r15'] path.line")).hasCount(1);
        ada.touches(goOn(ada));
        ada.isInRound(8);
    }

    @Test
    void aGameOnPaperGoesOn() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedPaper.put(device, SavedPaper.numbers(4));
        Page page = device.newPage();
        page.navigate("/");
        Person people = new Person(page);
        Locator onPaper = page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("round 4 of 15"));
        assertThat(onPaper).containsText("Ada, Ben");
        people.touches(onPaper);
        people.isInRound(4);
    }

    @Test
    void aGameOnPaperThatIsOverDoesNotWait() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedPaper.put(device, SavedPaper.ended());
        Page page = device.newPage();
        page.navigate("/");
        assertThat(page.locator(".strong")).hasText("Play solo");
        assertThat(page.locator("a[href='/paper/game']")).hasCount(0);
    }

    @Test
    void aRemovedGameCanBeBroughtBack() {
        Person ada = comesBack();
        ada.presses("Remove this game");
        assertThat(goOn(ada)).isHidden();
        assertThat(ada.button("Undo")).isFocused();
        ada.page().keyboard().press("Enter");
        assertThat(goOn(ada)).isVisible();
        ada.page().reload();
        assertThat(goOn(ada)).isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Against bots", "With friends", "On one device"})
    void nothingMovesWhenAWayToPlayOpens(String way) {
        Person ada = new Person(BROWSERS.open(Look.DESKTOP, "/"));
        assertThat(ada.page().getByLabel("A board with the beginning of a line"))
                .isVisible();
        List<String> ways = List.of("Play solo", "Against bots", "With friends", "On one device");
        List<List<Double>> before = ways.stream().map(one -> place(ada, one)).toList();
        ada.presses(way);
        assertThat(ada.page().getByRole(AriaRole.DIALOG)).isVisible();
        assertEquals(before, ways.stream().map(one -> place(ada, one)).toList());
    }

    private static List<Double> place(Person person, String button) {
        BoundingBox box = person.page()
                .locator("button", new Page.LocatorOptions().setHasText(button))
                .boundingBox();
        return List.of(box.x, box.y);
    }

    @Test
    void aBoardIsShownBeforeItIsChosenAndStaysChosen() {
        Person ada = new Person(BROWSERS.open(Look.PHONE, "/"));
        ada.presses("Board and edition");
        assertThat(ada.page().getByLabel("The Garden board")).isVisible();
        assertThat(ada.page().getByText("Solo: over 35 is super")).isVisible();
        ada.chooses("Board", "Garden");
        ada.chooses("Edition", "Pad");
        ada.presses("Close");
        ada.reloads();
        assertThat(ada.button("Board and edition: Garden · Pad")).isVisible();
        ada.presses("Play solo");
        ada.isToDecide();
        assertEquals("garden", RecordedGames.read(ada.keptRecord()).boardReference());
        assertEquals(
                "pad", RecordedGames.read(ada.keptRecord()).setup().edition().toString());
    }
}
