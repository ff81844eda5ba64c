package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Position;

/** The same cards for everyone, once a day. */
class DailyTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Somebody new begins the deal of the day. */
    static Person begins(Browsers browsers, Look look, String name) {
        Page page = browsers.open(look, "/daily");
        Person person = new Person(page);
        page.getByLabel("Your name").fill(name);
        person.presses("Play today’s deal");
        person.isInRound(1);
        return person;
    }

    private static Locator link(Person person, String name) {
        return person.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void theDealIsPlayedOnceAndItsResultIsInTheList() {
        Person ada = begins(BROWSERS, Look.PHONE, "Ada");
        String table = ada.id();
        ada.drawsWhatIsPossible();
        ada.isInRound(2);

        ada.page().navigate("/daily");
        ada.touches(link(ada, "Continue"));
        ada.isInRound(2);
        assertEquals(table, ada.id());

        for (int round = 2; round <= 15; round++) {
            ada.isInRound(round);
            ada.isToDecide();
            ada.passes();
        }
        assertThat(ada.heading()).hasText("The game is over");
        Position end = RecordedGames.position(ada.servedRecord());
        assertTrue(end.isOver());
        int total = end.seats().getFirst().total();
        assertEquals(total, ada.total());

        ada.touches(link(ada, "Compare with the others"));
        assertThat(ada.page().getByText("Your total: " + total + " points")).isVisible();
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("1 player has finished")))
                .isVisible();
        assertThat(ada.page().getByRole(AriaRole.CELL))
                .hasText(new String[] {"1", "Ada you", String.valueOf(total).replace('-', '−')});
        ada.touches(link(ada, "Look at your game"));
        assertThat(ada.heading()).hasText("The game is over");
        assertEquals(table, ada.id());
    }
}
