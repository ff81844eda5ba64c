package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A server at home has no certificate, and browsers keep much from its pages. */
class HomeNetworkTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person arrives(Look look, String path) {
        Page page = BROWSERS.arriveFromHome(look).newPage();
        page.navigate(path);
        assertEquals(false, page.evaluate("isSecureContext"));
        return new Person(page);
    }

    @Test
    void onePlaysAlone() {
        Person ada = arrives(Look.PHONE, "/");
        ada.presses("Play solo");
        for (int round = 1; round <= 3; round++) {
            ada.isInRound(round);
            ada.drawsWhatIsPossible();
        }
        ada.isInRound(4);
        ada.page().reload();
        ada.isInRound(4);
    }

    @Test
    void friendsMeetByALinkThatIsCopied() {
        Person ada = arrives(Look.DESKTOP, "/");
        ada.touches(ada.page().getByText("With friends"));
        ada.page().getByLabel("Your name").fill("Ada");
        ada.presses("Open a table");
        ada.presses("Share the link");
        assertThat(ada.page().getByText("Copied! Paste it wherever you like.")).isVisible();
        String link = ada.page().url();
        assertEquals(link, ada.page().getByLabel("Link to this table").inputValue());
        assertTrue(pasted(ada).contains(link), link);

        Person ben = arrives(Look.PHONE, link);
        ben.page().getByLabel("Your name").fill("Ben");
        ben.presses("Take a seat");
        assertThat(ada.page().getByText("Everyone’s here.")).isVisible();
        ada.presses("Start the game");
        ada.drawsWhatIsPossible();
        ben.drawsWhatIsPossible();
        ada.isInRound(2);
        ben.isInRound(2);
    }

    /** What comes out of the clipboard, into a field of the settings that takes anything. */
    private static String pasted(Person person) {
        person.presses("Settings");
        person.touches(person.page().getByText("Other devices and privacy"));
        Locator field = person.page().getByLabel("Code from another device");
        field.press("Control+v");
        String text = field.inputValue();
        person.presses("Close");
        return text;
    }
}
