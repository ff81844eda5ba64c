package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.testkit.Client;

/** A table at which every round has its time. */
class TimedTableTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void theTimeRunsOutVisiblyAndTheLastPlayerLearnsThatTheOthersWait() {
        Client ada = Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ada");
        String table = ada.open(Map.of("people", 2, "secondsPerRound", 60));
        Person tim = new Person(BROWSERS.open(Look.PHONE, "/t/" + table));
        tim.page().getByLabel("Your name").fill("Tim");
        tim.presses("Take a seat");
        assertThat(tim.page().getByText("Everyone’s here.")).isVisible();
        ada.start(table).expect(200);
        tim.isToDecide();
        assertThat(tim.page().locator(".countdown .bar")).isVisible();
        tim.page().waitForFunction("""
                () => parseFloat(document.querySelector('.countdown .rest').style.width) < 97
                """);
        assertThat(tim.said()).hasText("Mark fields one by one, or drag across them.");
        ada.move(table, 1, "-").expect(200);
        assertThat(tim.said()).hasText("Everyone’s waiting for you.");
    }
}
