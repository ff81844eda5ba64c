package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
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
        assertThat(person.page().getByText("Step " + step + " of 7")).isVisible();
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
        ada.marks("d8");
        ada.draws();
        isAtStep(ada, 6);
        assertThat(ada.page().getByText("You reach the 6: 6 points")).isVisible();
        ada.presses("Next");
        isAtStep(ada, 7);
        assertThat(ada.board().locator(".cross")).hasCount(55);
        ada.presses("Play alone now");
        ada.isInRound(1);
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
        keys.mark("d8");
        keys.press("Draw");
        isAtStep(ada, 6);
        keys.press("Next");
        isAtStep(ada, 7);
        keys.press("Play alone now");
        ada.isInRound(1);
    }
}
