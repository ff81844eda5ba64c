package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Player;
import trasse.rules.Position;

/** Friends at a table, each with their own browser. */
class FriendsTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Ada opens a table for two with a bot. */
    static Person opensATable(Look look) {
        Page page = BROWSERS.open(look, "/");
        Person ada = new Person(page);
        ada.touches(page.getByText("With friends"));
        page.getByLabel("Your name").fill("Ada");
        ada.presses("Add a bot");
        ada.chooses("Bot 1", "Magpie");
        ada.presses("Open a table");
        assertThat(ada.heading()).hasText("A table for friends");
        return ada;
    }

    private static Person sitsDown(Look look, String name, String link) {
        Page page = BROWSERS.open(look, link);
        Person person = new Person(page);
        page.getByLabel("Your name").fill(name);
        person.presses("Take a seat");
        return person;
    }

    private static Locator chairs(Person person) {
        return person.page().getByRole(AriaRole.MAIN).getByRole(AriaRole.LISTITEM);
    }

    private static Locator seat(Person person, String name) {
        return person.page()
                .locator(".other")
                .filter(new Locator.FilterOptions()
                        .setHas(person.page().getByText(name, new Page.GetByTextOptions().setExact(true))));
    }

    private static String lineOf(Person viewer, String name) {
        return String.valueOf(seat(viewer, name).locator("path.line").getAttribute("d"));
    }

    @Test
    void twoPeopleAndABotPlayAWholeGameAndARematch() {
        Person ada = opensATable(Look.DESKTOP);
        assertThat(chairs(ada)).hasText(new String[] {"Ada you", "free seat", "Elsa Magpie"});
        Person ben = sitsDown(
                Look.PHONE, "Ben", ada.page().getByLabel("Link to this table").inputValue());
        assertThat(chairs(ada)).hasText(new String[] {"Ada you", "Ben", "Elsa Magpie"});
        assertThat(ada.told()).hasText("Ben has taken a seat.");
        assertThat(ben.page().getByText("Ada will start the game.")).isVisible();
        ada.presses("Start the game");
        ben.isInRound(1);

        ada.drawsWhatIsPossible();
        assertThat(ada.said()).hasText("Done. Waiting for Ben.");
        assertThat(seat(ben, "Ada").getByText("ready")).isVisible();
        String before = lineOf(ben, "Ada");
        ada.presses("Take back");
        assertThat(seat(ben, "Ada").getByText("thinking")).isVisible();
        assertThat(ada.draw()).isEnabled();
        assertThat(ada.told()).hasText("Taken back. You can choose again.");
        ada.presses("Undo last dot");
        ada.draws();
        assertThat(seat(ben, "Ada").getByText("ready")).isVisible();
        assertEquals(before, lineOf(ben, "Ada"));
        ben.drawsWhatIsPossible();
        ada.isInRound(2);
        ben.isInRound(2);
        assertThat(seat(ben, "Ada").locator("path.line")).not().hasAttribute("d", before);
        assertEquals(1, RecordedGames.read(ada.servedRecord()).rounds().size());

        for (int round = 2; round <= 15; round++) {
            ada.isInRound(round);
            ben.isInRound(round);
            if (round < 4 || round == 15) {
                ada.drawsWhatIsPossible();
                ben.drawsWhatIsPossible();
            } else {
                ada.passesAtOnce(round);
                ben.passesAtOnce(round);
            }
        }
        endsAsTheRulesSay(ada, "Ada");
        endsAsTheRulesSay(ben, "Ben");

        String first = ada.id();
        ada.presses("Rematch");
        assertThat(ada.heading()).hasText("A table for friends");
        ben.presses("Join the rematch");
        assertThat(chairs(ben)).hasText(new String[] {"Ada", "Ben you", "Elsa Magpie"});
        assertTrue(!ben.id().equals(first) && ben.id().equals(ada.id()));
    }

    private static void endsAsTheRulesSay(Person person, String name) {
        assertThat(person.heading()).hasText("The game is over");
        Position end = RecordedGames.position(person.servedRecord());
        assertTrue(end.isOver());
        assertEquals(
                end.seats().stream()
                        .filter(seat -> seat.player().name().equals(name))
                        .findFirst()
                        .orElseThrow()
                        .total(),
                person.total());
        // The bot has a name of its own on the page.
        List<String> winners = end.winners().stream()
                .map(Player::name)
                .map(winner -> List.of("Ada", "Ben").contains(winner) ? winner : "Elsa")
                .toList();
        assertThat(person.page().locator("#results"))
                .containsText(winners.size() == 1 && winners.contains(name) ? "You win!" : winners.getFirst());
    }

    @Test
    void whoLeavesTheLobbyGivesTheChairBack() {
        Person ada = opensATable(Look.DESKTOP);
        Person ben = sitsDown(Look.PHONE, "Ben", ada.page().url());
        assertThat(chairs(ada)).hasText(new String[] {"Ada you", "Ben", "Elsa Magpie"});
        ben.presses("Leave");
        assertThat(chairs(ada)).hasText(new String[] {"Ada you", "free seat", "Elsa Magpie"});
        assertThat(ben.button("Take a seat")).isVisible();
    }

    @Test
    void aNameIsTakenOnlyOnce() {
        BROWSERS.tolerate("409");
        Person ada = opensATable(Look.DESKTOP);
        Person other = sitsDown(Look.PHONE, "Ada", ada.page().url());
        assertThat(other.page().getByText("Somebody at this table already has that name."))
                .isVisible();
    }

    @Test
    void whoHasNoChairWatches() {
        Person ada = opensATable(Look.DESKTOP);
        sitsDown(Look.PHONE, "Ben", ada.page().url());
        Page watching = BROWSERS.open(Look.PHONE, ada.page().url());
        assertThat(chairs(ada)).hasText(new String[] {"Ada you", "Ben", "Elsa Magpie"});
        ada.presses("Start the game");
        assertThat(watching.getByText("You’re watching this game.")).isVisible();
    }
}
