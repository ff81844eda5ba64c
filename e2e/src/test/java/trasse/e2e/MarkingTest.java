package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;

/** What players see while they mark fields, and when nothing is left to mark. */
class MarkingTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person opens(GameRecord game) {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, game));
        Person ada = new Person(page);
        ada.isToDecide();
        return ada;
    }

    /** The first player's way to a number, which is the last field of it. */
    private static List<String> wayToANumber(GameRecord game) {
        Position position = game.game().position();
        Seat seat = position.seats().getFirst();
        return seat
                .line()
                .extensions(RecordedGames.openCard(game), position.setup().board())
                .stream()
                .map(Extension::fields)
                .filter(fields ->
                        position.setup().board().number(fields.getLast()).isPresent())
                .findFirst()
                .orElseThrow()
                .stream()
                .map(Field::toString)
                .toList();
    }

    @Test
    void thePointsAreShownBeforeTheLineIsDrawn() {
        GameRecord game = RecordedGames.played(0, 4, "Ada");
        List<String> way = wayToANumber(game);
        int number = game.setup()
                .board()
                .number(Field.parse(way.getLast()).orElseThrow())
                .orElseThrow();
        Person ada = opens(game);
        assertThat(ada.page().locator(".turn .standing")).hasText("0 points won · 60 fields open");
        ada.marks(way.toArray(String[]::new));
        assertThat(ada.page().locator(".strip .ghost")).hasText("+" + number);
        assertThat(ada.draw())
                .hasText("Draw " + way.size() + (way.size() == 1 ? " field" : " fields") + ", +" + number);
        ada.touches(ada.field(way.getLast()));
        assertThat(ada.page().locator(".strip .ghost")).hasCount(0);
    }

    @Test
    void aNumberIsReadableUnderADotAndUnderAnEnd() {
        GameRecord game = RecordedGames.played(0, 4, "Ada");
        List<String> way = wayToANumber(game);
        Person ada = opens(game);
        ada.marks(way.toArray(String[]::new));
        assertEquals("", hiding(ada, ".dot, .end, .trace, .line"));
        ada.draws();
        ada.isInRound(2);
        ada.isToDecide();
        assertThat(ada.page().locator(".turn .standing")).containsText("as it stands −");
        assertEquals("", hiding(ada, ".dot, .end, .trace, .line"));
    }

    /** Shapes that are drawn after a number, and would so lie on it. */
    private static String hiding(Person person, String shapes) {
        return (String) person.board().evaluate("""
                (board, shapes) => [...board.querySelectorAll(shapes)]
                    .filter((shape) => [...board.querySelectorAll('text.number')].some((number) =>
                        number.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING))
                    .map((shape) => shape.outerHTML)
                    .join('\\n')
                """, shapes);
    }

    @Test
    void aLineThatIsStuckIsFinished() {
        GameRecord game = RecordedGames.stuck("Ada");
        Person ada = opens(game);
        assertThat(ada.said()).hasText("Both ends are closed: none of the cards left can extend your line.");
        ada.presses("Finish now");
        assertThat(ada.heading()).hasText("The game is over");
        Position end = RecordedGames.position(ada.keptRecord());
        assertEquals(
                game.game().position().seats().getFirst().line(),
                end.seats().getFirst().line());
    }
}
