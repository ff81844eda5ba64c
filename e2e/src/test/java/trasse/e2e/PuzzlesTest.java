package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.e2e.ShippedPuzzles.Puzzle;
import trasse.rules.Extension;
import trasse.rules.Field;

/** Positions with one best extension. */
class PuzzlesTest {
    private static final String PUZZLES_FILE = "**/puzzles-*.json";

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static Person opens(Look look, String path) {
        return new Person(BROWSERS.open(look, path));
    }

    static Locator verdict(Person person) {
        return person.page().locator(".verdict h2");
    }

    /** A link that looks like a button. */
    private static Locator way(Person person, String name) {
        return person.page()
                .getByRole(
                        AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator drawnAs(Person person, String mark) {
        return person.page().locator(".paper ." + mark);
    }

    @Test
    void aRightAnswerIsToldAtOnceAndDrawn() {
        Person ada = opens(Look.PHONE, "/puzzles/training");
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).right());
        assertThat(verdict(ada)).hasText("Right!");
        assertThat(drawnAs(ada, "fresh")).hasCount(1);
        assertThat(ada.page().locator(".verdict")).containsText("Next best");
        assertThat(ada.page().locator(".verdict .why"))
                .hasText(Pattern.compile("^(Your line .*|It doesn’t show .*)\\.$"));
    }

    @Test
    void everyAnswerThatComesToTheSameIsRight() {
        Puzzle puzzle = ShippedPuzzles.all().stream()
                .filter(one -> one.answers().size() > 1)
                .findFirst()
                .orElse(ShippedPuzzles.all().getFirst());
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        device.addInitScript("""
                if (location.protocol !== 'about:') {
                    sessionStorage.setItem('trasse.run', JSON.stringify({solved: [], current: '%s', bestBefore: 0}));
                }
                """.formatted(puzzle.id()));
        Page page = device.newPage();
        for (Extension answer : puzzle.answers()) {
            page.navigate("/puzzles/streak");
            Person ada = new Person(page);
            assertEquals(puzzle.id(), ShippedPuzzles.seenBy(ada).id());
            ShippedPuzzles.answers(ada, answer);
            assertThat(verdict(ada)).hasText("Right!");
        }
    }

    @Test
    void afterAWrongAnswerThePlayerTriesAgain() {
        Person ada = opens(Look.PHONE, "/puzzles/training");
        Puzzle puzzle = ShippedPuzzles.seenBy(ada);
        ShippedPuzzles.answers(ada, puzzle.wrong());
        assertThat(verdict(ada)).hasText("There’s a better one");
        assertThat(drawnAs(ada, "suggested")).hasCount(0);
        ada.presses("Try again");
        ShippedPuzzles.answers(ada, puzzle.right());
        assertThat(verdict(ada)).hasText("Right!");
        assertThat(ada.page().locator(".verdict")).containsText("0 right on the first try");
    }

    @Test
    void theAnswerIsDrawnBesideWhatWasPlayed() {
        Person ada = opens(Look.DESKTOP, "/puzzles/training");
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).wrong());
        ada.presses("Show answer");
        assertThat(drawnAs(ada, "suggested")).hasCount(1);
        assertThat(ada.page().locator(".verdict .finders")).containsText("Found by");
        assertThat(ada.page().locator(".verdict .why")).not().isEmpty();
    }

    @Test
    void anAnswerThatThePuzzleDoesNotKnowIsValuedByTheEngine() {
        Person ada = opens(Look.DESKTOP, "/puzzles/training");
        Puzzle puzzle = ShippedPuzzles.seenBy(ada);
        String firstField = puzzle.right().fields().getFirst().toString();
        ada.touches(ada.field(puzzle.right().end().toString()));
        ada.marks(firstField);
        ada.draws();
        assertThat(verdict(ada)).hasText("There’s a better one");
        assertThat(ada.page().locator(".verdict dd")).hasCount(2);
        assertThat(ada.page().locator(".verdict dd").last()).hasText(Pattern.compile("−?\\d+\\.\\d( at most)?"));
    }

    @Test
    void passingIsAnAnswerToo() {
        Person ada = opens(Look.DESKTOP, "/puzzles/training");
        ada.isToDecide();
        ada.passesAllTheSame();
        assertThat(verdict(ada)).hasText("There’s a better one");
        assertThat(ada.page().locator(".verdict")).containsText("Your pass");
    }

    @Test
    void aFingerDrawsTheAnswer() {
        Person ada = opens(Look.PHONE, "/puzzles/training");
        Puzzle puzzle = ShippedPuzzles.seenBy(ada);
        Extension right = puzzle.right();
        String[] path = Stream.concat(Stream.of(right.end()), right.fields().stream())
                .map(Field::toString)
                .toArray(String[]::new);
        ada.drags(path);
        ada.draws();
        assertThat(verdict(ada)).hasText("Right!");
    }

    @Test
    void theDailyPuzzleIsTheSameForEveryone() {
        Puzzle adas = ShippedPuzzles.seenBy(opens(Look.PHONE, "/puzzles/daily"));
        Puzzle bens = ShippedPuzzles.seenBy(opens(Look.DESKTOP, "/puzzles/daily"));
        assertEquals(adas, bens);
    }

    @Test
    void aSolvedDayIsKeptAndCountsInARow() {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        SavedGames.put(device, RecordedGames.played(15, 21, "You"));
        Page page = device.newPage();
        page.navigate("/puzzles");
        page.evaluate(
                "day => localStorage.setItem('trasse.daily-puzzles', JSON.stringify([{day, wrong: 2, end: 'solved'}]))",
                today.minusDays(1).toString());
        page.navigate("/");
        Person ada = new Person(page);
        Locator card = page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Daily puzzle"));
        assertThat(card).containsText("not solved yet");
        ada.touches(card.getByRole(AriaRole.LINK));
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).right());
        Locator meaning = page.locator(".verdict");
        assertThat(meaning).containsText("Solved on the first try! 2 days in a row.");
        page.reload();
        assertThat(meaning).containsText("Solved on the first try! 2 days in a row.");
        page.navigate("/");
        assertThat(card).containsText("solved, 2 days in a row");
    }

    @Test
    void aDayWhoseAnswerWasShownIsOver() {
        Person ada = opens(Look.PHONE, "/puzzles/daily");
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).wrong());
        ada.presses("Show answer");
        assertThat(ada.page().locator(".verdict")).containsText("You looked at the answer.");
        ada.page().reload();
        assertThat(verdict(ada)).hasText("The best line");
        assertThat(ada.button("Try again")).hasCount(0);
    }

    @Test
    void aStreakGetsHarderUntilAnAnswerIsWrong() {
        Person ada = opens(Look.PHONE, "/puzzles/streak");
        Puzzle first = ShippedPuzzles.seenBy(ada);
        ShippedPuzzles.answers(ada, first.right());
        assertThat(verdict(ada)).hasText("Right!");
        ada.presses("Next");
        Puzzle second = ShippedPuzzles.seenBy(ada);
        assertTrue(second.difficulty() > first.difficulty(), second + " after " + first);
        ada.page().reload();
        assertEquals(second, ShippedPuzzles.seenBy(ada));
        ShippedPuzzles.answers(ada, second.wrong());
        assertThat(ada.page().locator(".verdict")).containsText("1 right answer! That’s your new best.");
        assertThat(drawnAs(ada, "suggested")).hasCount(1);
        assertThat(ada.button("Try again")).hasCount(0);
        ada.presses("Start again");
        assertNotEquals(first, ShippedPuzzles.seenBy(ada));
        ada.page().navigate("/puzzles");
        assertThat(ada.page().getByText("Your best: 1 right answer")).isVisible();
    }

    @Test
    void trainingDoesNotRepeatWhatWasSeen() {
        Person ada = opens(Look.DESKTOP, "/puzzles");
        ada.chooses("How hard?", "Hard");
        ada.chooses("Players", "With rivals");
        ada.presses("Train");
        Puzzle first = ShippedPuzzles.seenBy(ada);
        assertTrue(first.difficulty() >= 7, first.toString());
        assertThat(ada.page().locator(".other").first()).isVisible();
        ShippedPuzzles.answers(ada, first.wrong());
        ada.presses("Next");
        Puzzle second = ShippedPuzzles.seenBy(ada);
        assertNotEquals(first, second);
        ada.page().reload();
        assertEquals(second, ShippedPuzzles.seenBy(ada));
        ada.page().goBack();
        assertThat(ada.page().getByText(Pattern.compile("^1 of \\d+ seen"))).isVisible();
    }

    @Test
    void onceAllAreSeenTrainingCanStartOver() {
        Person ada = opens(Look.PHONE, "/puzzles");
        assertThat(ada.button("Train")).isVisible();
        hasSeenEverything(ada);
        ada.page().navigate("/puzzles/training");
        assertThat(ada.page().getByText(Pattern.compile("^You’ve seen all \\d+ of this kind")))
                .isVisible();
        ada.presses("Start over");
        ShippedPuzzles.seenBy(ada);
    }

    static void hasSeenEverything(Person person) {
        person.page()
                .evaluate(
                        "ids => localStorage.setItem('trasse.training', JSON.stringify({seen: Object.fromEntries(ids.map((id) => [id, true]))}))",
                        ShippedPuzzles.all().stream().map(Puzzle::id).toList());
    }

    @Test
    void aPuzzleIsSolvedByKeyboardAlone() {
        Person ada = opens(Look.DESKTOP, "/puzzles");
        Keys keys = new Keys(ada);
        keys.press("Train");
        Puzzle puzzle = ShippedPuzzles.seenBy(ada);
        keys.touch(puzzle.right().end().toString());
        puzzle.right().fields().forEach(field -> keys.mark(field.toString()));
        ada.page().keyboard().press("Shift+Enter");
        assertThat(verdict(ada)).hasText("Right!");
        assertThat(verdict(ada)).isFocused();
        keys.press("Next");
        assertThat(ada.heading()).isFocused();
        assertNotEquals(puzzle, ShippedPuzzles.seenBy(ada));
        assertThat(ada.told()).hasText(Pattern.compile("Round \\d+\\. The card shows .*"));
    }

    @Test
    void anotherTryByKeyboardGoesOnFromTheBoard() {
        Person ada = opens(Look.DESKTOP, "/puzzles/training");
        ada.isToDecide();
        ada.passesAllTheSame();
        new Keys(ada).press("Try again");
        assertThat(ada.board().locator(":focus")).hasCount(1);
    }

    @Test
    void backLeadsToAllPuzzlesAndThenHome() {
        Person ada = opens(Look.PHONE, "/rules");
        Page page = ada.page();
        assertThat(ada.heading()).hasText("Rules");
        page.navigate("/puzzles");
        ada.touches(page.locator("a[href='/puzzles/daily']"));
        ada.isToDecide();
        page.goBack();
        assertThat(ada.heading()).hasText("Puzzles");
        page.goBack();
        assertThat(page).hasURL(BROWSERS.address() + "/rules");
    }

    @Test
    void aPuzzleThatIsSolvedInAnotherTabDoesNoHarm() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        List<Person> tabs = List.of(new Person(open(device)), new Person(open(device)));
        Puzzle puzzle = ShippedPuzzles.seenBy(tabs.getFirst());
        ShippedPuzzles.answers(tabs.getFirst(), puzzle.right());
        assertThat(verdict(tabs.getFirst())).hasText("Right!");
        ShippedPuzzles.answers(tabs.getLast(), puzzle.wrong());
        tabs.getLast().presses("Show answer");
        assertThat(tabs.getLast().page().locator(".verdict")).containsText("Solved on the first try!");
    }

    private static Page open(BrowserContext device) {
        Page page = device.newPage();
        page.navigate("/puzzles/daily");
        return page;
    }

    @Test
    void aBrowserThatKeepsNothingHasPuzzlesAllTheSame() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.addInitScript("""
                for (const name of ['localStorage', 'sessionStorage']) {
                    Object.defineProperty(window, name, {get: () => { throw new DOMException('no', 'SecurityError'); }});
                }
                """);
        Page page = device.newPage();
        page.navigate("/puzzles/streak");
        Person ada = new Person(page);
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).right());
        ada.presses("Next");
        ShippedPuzzles.answers(ada, ShippedPuzzles.seenBy(ada).wrong());
        ada.touches(way(ada, "All puzzles"));
        assertThat(page.getByText("Your best: 1 right answer")).isVisible();
    }

    @Test
    void puzzlesThatDoNotArriveCanBeAskedForAgain() {
        BROWSERS.tolerate("ERR_FAILED");
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        device.addInitScript("delete Navigator.prototype.serviceWorker");
        device.route(PUZZLES_FILE, Route::abort);
        Page page = device.newPage();
        page.navigate("/puzzles/daily");
        Person ada = new Person(page);
        assertThat(page.getByRole(AriaRole.ALERT)).isVisible();
        device.unroute(PUZZLES_FILE);
        ada.presses("Try again");
        ada.isToDecide();
    }
}
