package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Announcement;
import trasse.rules.Position;
import trasse.rules.Seat;

/** One person against bots that think in the page. */
class BotGameTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void aGameAgainstTwoBotsOfDifferentLevelsEndsAsTheRulesSay() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        SavedGames.stackDeck(device, 5);
        Page page = device.newPage();
        page.navigate("/");
        Person you = new Person(page);
        you.presses("Against bots");
        you.presses("Add a bot");
        you.chooses("Bot 2", "Magpie");
        you.presses("Start");
        int announced = 0;
        for (int round = 1; round <= 15; round++) {
            you.isInRound(round);
            you.drawsWhatIsPossible();
            assertThat(you.heading()).hasText(round == 15 ? "The game is over" : "Round " + (round + 1) + " of 15");
            List<Announcement> announcements =
                    RecordedGames.position(you.keptRecord()).announcements();
            for (Announcement announcement : announcements) {
                String sentence = sentence(announcement);
                assertThat(page.getByRole(AriaRole.LISTITEM, new Page.GetByRoleOptions().setIncludeHidden(true))
                                .getByText(
                                        sentence,
                                        new com.microsoft.playwright.Locator.GetByTextOptions().setExact(true)))
                        .isVisible();
                assertThat(you.told()).containsText(sentence + ".");
            }
            announced += announcements.size();
        }
        assertTrue(announced > 0);
        Position end = RecordedGames.position(you.keptRecord());
        assertTrue(end.isOver());
        assertEquals(end.seats().getFirst().total(), you.total());
        List<Integer> totals = page.locator(".results .total").allInnerTexts().stream()
                .map(Person::points)
                .toList();
        assertEquals(
                end.seats().stream().map(Seat::total).sorted((a, b) -> b - a).toList(), totals);
        assertThat(page.locator(".results li.won")).hasCount(end.winners().size());
    }

    private static String sentence(Announcement announcement) {
        String who = announcement.player().name();
        String points = announcement.points() + (announcement.points() == 1 ? " point" : " points");
        return (who.equals("You") ? "You reach" : who + " reaches") + " the " + announcement.number() + ": " + points;
    }

    @Test
    void aBotsBoardCanBeEnlarged() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(
                device, RecordedGames.played(5, 6, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS));
        Person you = new Person(page);
        you.presses("Enlarge Hedda’s board");
        assertThat(page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Hedda")))
                .isVisible();
        you.presses("Close");
        assertThat(page.getByRole(AriaRole.DIALOG)).isHidden();
        assertThat(you.button("Enlarge Hedda’s board")).isFocused();
    }

    @Test
    void playingAgainDealsNewCardsToTheSamePlayers() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(
                device, RecordedGames.played(15, 6, "You", "Hedgehog 1", "Hedgehog 2"), SavedGames.HEDGEHOGS));
        Person you = new Person(page);
        String before = you.keptRecord();
        you.presses("Play again");
        you.isInRound(1);
        assertEquals(
                RecordedGames.read(before).setup().players().stream()
                        .map(player -> player.name())
                        .toList(),
                RecordedGames.read(you.keptRecord()).setup().players().stream()
                        .map(player -> player.name())
                        .toList());
    }
}
