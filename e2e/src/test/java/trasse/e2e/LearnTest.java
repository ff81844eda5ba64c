package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The example of the rulebook, then a round of one's own. */
class LearnTest {
    /** From the yellow start beside the 3: blue, green, grey, and the yellow field beside the 6. */
    private static final List<String> EXAMPLE = List.of("e5", "e6", "e7", "d7");

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person begins(Look look) {
        Page page = BROWSERS.open(look, "/");
        Person person = new Person(page);
        person.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Learn to play")));
        isAtStep(person, 1);
        return person;
    }

    private static void isAtStep(Person person, int step) {
        assertThat(person.page().getByText("Step " + step + " of 8")).isVisible();
    }

    private static Locator card(Person person, String colours) {
        return person.page()
                .getByRole(
                        AriaRole.IMG,
                        new Page.GetByRoleOptions().setName(colours).setExact(true));
    }

    @Test
    void nobodyGoesOnBeforeTheBoardIsThere() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        List<Route> held = new ArrayList<>();
        device.route("**/rules-*.wasm", held::add);
        Page page = device.newPage();
        page.navigate("/learn");
        Person ada = new Person(page);
        page.waitForCondition(() -> !held.isEmpty());
        assertThat(ada.button("Next")).isDisabled();
        held.forEach(Route::resume);
        ada.presses("Next");
        ada.marks(EXAMPLE.getFirst());
    }

    @Test
    void withoutTheRulesItSaysSoAndCanBeTriedAgain() {
        BROWSERS.tolerate("ERR_FAILED");
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.route("**/rules-*.wasm", Route::abort);
        Page page = device.newPage();
        page.navigate("/learn");
        Person ada = new Person(page);
        assertThat(ada.heading()).hasText("This page isn’t here yet");
        device.unroute("**/rules-*.wasm");
        ada.presses("Try again");
        ada.presses("Next");
        ada.marks(EXAMPLE.getFirst());
    }

    @Test
    void theLessonsAreGoneThroughByTouch() {
        Person ada = begins(Look.PHONE);
        ada.presses("Next");
        isAtStep(ada, 2);
        EXAMPLE.forEach(field -> ada.touches(ada.field(field)));
        isAtStep(ada, 3);
        ada.draws();
        isAtStep(ada, 4);
        ada.presses("Next");
        isAtStep(ada, 5);
        assertThat(card(ada, "blue, blue, grey, red, violet")).isVisible();
        ada.presses("Next");
        isAtStep(ada, 6);
        ada.marks("d8", "c7", "b6", "b5");
        assertThat(card(ada, "blue (used), blue (used), grey, red (used), violet (used)"))
                .isVisible();
        ada.draws();
        isAtStep(ada, 7);
        assertThat(ada.page().getByText("You reach the 6: 6 points")).isVisible();
        assertThat(ada.page().getByText("You reach the 8: 8 points")).isVisible();
        ada.presses("Next");
        isAtStep(ada, 8);
        ada.presses("Play a solo game");
        ada.isInRound(1);
    }

    @Test
    void theLastBoardShowsAGoodLineAndHowItsPointsAddUp() {
        Person ada = begins(Look.PHONE);
        ada.presses("Next");
        EXAMPLE.forEach(field -> ada.touches(ada.field(field)));
        ada.draws();
        ada.presses("Next");
        ada.presses("Next");
        ada.marks("f4", "f3");
        ada.presses("Undo last dot");
        assertThat(ada.field("f3")).hasAttribute("aria-pressed", "false");
        ada.draws();
        ada.presses("Next");
        isAtStep(ada, 8);
        assertThat(ada.board().locator(".cross")).hasCount(3);
        assertThat(ada.page().getByText("45 points for the numbers, minus 3 for the fields with an X: that makes 42."))
                .isVisible();
    }

    @Test
    void theLessonsAreGoneThroughByKeyboard() {
        Page page = BROWSERS.open(Look.DESKTOP, "/learn");
        Person ada = new Person(page);
        Keys keys = new Keys(ada);
        isAtStep(ada, 1);
        keys.press("Next");
        isAtStep(ada, 2);
        for (String field : EXAMPLE) {
            keys.touch(field);
        }
        isAtStep(ada, 3);
        keys.press("Draw");
        isAtStep(ada, 4);
        keys.press("Next");
        isAtStep(ada, 5);
        keys.press("Next");
        isAtStep(ada, 6);
        keys.mark("d8");
        keys.press("Draw");
        isAtStep(ada, 7);
        keys.press("Next");
        isAtStep(ada, 8);
        keys.press("Play a solo game");
        ada.isInRound(1);
    }
}
