package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.testkit.Client;

/** Waiting for friends before a game. */
class LobbyTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Ada opens a table for two, and wants to start before anybody else is there. */
    static Person asksToStart(Browsers browsers, Look look) {
        Page page = browsers.open(look, "/");
        Person ada = new Person(page);
        ada.touches(page.getByText("With friends"));
        page.getByLabel("Your name").fill("Ada");
        ada.presses("Open a table");
        ada.presses("Start the game");
        assertThat(page.getByText("Start without waiting for 1 more player?")).isVisible();
        return ada;
    }

    @Test
    void aGameWithAFreeSeatStartsOnlyIfTheHostWantsItTo() {
        Person ada = asksToStart(BROWSERS, Look.PHONE);
        ada.presses("Keep waiting");
        ada.presses("Start the game");
        ada.presses("Start now");
        ada.isInRound(1);
    }

    @Test
    void aGameCanStartByItselfWhenEveryoneIsThere() {
        Person ada = asksToStart(BROWSERS, Look.DESKTOP);
        ada.presses("Start when everyone’s here");
        assertThat(ada.page().getByText("The game starts by itself once everyone’s here."))
                .isVisible();
        Client ben = Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ben");
        ben.join(ada.id()).expect(200);
        ada.isInRound(1);
    }
}
