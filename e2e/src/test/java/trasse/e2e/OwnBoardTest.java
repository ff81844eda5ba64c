package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.testkit.Client;

/** A board comes with its table: the page draws and plays one that nobody has seen before. */
class OwnBoardTest {
    static final Board BOARD = recoloured(BuiltInBoards.classic());

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** The same board with every colour replaced by the next. */
    private static Board recoloured(Board board) {
        Colour[] colours = Colour.values();
        return new Board(
                "Own",
                Arrays.stream(Field.values())
                        .map(field -> colours[(board.colour(field).ordinal() + 1) % colours.length])
                        .toList(),
                board.numberFields(),
                board.starts());
    }

    @Test
    void aTableIsPlayedOnABoardOfOnesOwn() {
        Client ada = Client.arrive(URI.create(BROWSERS.address()).getPort(), "Ada");
        String table = ada.open(Map.of("people", 2, "hints", true, "board", "~" + BoardCode.of(BOARD)));
        Person tim = new Person(BROWSERS.open(Look.PHONE, "/t/" + table));
        tim.page().getByLabel("Your name").fill("Tim");
        tim.presses("Take a seat");
        assertThat(tim.page().getByText("Everyone’s here.")).isVisible();
        ada.start(table).expect(200);
        tim.isToDecide();
        for (Field field : Field.values()) {
            assertThat(tim.field(field.toString()))
                    .hasClass(Pattern.compile(".*\\bink-" + BOARD.colour(field).letter() + "\\b.*"));
            BOARD.number(field)
                    .ifPresent(number -> assertThat(tim.field(field.toString()))
                            .hasAccessibleName(Pattern.compile(", number " + number + "\\b.*")));
        }
        Field start =
                BOARD.start(ada.show(table).path("chairs").path(1).path("start").asInt());
        for (String lit : tim.lit()) {
            assertTrue(Field.parse(lit).orElseThrow().isNextTo(start), lit + " at " + start);
        }
        // Nobody has learned this board, and a hint comes all the same.
        BROWSERS.tolerate("404");
        tim.presses("Hint: show the best fields");
        tim.isToldTheBestFields();
        tim.drawsWhatIsPossible();
        ada.move(table, 1, "-").expect(200);
        tim.isInRound(2);
    }
}
