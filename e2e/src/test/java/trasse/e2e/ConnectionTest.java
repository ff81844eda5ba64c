package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The network, or the server, is away for a while. */
class ConnectionTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Locator banner(Person person) {
        return person.page().getByText("Connection lost.");
    }

    /** The events of a table up to the card of a round. */
    private static List<?> eventsUpTo(Person person, int round) {
        return (List<?>) person.page().evaluate("""
                ([id, round]) => new Promise((resolve) => {
                    const types = [];
                    const stream = new EventSource(`/api/tables/${id}/events`);
                    stream.onmessage = ({data}) => {
                        const event = JSON.parse(data);
                        types.push(event.type);
                        if (event.type === 'cardTurned' && event.round === round) {
                            stream.close();
                            resolve(types);
                        }
                    };
                })
                """, List.of(person.id(), round));
    }

    private static void movedOnce(Person person) {
        person.isInRound(2);
        person.isToDecide();
        List<?> events = eventsUpTo(person, 2);
        assertEquals(1, events.stream().filter("acted"::equals).count(), events.toString());
        assertEquals(1, RecordedGames.read(person.servedRecord()).rounds().size());
    }

    @Test
    void aMoveMadeWithoutNetworkIsSentOnceWhenItIsBack() {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        Person ada = DailyTest.begins(BROWSERS, Look.PHONE, "Ada");
        ada.isToDecide();
        ada.page().context().setOffline(true);
        assertThat(banner(ada)).isVisible();
        List<String> drawn = ada.drawsWhatIsPossible();
        assertThat(ada.draw()).isDisabled();
        assertThat(ada.board().locator(".dot")).hasCount(drawn.size());
        assertEquals(Set.of(), ada.lit());
        ada.isInRound(1);
        ada.page().context().setOffline(false);
        movedOnce(ada);
        assertThat(banner(ada)).isHidden();
    }

    @Test
    void aMoveWhoseAnswerIsLostIsNotMadeTwice() {
        BROWSERS.tolerate("ERR_FAILED");
        Person ada = DailyTest.begins(BROWSERS, Look.PHONE, "Ada");
        ada.isToDecide();
        AtomicInteger sent = new AtomicInteger();
        ada.page().route("**/move", route -> {
            if (sent.incrementAndGet() == 1) {
                route.fetch();
                route.abort();
            } else {
                route.resume();
            }
        });
        ada.drawsWhatIsPossible();
        movedOnce(ada);
        ada.page().waitForCondition(() -> sent.get() == 2);
        assertThat(banner(ada)).isHidden();
    }

    @Test
    void theDotsOfAMoveThatIsRefusedAreStillThere() {
        BROWSERS.tolerate("409");
        Person ada = DailyTest.begins(BROWSERS, Look.DESKTOP, "Ada");
        ada.isToDecide();
        ada.page()
                .route(
                        "**/move",
                        route -> route.fulfill(new Route.FulfillOptions()
                                .setStatus(409)
                                .setContentType("application/problem+json")
                                .setBody("{\"type\": \"urn:trasse:problem:table-over\", \"detail\": \"\"}")));
        List<String> drawn = ada.drawsWhatIsPossible();
        assertThat(ada.said()).hasText("The game here is over.");
        assertThat(ada.board().locator(".dot")).hasCount(drawn.size());
        ada.page().unroute("**/move");
        ada.draws();
        movedOnce(ada);
    }

    @Test
    void theGameGoesOnAfterARestartOfTheServer() {
        List.of(
                        "ERR_CONNECTION_REFUSED",
                        "ERR_INCOMPLETE_CHUNKED_ENCODING",
                        "ERR_CONNECTION_RESET",
                        "ERR_EMPTY_RESPONSE",
                        "503")
                .forEach(BROWSERS::tolerate);
        Person ada = DailyTest.begins(BROWSERS, Look.DESKTOP, "Ada");
        ada.isToDecide();
        Page page = ada.page();
        BROWSERS.restartServer(() -> assertThat(banner(ada)).isVisible());
        ada.drawsWhatIsPossible();
        movedOnce(ada);
        assertThat(banner(ada)).isHidden();
        page.reload();
        ada.isInRound(2);
    }
}
