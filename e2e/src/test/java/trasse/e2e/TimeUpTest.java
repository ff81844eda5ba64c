package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Extension;
import trasse.testkit.Client;

/** The time of a round runs out before a player has decided. */
class TimeUpTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void markedFieldsAreDrawnAndThePlayerIsTold() {
        Client ada = Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ada");
        String table = ada.open(Map.of("people", 2, "secondsPerRound", 8));
        Person tim = new Person(BROWSERS.open(Look.PHONE, "/t/" + table));
        tim.page().getByLabel("Your name").fill("Tim");
        tim.presses("Take a seat");
        assertThat(tim.page().getByText("Everyone’s here.")).isVisible();
        ada.start(table).expect(200);
        tim.isToDecide();
        String field = tim.lit().iterator().next();
        tim.marks(field);
        assertThat(tim.page().locator(".notices")).hasText("Time was up: your dots were joined.");
        Extension drawn = (Extension) RecordedGames.read(tim.servedRecord())
                .rounds()
                .getFirst()
                .actions()
                .getLast();
        assertEquals(field, drawn.fields().getFirst().toString());
        assertThat(tim.page().locator(".notices")).hasText("Time was up: you passed.");
    }
}
