package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the pictures in the documents show is what there is. */
class ScreenshotsTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @ParameterizedTest
    @CsvSource({
        "start-phone, START, PHONE, light",
        "start-desktop, START, DESKTOP, light",
        "game-phone, DOTS, PHONE, light",
        "game-phone-dark, DOTS, PHONE, dark",
        "bots-desktop, BOTS, DESKTOP, light",
        "bots-desktop-dark, BOTS, DESKTOP, dark",
        "end-phone, END_ALONE, PHONE, light",
        "lobby-desktop, LOBBY, DESKTOP, light",
        "learn-phone, LESSON_WITH_DOTS, PHONE, light"
    })
    void theScreenShowsItsHeadingAtOnce(String name, Screen screen, String size, String light) {
        Look look = (size.equals("PHONE") ? Look.PHONE : Look.DESKTOP).still();
        Page page = screen.open(BROWSERS, light.equals("dark") ? look.dark() : look);
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                .isInViewport();
        assertTrue((Boolean) page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Atkinson'))"));
        Screenshots.take(page, name);
    }
}
