package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Position;
import trasse.rules.notation.GameRecord;

/** Everything without a mouse. */
class KeyboardTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person opens(GameRecord game) {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, game));
        Person ada = new Person(page);
        ada.isToDecide();
        return ada;
    }

    private static Action wish(Person ada) {
        GameRecord record = RecordedGames.read(ada.keptRecord());
        Position position = record.game().position();
        return RecordedGames.wish(position.seats().getFirst(), RecordedGames.openCard(record), position);
    }

    @Test
    void aWholeGameIsPlayedByKeyboard() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        SavedGames.stackDeck(device, 11);
        Page page = device.newPage();
        page.navigate("/");
        Person ada = new Person(page);
        Keys keys = new Keys(ada);
        keys.press("Play solo");
        ada.isInRound(1);
        ada.isToDecide();
        keys.tabToBoard();
        for (int round = 1; round <= 15; round++) {
            ada.isInRound(round);
            ada.isToDecide();
            assertTrue(!keys.at().isEmpty(), "the keyboard has left the board before round " + round);
            switch (wish(ada)) {
                case Extension extension -> {
                    extension.fields().stream().map(Field::toString).forEach(keys::mark);
                    page.keyboard().press("Shift+Enter");
                }
                case Pass() -> page.keyboard().press("p");
            }
        }
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Your line is finished")))
                .isFocused();
        assertEquals(RecordedGames.position(ada.keptRecord()).seats().getFirst().total(), ada.total());
        keys.press("Play again");
        ada.isInRound(1);
    }

    @Test
    void dotsAndEndsHaveTheirKeys() {
        GameRecord game = SoloGameTest.twoWays();
        List<String> fields = RecordedGames.longest(game);
        String first = fields.get(0);
        String second = fields.get(1);
        Person ada = opens(game);
        Keys keys = new Keys(ada);
        Keyboard keyboard = ada.page().keyboard();
        keys.tabToBoard();
        keys.mark(first);
        keys.mark(second);
        assertThat(ada.field(second)).hasAccessibleName(Pattern.compile(", dot 2$"));
        keyboard.press("Backspace");
        assertThat(ada.field(second)).hasAttribute("aria-pressed", "false");
        assertThat(ada.field(first)).hasAttribute("aria-pressed", "true");
        assertThat(ada.told()).hasText("1 field marked.");
        keys.mark(second);
        keyboard.press("Escape");
        assertThat(ada.board().locator("[aria-pressed=true]")).hasCount(0);
        assertThat(ada.told()).hasText("No fields marked.");
        keyboard.press("o");
        String one = keys.at();
        assertThat(ada.told()).hasText("Your line now grows from " + one + ".");
        keyboard.press("O");
        String other = keys.at();
        assertThat(ada.told()).hasText("Your line now grows from " + other + ".");
        assertTrue(!one.equals(other), one);
        for (String end : List.of(one, other)) {
            assertThat(ada.field(end)).hasAccessibleName(Pattern.compile(", end of your line$"));
        }
        keyboard.press("p");
        assertThat(ada.said()).hasText("You could extend your line. Pass anyway?");
        keyboard.press("p");
        ada.isInRound(5);
    }

    @Test
    void aPassIsGivenUpWithoutLosingTheDots() {
        GameRecord game = SoloGameTest.twoWays();
        Person ada = opens(game);
        Keys keys = new Keys(ada);
        Keyboard keyboard = ada.page().keyboard();
        keys.tabToBoard();
        keys.mark(RecordedGames.longest(game).getFirst());
        for (int time = 0; time < 2; time++) {
            keyboard.press("p");
            assertThat(ada.said()).hasText("You could extend your line. Pass anyway?");
            keyboard.press("Escape");
            assertThat(ada.button("I pass")).isEnabled();
        }
        ada.presses("I pass");
        assertThat(ada.button("Yes, I pass")).isFocused();
        keyboard.press("Escape");
        assertThat(ada.button("I pass")).isEnabled();
        assertThat(ada.told()).hasText("1 field marked.");
        ada.draws();
        ada.isInRound(5);
    }

    @Test
    void aScreenReaderMarksFieldsByPressingThem() {
        GameRecord game = RecordedGames.played(3, 4, "Ada");
        Person ada = opens(game);
        String field = RecordedGames.longest(game).getFirst();
        ada.field(field).dispatchEvent("click");
        assertThat(ada.field(field)).hasAttribute("aria-pressed", "true");
        assertThat(ada.told()).hasText(Pattern.compile(field + " marked\\. .*"));
    }

    @Test
    void onAPhoneTheHelpListsNoKeysUntilSomebodyUsesThem() {
        Page page = Screen.FIRST_ROUND.open(BROWSERS, Look.PHONE);
        Person ada = new Person(page);
        ada.presses("Help");
        Locator help = page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Help"));
        assertThat(help.locator("li")).hasCount(3);
        assertThat(help.locator("kbd")).hasCount(0);
        page.keyboard().press("Escape");
        assertThat(help).hasCount(0);
        page.keyboard().press("Tab");
        page.keyboard().press("?");
        assertThat(help.locator("kbd").first()).isVisible();
    }

    @Test
    void helpIsOpenedAndClosedByKeys() {
        Person ada = opens(RecordedGames.played(3, 4, "Ada"));
        Keys keys = new Keys(ada);
        keys.tabToBoard();
        String at = keys.at();
        ada.page().keyboard().press("?");
        assertThat(ada.page().getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Help")))
                .isVisible();
        ada.page().keyboard().press("Escape");
        assertThat(ada.page().getByRole(AriaRole.DIALOG)).isHidden();
        assertEquals(at, keys.at());
    }

    @Test
    void aHintShowsAnEndAndThenTheFields() {
        Person ada = opens(SoloGameTest.twoWays());
        Keys keys = new Keys(ada);
        keys.tabToBoard();
        ada.page().keyboard().press("h");
        assertThat(ada.said()).hasText("Try the ringed end. Ask again to see the fields.");
        assertThat(ada.told()).hasText(Pattern.compile("\\w\\d: Try the ringed end\\. .*"));
        assertThat(ada.board().locator(".hint")).hasCount(1);
        ada.page().keyboard().press("h");
        List<String> fields = ada.isToldTheBestFields();
        for (int i = 0; i < fields.size(); i++) {
            assertThat(ada.field(fields.get(i))).hasAccessibleName(Pattern.compile(", hint, step " + (i + 1) + "$"));
        }
        fields.forEach(keys::mark);
        ada.page().keyboard().press("Shift+Enter");
        ada.isInRound(5);
    }

    @Test
    void everyFieldSaysWhatItIs() {
        GameRecord game = RecordedGames.played(0, 4, "Ada");
        Person ada = opens(game);
        String start = game.setup()
                .board()
                .start(game.setup().players().getFirst().start())
                .toString();
        List<String> labels = ada.labels();
        assertEquals(61, labels.size());
        for (Field field : Field.values()) {
            StringBuilder label = new StringBuilder(field + ", " + colour(game, field));
            game.setup()
                    .board()
                    .number(field)
                    .ifPresent(number -> label.append(", number ").append(number));
            label.append(field.toString().equals(start) ? ", start point" : "");
            label.append(ada.lit().contains(field.toString()) ? ", can be marked" : "");
            label.append(field.toString().equals(start) ? ", end of your line" : "");
            assertTrue(labels.contains(label.toString()), () -> label + " is not in " + labels);
        }
    }

    private static String colour(GameRecord game, Field field) {
        return switch (game.setup().board().colour(field).letter()) {
            case 'y' -> "yellow";
            case 'b' -> "blue";
            case 'g' -> "green";
            case 's' -> "grey";
            case 'r' -> "red";
            default -> "violet";
        };
    }
}
