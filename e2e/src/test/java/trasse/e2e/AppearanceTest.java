package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Colours, light and movement, as everyone likes them. */
class AppearanceTest {
    /** How long the longest animation of anything on the page takes, in milliseconds. */
    private static final String LONGEST = """
            () => Math.max(...[...document.querySelectorAll('*')].flatMap((element) => {
                const {animationDuration, transitionDuration} = getComputedStyle(element);
                return `${animationDuration}, ${transitionDuration}`.split(', ').map((time) => 1000 * parseFloat(time));
            }))
            """;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static List<?> inks(Page page) {
        return (List<?>) page.evaluate("""
                () => [...'ybgsrv'].map((letter) => getComputedStyle(document.querySelector(`.ink-${letter} .hex`)).fill)
                """);
    }

    private static Object background(Page page) {
        return page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    }

    @Test
    void thePaletteOfHighContrastChangesTheInksForGood() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        Person ada = new Person(page);
        assertThat(page.locator(".hex")).hasCount(61);
        List<?> calm = inks(page);
        ada.presses("Settings");
        ada.chooses("Colours", "High contrast");
        ada.presses("Close");
        List<?> strong = inks(page);
        for (int i = 0; i < calm.size(); i++) {
            assertNotEquals(calm.get(i), strong.get(i));
        }
        ada.reloads();
        assertThat(page.locator(".hex")).hasCount(61);
        assertEquals(strong, inks(page));
    }

    @Test
    void lightAndDarkFollowTheSystemUnlessChosen() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        Person ada = new Person(page);
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        Object light = background(page);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        assertNotEquals(light, background(page));
        ada.presses("Settings");
        ada.chooses("Appearance", "Light");
        ada.presses("Close");
        assertEquals(light, background(page));
        ada.reloads();
        assertThat(page.locator("html")).hasAttribute("data-theme", "light");
        assertEquals(light, background(page));
    }

    @Test
    void movementIsShort() {
        assertTrue(longest(Look.PHONE) < 250);
    }

    @Test
    void whoWantsNoMovementSeesNone() {
        assertTrue(longest(Look.PHONE.still()) <= 1);
    }

    /** In a round that has just closed with a new line and a number, and at the end. */
    private static double longest(Look look) {
        BrowserContext device = BROWSERS.arrive(look);
        Page page = device.newPage();
        page.navigate(SavedGames.put(
                device, RecordedGames.played(14, 21, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS));
        Person you = new Person(page);
        you.isToDecide();
        double playing = ((Number) page.evaluate(LONGEST)).doubleValue();
        you.drawsWhatIsPossible();
        assertThat(you.heading()).hasText("The game is over");
        return Math.max(playing, ((Number) page.evaluate(LONGEST)).doubleValue());
    }
}
