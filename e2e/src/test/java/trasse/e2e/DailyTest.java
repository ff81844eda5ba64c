package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicBoolean;
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
        person.presses("Play today’s game");
        person.isInRound(1);
        return person;
    }

    private static Locator link(Person person, String name) {
        return person.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void aLinkToTodayLetsAStrangerPlay() {
        String today = LocalDate.now(ZoneOffset.UTC).toString();
        Page page = BROWSERS.open(Look.PHONE, "/daily/" + today);
        Person tim = new Person(page);
        assertThat(page.getByLabel("The board of the day with its start point")).isVisible();
        assertThat(link(tim, "Learn it in three minutes.")).isVisible();
        page.getByLabel("Your name").fill("Tim");
        tim.presses("Play today’s game");
        tim.isInRound(1);
    }

    @Test
    void aDayThatNobodyHasFinishedSaysSo() {
        BROWSERS.travelTo("2027-05-04T12:00:00Z");
        Page page = BROWSERS.open(Look.PHONE, "/daily");
        assertThat(page.getByText("Nobody has finished it yet. Be the first!")).isVisible();
    }

    @Test
    void aServerThatIsTooBusyIsAskedAgain() {
        BROWSERS.tolerate("503");
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        AtomicBoolean isBusy = new AtomicBoolean(true);
        device.route("**/api/daily", route -> {
            if (isBusy.get()) {
                route.fulfill(new Route.FulfillOptions()
                        .setStatus(503)
                        .setContentType("application/problem+json")
                        .setBody("{\"type\": \"urn:trasse:busy\", \"status\": 503, \"detail\": \"too busy\"}"));
            } else {
                route.resume();
            }
        });
        Page page = device.newPage();
        page.navigate("/daily");
        Person tim = new Person(page);
        assertThat(tim.button("Try again")).isVisible();
        assertThat(link(tim, "Play today’s game")).hasCount(0);
        isBusy.set(false);
        tim.presses("Try again");
        assertThat(page.getByLabel("Your name")).isVisible();
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
            ada.passesAtOnce(round);
        }
        assertThat(ada.heading()).hasText("The game is over");
        Position end = RecordedGames.position(ada.servedRecord());
        assertTrue(end.isOver());
        int total = end.seats().getFirst().total();
        assertEquals(total, ada.total());

        ada.touches(link(ada, "Compare with the others"));
        assertThat(ada.page().getByText("Your total: " + String.valueOf(total).replace('-', '−') + " points"))
                .isVisible();
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("1 player has finished")))
                .isVisible();
        assertThat(ada.page().locator("main > .text > table").getByRole(AriaRole.CELL))
                .hasText(new String[] {"1", "Ada you", String.valueOf(total).replace('-', '−')});
        ada.presses("Share");
        assertThat(ada.page().getByRole(AriaRole.DIALOG)).containsText("Share this game");
        assertThat(ada.page().getByRole(AriaRole.DIALOG)).containsText("Ada");
        ada.presses("Close");
        ada.touches(link(ada, "Look at your game"));
        assertThat(ada.heading()).hasText("The game is over");
        assertEquals(table, ada.id());
    }

    @Test
    void theLinkOfAFinishedGameLetsAStrangerPlayTheSame() {
        Person ada = begins(BROWSERS, Look.DESKTOP, "Ada");
        for (int round = 1; round <= 15; round++) {
            ada.passesAtOnce(round);
        }
        ada.presses("Share");
        String link = ShareTest.link(ada);
        assertTrue(link.contains("/daily/20"), link);

        Page page = BROWSERS.open(Look.PHONE, link);
        page.getByLabel("Your name").fill("Tim");
        new Person(page).presses("Play today’s game");
        new Person(page).isInRound(1);
    }
}
