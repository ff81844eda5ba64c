package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.notation.GameRecord;

/** Hints among friends, where their table allows them. */
class HintsTest {
    private static final String WHICH_END = "Hint: which end?";
    private static final String BEST_FIELDS = "Hint: show the best fields";

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private record Two(Person ada, Person tim) {
        /** Ada opens a table, and Tim joins it. */
        static Two at(boolean hints) {
            Page page = BROWSERS.open(Look.DESKTOP, "/");
            Person ada = new Person(page);
            ada.touches(page.getByText("With friends"));
            page.getByLabel("Your name").fill("Ada");
            assertThat(page.getByLabel("Allow hints")).not().isChecked();
            page.getByLabel("Allow hints").setChecked(hints);
            ada.presses("Open a table");
            assertThat(ada.heading()).hasText("A table for friends");
            Person tim = new Person(BROWSERS.open(Look.PHONE, page.url()));
            tim.page().getByLabel("Your name").fill("Tim");
            tim.presses("Take a seat");
            assertThat(page.getByText("Everyone’s here.")).isVisible();
            return new Two(ada, tim);
        }

        void begin() {
            ada.presses("Start the game");
            ada.isToDecide();
            tim.isToDecide();
        }
    }

    /** Asks for the end if there are two, then for the fields; tells the fields. */
    private static List<String> asks(Person person) {
        if (person.button(WHICH_END).isVisible()) {
            person.presses(WHICH_END);
            assertThat(person.said()).hasText("Try the ringed end. Ask again to see the fields.");
            assertThat(person.board().locator(".hint")).hasCount(1);
        }
        person.presses(BEST_FIELDS);
        List<String> fields = person.isToldTheBestFields();
        assertThat(person.board().locator(".suggested")).hasCount(1);
        return fields;
    }

    @Test
    void inTheFirstRoundThereIsOnlyOneEndSoTheHintShowsTheLineAtOnce() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(0, 4, "Ada")));
        Person ada = new Person(page);
        ada.isToDecide();
        ada.presses(BEST_FIELDS);
        ada.isToldTheBestFields();
        assertThat(ada.board().locator(".hint")).hasCount(0);
    }

    private static void draws(Person person, List<String> fields) {
        person.marks(fields.toArray(String[]::new));
        person.draws();
    }

    private static List<String> lastDrawn(GameRecord record, String name) {
        for (int i = 0; i < record.setup().players().size(); i++) {
            Action action = record.rounds().getLast().actions().get(i);
            if (record.setup().players().get(i).name().equals(name) && action instanceof Extension extension) {
                return extension.fields().stream().map(Field::toString).toList();
            }
        }
        return List.of();
    }

    @Test
    void whereTheyAreAllowedBothPlayersGetThemAndCanDrawThem() {
        Two two = Two.at(true);
        assertThat(two.tim.page().getByText("Hints are allowed at this table.")).isVisible();
        two.begin();
        for (int round = 1; round <= 2; round++) {
            List<String> best = asks(two.ada);
            draws(two.ada, best);
            draws(two.tim, asks(two.tim));
            two.ada.isInRound(round + 1);
            two.ada.isToDecide();
            two.tim.isInRound(round + 1);
            two.tim.isToDecide();
            assertEquals(best, lastDrawn(RecordedGames.read(two.ada.servedRecord()), "Ada"));
        }
    }

    @Test
    void whereTheyAreNotAllowedThereAreNone() {
        Two two = Two.at(false);
        assertThat(two.tim.page().getByText("Hints are allowed at this table.")).hasCount(0);
        two.begin();
        assertThat(two.ada.button("Undo last dot")).isVisible();
        assertThat(two.ada.button(BEST_FIELDS)).hasCount(0);
        assertThat(two.tim.button(BEST_FIELDS)).hasCount(0);
        Keys keys = new Keys(two.ada);
        keys.tabToBoard();
        two.ada.page().keyboard().press("h");
        two.ada.page().keyboard().press("p");
        assertThat(two.ada.said()).hasText("You could extend your line. Pass anyway?");
        assertThat(two.ada.board().locator(".hint")).hasCount(0);
    }

    @Test
    void aPlayerWithoutNetworkIsToldThatThereIsNone() {
        BROWSERS.tolerate("ERR_INTERNET_DISCONNECTED");
        Two two = Two.at(true);
        two.begin();
        two.ada.page().context().setOffline(true);
        two.ada.presses(BEST_FIELDS);
        assertThat(two.ada.said()).hasText(Pattern.compile("The server can’t be reached\\..*"));
        two.ada.page().context().setOffline(false);
        asks(two.ada);
    }
}
