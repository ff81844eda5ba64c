package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.testkit.Client;

/** What players say to each other at a table. */
class TableTalkTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Client arrives(Browsers browsers) {
        return Client.arrive(URI.create(browsers.address()).getPort(), "Ada");
    }

    /** Tim plays with Ada. */
    static Person sitsWithAda(Browsers browsers, Look look) {
        Client ada = arrives(browsers);
        return begins(browsers, look, ada, ada.open(Map.of("people", 2)));
    }

    private static Person begins(Browsers browsers, Look look, Client ada, String table) {
        Person tim = new Person(browsers.open(look, "/t/" + table));
        tim.page().getByLabel("Your name").fill("Tim");
        tim.presses("Take a seat");
        assertThat(tim.page().getByText("Everyone’s here.")).isVisible();
        ada.start(table).expect(200);
        tim.isToDecide();
        return tim;
    }

    private static Locator notices(Person tim) {
        return tim.page().locator(".notices");
    }

    @Test
    void reactionsAreShownUnlessTheyAreMuted() {
        Client ada = arrives(BROWSERS);
        String table = ada.open(Map.of("people", 2));
        Person tim = begins(BROWSERS, Look.PHONE, ada, table);
        ada.react(table, "bravo").expect(200);
        assertThat(notices(tim)).containsText("Ada: Bravo!");
        tim.presses("Show the others’ reactions");
        tim.presses("Wow!");
        assertThat(notices(tim)).containsText("Wow!");
        ada.react(table, "thanks").expect(200);
        ada.move(table, 1, "-").expect(200);
        assertThat(tim.said()).hasText("Everyone’s waiting for you.");
        assertThat(notices(tim)).not().containsText("Thanks!");
    }
}
