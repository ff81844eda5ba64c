package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
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
