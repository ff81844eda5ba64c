package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The browser's Back, with a dialog open in a game that was opened from the start page. */
class BackTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private Person ada;
    private String game;

    @BeforeEach
    void opensHelpInAGame() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        game = SavedGames.put(device, RecordedGames.played(4, 4, "Ada"));
        page.navigate("/rules");
        page.navigate(game);
        ada = new Person(page);
        ada.isToDecide();
        ada.presses("Help");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
    }

    private void isInTheGame() {
        assertThat(ada.page().getByRole(AriaRole.DIALOG)).isHidden();
        assertThat(ada.page()).hasURL(BROWSERS.address() + game);
        ada.isInRound(5);
    }

    @Test
    void closesTheDialogFirst() {
        ada.page().goBack();
        isInTheGame();
        assertThat(ada.button("Help")).isFocused();
        ada.page().goBack();
        assertThat(ada.page()).hasURL(BROWSERS.address() + "/rules");
    }

    @Test
    void isNotNeededTwiceAfterADialogWasClosed() {
        ada.presses("Close");
        isInTheGame();
        ada.page().goBack();
        assertThat(ada.page()).hasURL(BROWSERS.address() + "/rules");
    }

    @Test
    void isNotNeededTwiceAfterLoadingThePageAgain() {
        ada.page().reload();
        isInTheGame();
        ada.page().waitForFunction("() => history.state === null");
        ada.page().goBack();
        assertThat(ada.page()).hasURL(BROWSERS.address() + "/rules");
    }

    @Test
    void leadsFromALinkInADialogToTheScreenBelowIt() {
        ada.page().getByRole(AriaRole.DIALOG).getByRole(AriaRole.LINK).click();
        assertThat(ada.page()).hasURL(BROWSERS.address() + "/rules");
        ada.page().goBack();
        isInTheGame();
    }

    @Test
    void andForwardAgainKeepsTheGame() {
        ada.page().goBack();
        isInTheGame();
        ada.page().goForward();
        isInTheGame();
    }
}
