package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Announcement;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Position;
import trasse.rules.Seat;

/** People around a table with printed sheets, and a phone or a laptop in the middle. */
class PaperTest {
    /** Keeps count of the locks that keep the screen on; Chromium has none without a screen. */
    private static final String COUNTED_LOCKS = """
            window.locks = 0;
            Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
                window.locks += 1;
                return {release: async () => { window.locks -= 1; }};
            }}});
            """;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person opens(Look look, String path) {
        return new Person(BROWSERS.open(look, path));
    }

    private static Person resumes(Look look, SavedPaper paper) {
        return new Person(SavedPaper.open(BROWSERS, look, paper));
    }

    private static Locator onPaper(Person people) {
        return people.page()
                .getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("On paper").setExact(true));
    }

    /** Where a player's missed fields are entered; the strip of the screen before has the name in its label, too. */
    private static Locator missed(Page page, String player) {
        return page.getByLabel(player, new Page.GetByLabelOptions().setExact(true));
    }

    /** The card that fills the screen. */
    private static Locator card(Person people) {
        return people.page().locator("button.face");
    }

    private static String colours(Card card) {
        return card.shown().stream().map(Object::toString).collect(Collectors.joining(", "));
    }

    private static Locator box(Person people, String name, int number) {
        return people.page()
                .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Score strip: " + name))
                .getByRole(
                        AriaRole.BUTTON, new Locator.GetByRoleOptions().setName(Pattern.compile("^" + number + ":")));
    }

    private static void announces(Person people, int round) {
        for (Announcement announcement : SavedPaper.announced(round)) {
            Locator box = box(people, announcement.player().name(), announcement.number());
            people.touches(box);
            assertThat(box).hasAttribute("aria-pressed", "true");
            assertThat(box).containsText("+" + announcement.points());
        }
    }

    private static int notReachedByBen(int round) {
        Seat ben = SavedPaper.positionAfter(round).seats().get(1);
        return IntStream.rangeClosed(2, 10)
                .filter(number -> !ben.strip().hasReached(number))
                .findFirst()
                .orElseThrow();
    }

    private static void hasTheTotalsOfTheRulebook(Person people) {
        Position end = SavedPaper.positionAfter(15);
        List<String> ranking = end.seats().stream()
                .sorted((a, b) -> b.total() - a.total())
                .map(seat -> seat.player().name() + " " + Person.written(seat.total()))
                .toList();
        Locator lines = people.page().locator("main li");
        assertThat(lines).hasCount(ranking.size());
        assertEquals(
                ranking,
                lines.all().stream()
                        .map(line -> line.locator(".why strong").innerText() + " "
                                + line.locator(".total").innerText())
                        .toList());
        String winner = end.winners().getFirst().name();
        assertThat(people.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .hasText(winner + " wins");
    }

    @Test
    void aWholeEveningOnAPhoneWithoutANetwork() {
        BrowserContext phone = BROWSERS.arrive(Look.PHONE);
        Page page = phone.newPage();
        page.navigate("/");
        OfflineTest.isKept(page);
        phone.setOffline(true);
        page.reload();
        Person people = new Person(page);
        people.touches(onPaper(people));
        people.presses("Add a player");
        for (int i = 1; i <= 3; i++) {
            page.getByLabel("Player " + i).fill(SavedGames.THREE.get(i - 1));
        }
        people.presses("Start");
        people.presses("Turn up the first card");
        for (int round = 1; round <= 15; round++) {
            people.isInRound(round);
            people.touches(card(people));
            if (round == 7) {
                page.reload();
                people.isInRound(7);
            }
            if (round == 9) {
                Locator mistake = box(people, "Ben", notReachedByBen(9));
                people.touches(mistake);
                assertThat(mistake).hasAttribute("aria-pressed", "true");
                people.presses("Undo");
                assertThat(mistake).hasAttribute("aria-pressed", "false");
            }
            announces(people, round);
            people.presses(round == 15 ? "On to the missed fields" : "Next card");
        }
        for (Seat seat : SavedPaper.positionAfter(15).seats()) {
            missed(page, seat.player().name()).fill(String.valueOf(seat.minus()));
        }
        people.presses("Show the result");
        hasTheTotalsOfTheRulebook(people);
        people.presses("Play again");
        assertThat(page.getByText("15 cards, shuffled")).isVisible();
        people.presses("Undo");
        hasTheTotalsOfTheRulebook(people);
    }

    @Test
    void theCardsAloneAreTheFifteenOfTheRulesEachOnceAndCanBeTurnedBack() {
        Person people = opens(Look.PHONE, "/paper");
        people.chooses("What should the page do?", "Turn the cards");
        people.presses("Start");
        Set<String> shown = new TreeSet<>();
        people.presses("Turn up the first card");
        for (int round = 1; round <= 15; round++) {
            people.isInRound(round);
            shown.add(card(people).locator(".names").innerText());
            if (round % 2 == 1) {
                people.touches(card(people));
            } else {
                people.presses("Next card");
            }
        }
        assertEquals(
                Deck.STANDARD.sorted().stream().map(PaperTest::colours).collect(Collectors.toCollection(TreeSet::new)),
                shown);
        assertThat(people.page().getByText("That was the last card")).isVisible();
        people.presses("Undo");
        people.isInRound(15);
        people.presses("Undo");
        people.isInRound(14);
    }

    @Test
    void aDoubleTapTurnsOneCard() {
        Person people = opens(Look.DESKTOP, "/paper");
        people.chooses("What should the page do?", "Turn the cards");
        people.presses("Start");
        people.presses("Turn up the first card");
        card(people).dblclick();
        people.isInRound(2);
    }

    /** The card gives way to the boxes, and one of them is below the finger. */
    @Test
    void aDoubleTapOnACardAnnouncesNothing() {
        Person people = resumes(Look.PHONE, SavedPaper.card(1));
        people.isInRound(1);
        Page page = people.page();
        Person others = resumes(Look.PHONE, SavedPaper.numbers(1));
        BoundingBox box = box(others, "Ben", 6).boundingBox();
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        assertTrue(isWithin(card(people).boundingBox(), x, y), "no box comes up below the card");
        page.touchscreen().tap(x, y);
        assertThat(page.getByText("Who reached a number?")).isVisible();
        page.touchscreen().tap(x, y);
        Object tapped = page.evaluate(
                "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))");
        assertThat(page.locator(".box[aria-pressed=true]")).hasCount(0);
        page.waitForFunction("tapped => performance.now() > tapped + 400", tapped);
        page.touchscreen().tap(x, y);
        assertThat(page.locator(".box[aria-pressed=true]")).hasCount(1);
    }

    private static boolean isWithin(BoundingBox box, double x, double y) {
        return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    }

    @Test
    void aReloadKeepsTheTimeOfACard() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedPaper.put(device, SavedPaper.card(3).withClock());
        Page page = device.newPage();
        page.clock().install();
        page.navigate("/paper/game");
        Locator timer = page.getByRole(AriaRole.TIMER);
        assertThat(timer).isVisible();
        page.clock().runFor(60_000);
        new Person(page).presses("Stop the clock");
        String left = timer.innerText();
        assertTrue(left.matches("0:(29|30)"), left);
        page.reload();
        assertThat(timer).hasText(left);
        assertThat(new Person(page).button("Start the clock")).isVisible();
    }

    @Test
    void rulesThatCannotBeLoadedAreNotADamagedGame() {
        BROWSERS.tolerate("ERR_FAILED");
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedPaper.put(device, SavedPaper.numbers(2));
        device.route("**/rules-*.wasm", Route::abort);
        Page page = device.newPage();
        page.navigate("/paper/game");
        Person people = new Person(page);
        assertThat(people.heading()).hasText("This page isn’t here yet");
        device.unroute("**/rules-*.wasm");
        people.presses("Try again");
        people.isInRound(2);
    }

    @Test
    void theCardsThatAreLeftAreListed() {
        Person people = resumes(Look.PHONE, SavedPaper.card(12));
        people.presses("3 cards left");
        Locator dialog = people.page().getByRole(AriaRole.DIALOG);
        assertEquals(
                SavedPaper.positionAfter(12).left().sorted().stream()
                        .map(PaperTest::colours)
                        .toList(),
                dialog.locator("ul .card").all().stream()
                        .map(one -> one.getAttribute("aria-label"))
                        .toList());
        people.page().goBack();
        assertThat(dialog).isHidden();
        people.isInRound(12);
    }

    @Test
    void aloneTheScoresFollowTheOrderOfTheLine() {
        Person ada = opens(Look.PHONE, "/paper");
        ada.chooses("What should the page do?", "Add up");
        ada.presses("Remove a player");
        ada.page().getByLabel("Player 1").fill("Ada");
        ada.chooses("Edition", "Pad");
        ada.presses("Start");
        ada.touches(box(ada, "Ada", 7));
        ada.touches(box(ada, "Ada", 5));
        assertThat(box(ada, "Ada", 5)).containsText("+3");
        ada.presses("Undo");
        ada.presses("Undo");
        for (int number = 2; number <= 10; number++) {
            ada.touches(box(ada, "Ada", number));
            assertThat(box(ada, "Ada", number)).containsText("+" + number);
        }
        ada.presses("Next round");
        ada.isInRound(2);
        ada.presses("No cards left");
        ada.chooses("What have you counted?", "Fields on the line");
        missed(ada.page(), "Ada").fill("43");
        ada.presses("Show the result");
        assertThat(ada.page().locator(".sum")).hasText("54 − 18 missed fields = 36");
        assertThat(ada.page().getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .hasText("A super result!");
    }

    @Test
    void aNumberHasADotOnceSomebodyElseHadItInAnEarlierRound() {
        Person people = opens(Look.PHONE, "/paper");
        people.chooses("What should the page do?", "Add up");
        people.presses("Start");
        people.touches(box(people, "Player 1", 8));
        assertThat(box(people, "Player 2", 8)).hasAccessibleName("8: worth 8 points");
        people.presses("Next round");
        assertThat(box(people, "Player 2", 8)).hasAccessibleName("8: worth half, 4 points");
        assertThat(box(people, "Player 2", 8).locator(".half")).isVisible();
        people.presses("Undo");
        assertThat(box(people, "Player 2", 8).locator(".half")).hasCount(0);
    }

    @Test
    void aCountThatCannotBeIsExplained() {
        Person people = resumes(Look.PHONE, SavedPaper.counting());
        Locator ada = missed(people.page(), "Ada");
        Locator wrong = people.page().locator("#wrong-0");
        ada.fill("many");
        assertThat(wrong).hasText("Please enter a whole number.");
        ada.fill("61");
        assertThat(wrong)
                .hasText(Pattern.compile("With the numbers announced, \\d to 5\\d fields can be missed\\. .*"));
        ada.fill("");
        people.presses("Show the result");
        assertThat(wrong).hasText("This one’s still missing.");
        assertThat(ada).isFocused();
        ada.fill("30");
        assertThat(wrong).hasText("");
        people.chooses("What have you counted?", "Fields on the line");
        assertThat(ada).hasValue("31");
    }

    @Test
    void anEveningByKeyboardAlone() {
        Person people = opens(Look.DESKTOP, "/");
        Page page = people.page();
        Keys keys = new Keys(people);
        keys.tabTo(onPaper(people));
        page.keyboard().press("Enter");
        assertThat(people.heading()).isFocused();
        keys.press("Start");
        assertThat(people.heading()).hasText("On paper");
        assertThat(page.getByText("15 cards, shuffled")).isVisible();
        page.keyboard().press("Space");
        people.isInRound(1);
        assertThat(people.told()).hasText(Pattern.compile("Round 1\\. The card shows .*"));
        page.keyboard().press("ArrowRight");
        keys.tabTo(box(people, "Player 2", 6));
        page.keyboard().press("Space");
        assertThat(people.told()).hasText("Player 2 reaches the 6: 6 points");
        page.keyboard().press("ArrowRight");
        people.isInRound(2);
        page.keyboard().press("ArrowLeft");
        people.isInRound(1);
        assertThat(box(people, "Player 2", 6)).hasAttribute("aria-pressed", "true");
        for (int round = 2; round <= 15; round++) {
            page.keyboard().press("ArrowRight");
            people.isInRound(round);
            page.keyboard().press("PageDown");
            assertThat(page.getByText("Who reached a number?")).isVisible();
        }
        page.keyboard().press("ArrowRight");
        for (String name : List.of("Player 1", "Player 2")) {
            keys.tabTo(page.getByLabel(name));
            page.keyboard().type("40");
        }
        page.keyboard().press("Enter");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(2)))
                .hasText("Player 2 wins");
    }

    @Test
    void whenTheTimeForACardIsUpTheNextOneIsTurned() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.clock().install();
        page.navigate("/paper");
        Person people = new Person(page);
        people.chooses("What should the page do?", "Turn the cards");
        people.chooses("Time per card", "30 s");
        people.presses("Start");
        people.touches(card(people));
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("0:30");
        page.clock().runFor(20_000);
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("0:10");
        people.presses("Stop the clock");
        page.clock().runFor(60_000);
        people.isInRound(1);
        people.presses("Start the clock");
        page.clock().runFor(10_000);
        people.isInRound(2);
        assertThat(page.getByRole(AriaRole.TIMER)).hasText("0:30");
    }

    @Test
    void theScreenStaysOnDuringAGame() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.addInitScript(COUNTED_LOCKS);
        SavedPaper.put(device, SavedPaper.card(3));
        Page page = device.newPage();
        page.navigate("/paper/game");
        new Person(page).isInRound(3);
        assertEquals(1, page.evaluate("window.locks"));
        new Person(page).touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Home")));
        assertThat(page).hasURL(BROWSERS.address() + "/");
        page.waitForFunction("() => window.locks === 0");
    }

    @Test
    void whereTheScreenGoesOffThePageSaysSo() {
        String warning = "Your browser can’t keep the screen on here.";
        assertThat(opens(Look.PHONE, "/paper").page().getByText(warning)).hasCount(0);
        Page page = BROWSERS.arriveFromHome(Look.PHONE).newPage();
        page.navigate("/paper");
        assertThat(page.getByText(warning)).isVisible();
        new Person(page).chooses("What should the page do?", "Add up");
        assertThat(page.getByText(warning)).hasCount(0);
    }

    @Test
    void aNewGameAsksFirstAndUndoBringsTheOldOneBack() {
        Person people = resumes(Look.PHONE, SavedPaper.card(5));
        Page page = people.page();
        people.isInRound(5);
        page.navigate("/paper");
        people.presses("Start");
        assertThat(page.getByRole(AriaRole.DIALOG)).isVisible();
        people.presses("Start a new game");
        assertThat(page.getByText("15 cards, shuffled")).isVisible();
        people.presses("Undo");
        people.isInRound(5);
        page.goBack();
        people.touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Continue")));
        people.isInRound(5);
    }

    @Test
    void withoutAGameThereIsOneToBegin() {
        Person people = opens(Look.PHONE, "/paper/game");
        assertThat(people.button("Start")).isVisible();
    }

    @Test
    void aDamagedGameLeadsToANewOne() {
        SavedPaper damaged = SavedPaper.numbers(2);
        damaged.kept()
                .withArray("moves")
                .addObject()
                .put("kind", "say")
                .put("player", 0)
                .put("number", 11);
        Person people = resumes(Look.PHONE, damaged);
        assertThat(people.heading()).hasText("This game is damaged");
        people.touches(onPaper(people));
        assertThat(people.button("Start")).isVisible();
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-CH", "fr-CH", "it-CH", "en-GB"})
    void isAccessibleInEveryLanguageByDayAndNight(String locale) {
        Page page = SavedPaper.open(BROWSERS, Look.PHONE.in(locale).still(), SavedPaper.numbers(9));
        assertThat(page.locator(".box").first()).isVisible();
        Accessibility.assertAccessible(page);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        Accessibility.assertReadable(page);
    }
}
