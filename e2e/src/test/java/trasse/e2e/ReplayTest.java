package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.Edition;
import trasse.rules.Pass;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PackedRecord;

/** A finished game is gone through again, round by round. */
class ReplayTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    private static final GameRecord GAME = RecordedGames.played(15, 22, "You", "Hedgehog 1", "Hedgehog 2");

    private static final String[] ODD_NAMES = {"Zoë \"the line\" ~ O’Neil", "渋谷 – שלום", "<b>Ben</b>", "🦊🦊"};

    /** A game against two bots at its end. */
    static Person replays(Browsers browsers, Look look) {
        BrowserContext device = browsers.arrive(look);
        SavedGames.put(device, GAME, SavedGames.HEDGEHOGS);
        Page page = device.newPage();
        page.navigate("/replay/g3r15");
        Person person = new Person(page);
        assertThat(person.heading()).hasText("Round 15 of 15");
        return person;
    }

    static String link(GameRecord game) {
        return "/replay#" + PackedRecord.write(game);
    }

    private static GameRecord after(int rounds) {
        return new GameRecord(
                GAME.boardReference(), GAME.setup(), GAME.deck(), GAME.rounds().subList(0, rounds));
    }

    /** The large board and its strip show the game after a round. */
    private static void shows(Person person, int round) {
        assertThat(person.heading()).hasText(round == 0 ? "Before the first round" : "Round " + round + " of 15");
        int total = after(round).game().position().seats().getFirst().total();
        assertThat(person.page().locator(".strip > .whose .total")).hasText(Person.written(total));
        int missed = round == 15 ? GAME.game().position().seats().getFirst().minus() : 0;
        assertThat(person.page().locator(".paper .cross")).hasCount(missed);
    }

    @Test
    void theBoardOfAReplayCanBePrinted() {
        Person ada = replays(BROWSERS, Look.PHONE);
        ada.touches(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Print and play")));
        ada.page().waitForURL("**/print/classic");
        assertThat(ada.heading()).hasText("Print and play");
    }

    @Test
    void buttonsAndChipsGoToEveryRound() {
        Person ada = replays(BROWSERS, Look.PHONE);
        ada.presses("One round back");
        shows(ada, 14);
        ada.presses("To the beginning");
        shows(ada, 0);
        ada.presses("One round on");
        shows(ada, 1);
        ada.touches(ada.page().locator("[data-round='9']"));
        shows(ada, 9);
        ada.presses("To the end");
        shows(ada, 15);
    }

    @Test
    void keysGoThroughTheGameAndItIsTold() {
        Person ada = replays(BROWSERS, Look.DESKTOP);
        ada.page().keyboard().press("Home");
        shows(ada, 0);
        ada.page().keyboard().press("ArrowRight");
        shows(ada, 1);
        assertThat(ada.told()).containsText("Round 1: ");
        assertThat(ada.told()).containsText(Pattern.compile("You: (pass|[a-i][1-9])"));
        ada.page().keyboard().press("End");
        shows(ada, 15);
        ada.page().keyboard().press("ArrowLeft");
        shows(ada, 14);
        ada.page().locator("[data-round='14']").focus();
        ada.page().keyboard().press("ArrowLeft");
        shows(ada, 13);
        assertThat(ada.page().locator("[data-round='13']")).isFocused();
    }

    @Test
    void itPlaysByItselfToTheEndAndCanBeStopped() {
        Person ada = replays(BROWSERS, Look.DESKTOP);
        ada.presses("Play");
        assertThat(ada.heading()).hasText("Round 2 of 15");
        ada.presses("Pause");
        assertThat(ada.button("Play")).isVisible();
        ada.touches(ada.page().locator("[data-round='14']"));
        ada.presses("Play");
        assertThat(ada.heading()).hasText("Round 15 of 15");
        assertThat(ada.button("Play")).isVisible();
    }

    @Test
    void anyBoardCanBeTheLargeOneOrAllAtOnce() {
        Person ada = replays(BROWSERS, Look.DESKTOP);
        assertThat(ada.page().locator(".strip > .whose strong")).hasText("You");
        ada.presses("Enlarge Igor’s board");
        assertThat(ada.page().locator(".strip > .whose strong")).hasText("Igor");
        ada.chooses("Boards", "All at once");
        assertThat(ada.page().locator(".boards li")).hasCount(3);
        ada.page().keyboard().press("Home");
        assertThat(ada.heading()).hasText("Round 15 of 15");
    }

    @Test
    void aLinkCarriesAWholeGameAndItCanBeKept() {
        Page page = BROWSERS.open(Look.PHONE, link(GAME));
        Person tim = new Person(page);
        assertThat(tim.heading()).hasText("Round 15 of 15");
        shows(tim, 15);
        tim.presses("Keep it");
        assertThat(page.getByText("It’s among your games now.")).isVisible();
        page.navigate("/games");
        assertThat(GamesTest.games(page)).hasCount(1);
        page.navigate(link(GAME));
        assertThat(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Your games")))
                .isVisible();
    }

    @Test
    void theCopiedLinkIsTheGame() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        device.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        SavedGames.put(device, GAME, SavedGames.HEDGEHOGS);
        Page page = device.newPage();
        page.navigate("/replay/g3r15");
        new Person(page).presses("Copy link");
        assertThat(page.getByText("Copied!")).isVisible();
        String link = (String) page.evaluate("navigator.clipboard.readText()");
        assertEquals(BROWSERS.address() + link(GAME), link);
        assertTrue(link.length() < 2000, link);
    }

    @Test
    void aLinkToAGameOnAnyBoardWithAnyNamesIsTheSameAfterItWasOpened() {
        BrowserContext device = BROWSERS.arrive(Look.DESKTOP);
        device.grantPermissions(List.of("clipboard-read", "clipboard-write"));
        Page page = device.newPage();
        for (int seed = 1; seed <= 4; seed++) {
            String[] names = Arrays.copyOf(ODD_NAMES, seed);
            GameRecord game = RecordedGames.played(OwnBoardTest.BOARD, Edition.PAD, 16 - seed, seed, names);
            page.navigate("/");
            page.navigate(link(game));
            assertThat(page.getByText(names[0], new Page.GetByTextOptions().setExact(true)))
                    .isVisible();
            new Person(page).presses("Copy link");
            assertThat(page.getByText("Copied!")).isVisible();
            assertEquals(BROWSERS.address() + link(game), page.evaluate("navigator.clipboard.readText()"));
        }
    }

    @Test
    void aBrokenLinkSaysWhatIsWrongAndLeadsOn() {
        String link = link(GAME);
        Page page = BROWSERS.open(Look.PHONE, link.substring(0, link.length() - 20));
        assertThat(page.getByText("This link is damaged")).isVisible();
        assertThat(page.getByText("Maybe part of it got lost on the way.")).isVisible();
        new Person(page).touches(page.getByRole(AriaRole.LINK));
        assertThat(page).hasURL(BROWSERS.address() + "/");
    }

    @Test
    void aGameGoesOnFromAnyRoundAndIsPractice() {
        Person ada = replays(BROWSERS, Look.PHONE);
        ada.touches(ada.page().locator("[data-round='14']"));
        ada.presses("Play on from here");
        ada.chooses("Against", "Bots");
        ada.chooses("Bot 1", "Magpie");
        ada.presses("Start");
        ada.isInRound(15);
        ada.isToDecide();
        GameRecord begun = RecordedGames.read(ada.keptRecord());
        assertEquals(GAME.deck(), begun.deck());
        assertEquals(14, begun.rounds().size());
        assertEquals(
                GAME.game().position().setup().players().getFirst().start(),
                begun.setup().players().getFirst().start());
        ada.drawsWhatIsPossible();
        assertThat(ada.page().locator("#results")).isVisible();
        ada.page().navigate("/games");
        assertThat(GamesTest.games(ada.page())).hasCount(2);
        assertThat(GamesTest.games(ada.page()).first()).containsText("Practice");
    }

    @Test
    void aLineGoesOnAloneWithOtherCards() {
        Person ada = replays(BROWSERS, Look.DESKTOP);
        ada.touches(ada.page().locator("[data-round='3']"));
        ada.presses("Play on from here");
        ada.chooses("The cards to come", "In a new order");
        ada.chooses("Against", "Nobody (solo)");
        ada.presses("Start");
        ada.isInRound(4);
        GameRecord begun = RecordedGames.read(ada.keptRecord());
        assertTrue(begun.setup().isSolo());
        assertEquals(
                GAME.deck().map(deck -> deck.cards().subList(0, 3)),
                begun.deck().map(deck -> deck.cards().subList(0, 3)));
        assertEquals(Optional.of(15), begun.deck().map(deck -> deck.cards().size()));
    }

    @Test
    void aLineThatGoesOnAloneIsNotComparedWithOtherGames() {
        Person ada = replays(BROWSERS, Look.PHONE);
        ada.touches(ada.page().locator("[data-round='14']"));
        ada.presses("Play on from here");
        ada.chooses("Against", "Nobody (solo)");
        ada.presses("Start");
        ada.isInRound(15);
        ada.isToDecide();
        ada.passes();
        assertThat(ada.page().locator("#results")).isVisible();
        assertThat(ada.page().getByText("Your first result on this board.")).hasCount(0);
    }

    @Test
    void botsJoinASoloGameByPlayingItsRoundsFirst() {
        GameRecord solo = RecordedGames.played(15, 23, "You");
        Person ada = new Person(BROWSERS.open(Look.PHONE, link(solo)));
        ada.touches(ada.page().locator("[data-round='4']"));
        ada.presses("Play on from here");
        assertThat(ada.page().getByText("The bots first play rounds 1 to 4 with the cards you had."))
                .isVisible();
        ada.presses("Add a bot");
        ada.chooses("Bot 1", "Owl");
        ada.chooses("Bot 2", "Magpie");
        ada.presses("Start");
        ada.isInRound(5);
        ada.isToDecide();
        GameRecord joined = RecordedGames.read(ada.keptRecord());
        assertEquals(3, joined.setup().players().size());
        assertEquals(solo.deck(), joined.deck());
        assertEquals(4, joined.rounds().size());
        for (int round = 0; round < 4; round++) {
            assertEquals(
                    solo.rounds().get(round).actions().getFirst(),
                    joined.rounds().get(round).actions().getFirst());
            assertNotEquals(new Pass(), joined.rounds().get(round).actions().get(1), "an owl has no reason to pass");
        }
        ada.drawsWhatIsPossible();
        ada.isInRound(6);
    }

    @Test
    void aTableIsReplayedByLinkOnceItIsOver() {
        Person tim = new Person(BROWSERS.open(Look.PHONE, "/replay/" + ShareTest.finishedTable(BROWSERS)));
        assertThat(tim.heading()).hasText("Round 15 of 15");
        assertThat(tim.page().getByText("This game isn’t among your games yet."))
                .isVisible();

        Page lobby = Screen.LOBBY.open(BROWSERS, Look.DESKTOP);
        String table = new Person(lobby).id();
        Page page = BROWSERS.open(Look.PHONE, "/replay/" + table);
        assertThat(page.getByText("The game isn’t over yet.")).isVisible();
        Locator way = page.getByRole(AriaRole.LINK);
        assertThat(way).hasAttribute("href", "/t/" + table);
    }

    @Test
    void aDailyGameIsReplayedOnlyByThoseWhoHavePlayed() {
        BROWSERS.tolerate("403");
        Person ada = DailyTest.begins(BROWSERS, Look.DESKTOP, "Ada");
        for (int round = 1; round <= 15; round++) {
            ada.passesAtOnce(round);
        }
        assertThat(ada.heading()).hasText("The game is over");
        ada.touches(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Look at the game")));
        assertThat(ada.heading()).hasText("Round 15 of 15");
        Page page = BROWSERS.open(Look.PHONE, "/replay/" + ada.id());
        assertThat(page.getByText("Play it yourself first, then you can watch."))
                .isVisible();
    }

    @Test
    void theEndOfAGameLeadsHereAndBackReturns() {
        Person ada = ShareTest.atTheEnd(BROWSERS, Look.PHONE, RecordedGames.played(15, 21, "You"));
        ada.touches(ada.page().getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Look at the game")));
        assertThat(ada.heading()).hasText("Round 15 of 15");
        ada.page().goBack();
        assertThat(ada.page().locator("#results")).isVisible();
    }
}
