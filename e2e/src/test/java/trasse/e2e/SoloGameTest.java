package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;

/** Fifteen cards, one line. */
class SoloGameTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person begins(Look look, long deal) {
        BrowserContext device = BROWSERS.arrive(look);
        SavedGames.stackDeck(device, deal);
        Page page = device.newPage();
        page.navigate("/");
        Person ada = new Person(page);
        ada.presses("Play solo");
        ada.isInRound(1);
        return ada;
    }

    @Test
    void aGameByTapsEndsAsTheRulesSay() throws IOException {
        Person ada = begins(Look.PHONE, 1);
        for (int round = 1; round <= 15; round++) {
            ada.isInRound(round);
            ada.isToDecide();
            ada.does(wish(ada));
        }
        endsAsTheRulesSay(ada);
    }

    @Test
    void aGameByDraggingTheMouseEndsAsTheRulesSay() throws IOException {
        dragsToTheEnd(Look.DESKTOP);
    }

    @Test
    void aGameByDraggingAFingerEndsAsTheRulesSay() throws IOException {
        dragsToTheEnd(Look.PHONE);
    }

    private static void dragsToTheEnd(Look look) throws IOException {
        BrowserContext device = BROWSERS.arrive(look);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(8, 2, "Ada")));
        Person ada = new Person(page);
        int drags = 0;
        for (int round = 9; round <= 15; round++) {
            ada.isInRound(round);
            ada.isToDecide();
            if (wish(ada) instanceof Extension extension) {
                drags++;
                ada.drags(Stream.concat(Stream.of(extension.end()), extension.fields().stream())
                        .map(Field::toString)
                        .toArray(String[]::new));
                ada.draws();
            } else {
                ada.passes();
            }
        }
        assertTrue(drags >= 4, ada.keptRecord());
        endsAsTheRulesSay(ada);
    }

    /** What is lit is what the rules allow, in every round. */
    private static Action wish(Person ada) {
        GameRecord record = RecordedGames.read(ada.keptRecord());
        Position position = record.game().position();
        Seat seat = position.seats().getFirst();
        Card card = RecordedGames.openCard(record);
        assertEquals(RecordedGames.firstFields(seat, card, position.setup().board()), ada.lit());
        assertEquals(seat.plus(), ada.plus());
        return RecordedGames.wish(seat, card, position);
    }

    private static void endsAsTheRulesSay(Person ada) throws IOException {
        assertThat(ada.heading()).hasText("The game is over");
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Your line is finished")))
                .isFocused();
        Download saved = ada.page().waitForDownload(() -> ada.presses("Download game"));
        String record;
        try (InputStream file = saved.createReadStream()) {
            record = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
        Position end = RecordedGames.position(record);
        Seat seat = end.seats().getFirst();
        assertTrue(end.isOver(), record);
        assertTrue(seat.plus() > 0, record);
        assertEquals(seat.plus(), ada.plus());
        assertEquals(seat.minus(), ada.minus());
        assertEquals(seat.total(), ada.total());
        assertThat(ada.board().locator(".cross")).hasCount(seat.minus());
        assertThat(ada.page().locator(".results .total"))
                .hasText(String.valueOf(seat.total()).replace('-', '−'));
        List<Integer> summed = Stream.of(
                        ada.page().locator(".results .numbers").innerText().split("\\+"))
                .map(Person::points)
                .toList();
        assertEquals(seat.plus(), summed.stream().mapToInt(Integer::intValue).sum());
        assertThat(ada.page().getByText(end.isSuperResult() ? "A super result!" : "Over 40 points is a super result."))
                .isVisible();
    }

    @Test
    void aGameGoesOnAfterTheTabWasClosed() {
        Person ada = begins(Look.PHONE, 3);
        List<String> line = ada.drawsWhatIsPossible();
        ada.isInRound(2);
        ada.isToDecide();
        List<String> before = ada.labels();
        Page later = ada.page().context().newPage();
        ada.page().close();
        later.navigate("/");
        Person again = new Person(later);
        again.touches(later.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Round 2 of 15")));
        again.isInRound(2);
        again.isToDecide();
        assertEquals(before, again.labels());
        assertTrue(before.stream().anyMatch(label -> label.startsWith(line.getLast()) && label.contains("your line")));
    }

    @Test
    void aPassIsConfirmedWhereALineIsPossible() {
        Person ada = begins(Look.PHONE, 3);
        ada.isToDecide();
        ada.presses("I pass");
        assertThat(ada.said()).hasText("You could extend your line. Pass anyway?");
        ada.isInRound(1);
        ada.presses("Yes, I pass");
        ada.isInRound(2);
    }

    @Test
    void aDoubleClickIsNoPass() {
        Person ada = begins(Look.DESKTOP, 3);
        ada.isToDecide();
        ada.button("I pass").dblclick();
        isStillAsked(ada);
    }

    @Test
    void aDoubleTapIsNoPass() {
        Person ada = begins(Look.PHONE, 3);
        ada.isToDecide();
        BoundingBox box = ada.button("I pass").boundingBox();
        for (int tap = 0; tap < 2; tap++) {
            ada.page().touchscreen().tap(box.x + box.width / 2, box.y + box.height / 2);
        }
        isStillAsked(ada);
    }

    private static void isStillAsked(Person ada) {
        assertThat(ada.button("Yes, I pass")).isEnabled();
        assertThat(ada.said()).hasText("You could extend your line. Pass anyway?");
        ada.isInRound(1);
    }

    @Test
    void dotsAreTakenAwayOneByOne() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        GameRecord game = RecordedGames.played(3, 4, "Ada");
        page.navigate(SavedGames.put(device, game));
        Person ada = new Person(page);
        ada.isToDecide();
        String first = RecordedGames.longest(game).get(0);
        String second = RecordedGames.longest(game).get(1);
        ada.marks(first, second);
        assertThat(page.locator(".open-card").getByRole(AriaRole.IMG)).hasAccessibleName(Pattern.compile("used.*used"));
        ada.touches(ada.field(second));
        assertThat(ada.field(second)).hasAttribute("aria-pressed", "false");
        assertThat(ada.field(first)).hasAttribute("aria-pressed", "true");
        ada.presses("Undo last dot");
        assertThat(ada.field(first)).hasAttribute("aria-pressed", "false");
        assertThat(ada.button("Draw")).isDisabled();
    }

    @Test
    void dotsAreStillThereWhenThePageIsLoadedAgain() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        GameRecord game = RecordedGames.played(3, 4, "Ada");
        page.navigate(SavedGames.put(device, game));
        Person ada = new Person(page);
        ada.isToDecide();
        ada.marks(
                RecordedGames.longest(game).get(0), RecordedGames.longest(game).get(1));
        List<String> before = ada.labels();
        page.reload();
        assertThat(ada.board().locator(".dot")).hasCount(2);
        assertEquals(before, ada.labels());
        ada.draws();
        ada.isInRound(5);
        page.reload();
        ada.isToDecide();
        assertThat(ada.board().locator(".dot")).hasCount(0);
    }

    @Test
    void theOtherEndIsChosenByTouchingIt() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, twoWays()));
        Person ada = new Person(page);
        ada.isToDecide();
        List<String> ends = ada.labels().stream()
                .filter(label -> label.contains("end of your line"))
                .map(label -> label.substring(0, 2))
                .toList();
        assertEquals(2, ends.size());
        for (String end : ends) {
            ada.touches(ada.field(end));
            ada.lit()
                    .forEach(field -> assertTrue(
                            Field.parse(field)
                                    .orElseThrow()
                                    .isNextTo(Field.parse(end).orElseThrow()),
                            field + " at " + end));
        }
    }

    /** A game in which the line can grow at both of its ends. */
    static GameRecord twoWays() {
        return Stream.iterate(1, seed -> seed + 1)
                .map(seed -> RecordedGames.played(3, seed, "Ada"))
                .filter(game -> {
                    Seat seat = game.game().position().seats().getFirst();
                    return seat
                                    .line()
                                    .extensions(
                                            RecordedGames.openCard(game),
                                            game.setup().board())
                                    .stream()
                                    .map(Extension::end)
                                    .distinct()
                                    .count()
                            == 2;
                })
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whyAFieldCannotBeMarkedIsSaid() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(3, 4, "Ada")));
        Person ada = new Person(page);
        ada.isToDecide();
        // Such a field is disabled, which Playwright would wait for.
        ada.field("a1").tap(new Locator.TapOptions().setForce(true));
        assertThat(ada.said()).hasText("That field isn’t next to the end of your line.");
        assertThat(ada.told()).hasText("a1: That field isn’t next to the end of your line.");
    }
}
