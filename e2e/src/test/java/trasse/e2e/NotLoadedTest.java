package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A part of the page that does not come at first can be asked for again. */
class NotLoadedTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @BeforeEach
    void aMissingPartIsAnErrorInTheLog() {
        BROWSERS.tolerate("ERR_FAILED");
    }

    @Test
    void aScreenIsLoadedAtTheSecondTry() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Person ada = comesWithout(device, "**/Rules-*.js", "/rules");
        ada.presses("Try again");
        assertThat(ada.heading()).hasText("Rules");
    }

    @Test
    void theTextOfTheRulesIsLoadedAtTheSecondTry() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        // It would fetch the text before anybody asks for it.
        device.addInitScript("delete Navigator.prototype.serviceWorker");
        Page page = device.newPage();
        page.navigate("/");
        Person ada = new Person(page);
        assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
        device.route("**/en-*.js", Route::abort);
        ada.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Rules")));
        assertThat(page.getByRole(AriaRole.ALERT))
                .hasText("It couldn’t be loaded. Please try again when you’re online.");
        device.unroute("**/en-*.js");
        ada.presses("Try again");
        assertThat(page.locator("main h2").first()).isVisible();
        assertThat(page.getByRole(AriaRole.ALERT)).hasCount(0);
    }

    @Test
    void aGameOnThisDeviceGoesOnAtTheSecondTry() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        String game = SavedGames.put(device, RecordedGames.played(7, 1, "You"));
        Person ada = comesWithout(device, "**/rules-*.wasm", game);
        ada.presses("Try again");
        ada.isInRound(8);
    }

    private static Person comesWithout(BrowserContext device, String part, String path) {
        device.route(part, Route::abort);
        Page page = device.newPage();
        page.navigate(path);
        Person person = new Person(page);
        assertThat(person.heading()).hasText("This page isn’t here yet");
        device.unroute(part);
        return person;
    }
}
