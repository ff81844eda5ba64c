package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import trasse.rules.notation.GameRecord;
import trasse.testkit.Client;

/** Passing a finished game on: it leads to playing the same cards, and gives nothing away. */
class ShareTest {
    private static final byte[] PNG = {(byte) 0x89, 'P', 'N', 'G'};

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** Ada and Ben have passed through a whole game. */
    static String finishedTable(Browsers browsers) {
        int port = URI.create(browsers.address()).getPort();
        Client ada = Client.arrive(port, "Ada");
        Client ben = Client.arrive(port, "Ben");
        String table = ada.open(Map.of("people", 2));
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        for (int round = 1; round <= 15; round++) {
            ada.move(table, round, "-").expect(200);
            ben.move(table, round, "-").expect(200);
        }
        return table;
    }

    /** The end of a game alone on a device. */
    static Person atTheEnd(Browsers browsers, Look look, GameRecord game) {
        BrowserContext device = browsers.arrive(look);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, game));
        assertThat(page.locator("#results")).isVisible();
        return new Person(page);
    }

    static String link(Person person) {
        return person.page().locator("dialog .link").innerText();
    }

    @Test
    void theLinkOfAGameOnThisDeviceLeadsToTheSameCards() {
        GameRecord game = RecordedGames.played(15, 21, "Maria");
        int total = game.game().position().seats().getFirst().total();
        Person maria = atTheEnd(BROWSERS, Look.PHONE, game);
        maria.presses("Share");
        String link = link(maria);

        Person tim = new Person(BROWSERS.open(Look.PHONE, link));
        String points = Person.written(total) + " points";
        assertThat(tim.page()
                        .getByRole(
                                AriaRole.HEADING, new Page.GetByRoleOptions().setName("Maria has played these cards")))
                .isVisible();
        assertThat(tim.page().getByText(points)).isHidden();
        tim.presses("Show Maria’s result");
        assertThat(tim.page().getByText("Maria: " + points)).isVisible();
        tim.presses("Play the same cards");
        tim.isInRound(1);
        GameRecord tims = RecordedGames.read(tim.keptRecord());
        assertEquals(game.deck(), tims.deck());
        assertEquals(
                game.setup().players().getFirst().start(),
                tims.setup().players().getFirst().start());
    }

    @Test
    void theTextAndThePictureOfAGameCanBeTakenAlong() throws IOException {
        GameRecord game = RecordedGames.played(15, 21, "Maria");
        Person maria = atTheEnd(BROWSERS, Look.DESKTOP, game);
        maria.presses("Share");
        String text = maria.page().locator("dialog .text").innerText();
        int total = game.game().position().seats().getFirst().total();
        assertTrue(text.contains("Maria: " + Person.written(total) + " points"), text);
        game.deck().orElseThrow().cards().forEach(card -> assertFalse(text.contains(card.toString()), text));
        Download picture = maria.page().waitForDownload(() -> maria.presses("Save picture"));
        assertEquals("trasse.png", picture.suggestedFilename());
        byte[] bytes = Files.readAllBytes(picture.path());
        assertArrayEquals(PNG, Arrays.copyOf(bytes, PNG.length));
        assertTrue(bytes.length > 20_000, () -> "only " + bytes.length + " bytes");
    }

    @Test
    void aGameThatWasResumedHasTheDateOfItsEnd() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(14, 21, "Maria")));
        Person maria = new Person(page);
        maria.isToDecide();
        maria.passes();
        assertThat(page.locator("#results")).isVisible();
        maria.presses("Share");
        Object today =
                page.evaluate("new Intl.DateTimeFormat(navigator.language, {dateStyle: 'long'}).format(new Date())");
        assertThat(page.locator("dialog .text")).containsText("Trasse · " + today);
    }

    @Test
    void thePictureShowsTheLineOnlyIfItIsWanted() throws IOException {
        Person maria = atTheEnd(BROWSERS, Look.DESKTOP, RecordedGames.played(15, 21, "Maria"));
        maria.presses("Share");
        Locator line = maria.page().getByLabel("Show the line");
        assertThat(line).not().isChecked();
        byte[] without = picture(maria);
        line.check();
        byte[] with = picture(maria);
        assertFalse(Arrays.equals(without, with), "the line makes no difference");
        line.uncheck();
        assertArrayEquals(without, picture(maria));
    }

    /** A device that takes files to send, or none. What it has sent is {@code sent}. */
    private static final String SENDS = """
            (takesFiles) => {
                navigator.canShare = () => takesFiles;
                navigator.share = async ({files = [], text, url}) => {
                    window.sent = {files: files.map(({name, type}) => `${name}, ${type}`), text, url: url ?? ''};
                };
            }
            """;

    private static void sends(Person person) {
        person.presses("Share");
        person.touches(dialog(person)
                .getByRole(
                        AriaRole.BUTTON,
                        new Locator.GetByRoleOptions().setName("Share").setExact(true)));
    }

    private static Locator dialog(Person person) {
        return person.page().getByRole(AriaRole.DIALOG);
    }

    private static String text(Person person) {
        return dialog(person).locator(".text").innerText();
    }

    @Test
    void aDeviceSendsThePictureAndTheTextWithTheLink() {
        Person maria = atTheEnd(BROWSERS, Look.PHONE, RecordedGames.played(15, 21, "Maria"));
        maria.page().evaluate(SENDS, true);
        sends(maria);
        assertEquals(
                Map.of("files", List.of("trasse.png, image/png"), "text", text(maria), "url", ""),
                maria.page().evaluate("sent"));
    }

    @Test
    void aDeviceThatTakesNoFilesSendsTheTextAndTheLink() {
        Person maria = atTheEnd(BROWSERS, Look.PHONE, RecordedGames.played(15, 21, "Maria"));
        maria.page().evaluate(SENDS, false);
        sends(maria);
        String link = link(maria);
        assertEquals(
                Map.of("files", List.of(), "text", text(maria).replace("\n" + link, ""), "url", link),
                maria.page().evaluate("sent"));
    }

    /** A visitor at the end of a game, who lets the page copy. */
    private static Person copies() {
        Person maria = atTheEnd(BROWSERS, Look.DESKTOP, RecordedGames.played(15, 21, "Maria"));
        maria.page().context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        return maria;
    }

    private static Object copied(Person person) {
        return person.page().evaluate("navigator.clipboard.readText()");
    }

    @Test
    void whatTheDeviceDoesNotSendIsCopied() {
        Person maria = copies();
        maria.page().evaluate("() => { navigator.share = () => Promise.reject(new Error('not sent')); }");
        sends(maria);
        assertThat(dialog(maria).getByRole(AriaRole.STATUS)).hasText("Copied! Paste it wherever you like.");
        assertEquals(text(maria), copied(maria));
    }

    @Test
    void theTextIsCopiedWithTheLink() {
        Person maria = copies();
        maria.presses("Share");
        maria.presses("Copy text and link");
        assertThat(dialog(maria).getByRole(AriaRole.STATUS)).hasText("Copied! Paste it wherever you like.");
        assertEquals(text(maria), copied(maria));
    }

    @Test
    void thePictureIsCopied() {
        Person maria = copies();
        maria.presses("Share");
        maria.presses("Copy picture");
        assertThat(dialog(maria).getByRole(AriaRole.STATUS)).hasText("Picture copied! Paste it wherever you like.");
        assertEquals(
                List.of("image/png"), maria.page().evaluate("navigator.clipboard.read().then(([item]) => item.types)"));
    }

    private static byte[] picture(Person person) throws IOException {
        assertThat(person.button("Save picture")).isEnabled();
        Download picture = person.page().waitForDownload(() -> person.presses("Save picture"));
        return Files.readAllBytes(picture.path());
    }

    @Test
    void aStrangerAtAFinishedTableSeesTheLinesOnlyIfTheyWantTo() {
        String table = finishedTable(BROWSERS);
        Person tim = new Person(BROWSERS.open(Look.PHONE, "/t/" + table));
        assertThat(tim.page()
                        .getByRole(
                                AriaRole.HEADING,
                                new Page.GetByRoleOptions().setName(Pattern.compile("Ada and Ben have played"))))
                .isVisible();
        assertThat(tim.page().locator("#results")).hasCount(0);
        tim.presses("Look at the game");
        assertThat(tim.page().locator("#results")).isVisible();

        Person eve = new Person(BROWSERS.open(Look.DESKTOP, "/t/" + table));
        eve.presses("Play the same cards");
        eve.isInRound(1);
        assertEquals(
                RecordedGames.read(tim.servedRecord()).deck(),
                RecordedGames.read(eve.keptRecord()).deck());
    }

    @Test
    void theTableOfADailyGameLeadsAStrangerToPlayingIt() {
        BROWSERS.tolerate("403");
        Person ada = DailyTest.begins(BROWSERS, Look.DESKTOP, "Ada");
        Page page = BROWSERS.open(Look.PHONE, "/t/" + ada.id());
        new Person(page)
                .touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Play today’s game")));
        assertThat(page).hasURL(BROWSERS.address() + "/daily");
    }

    @Test
    void aDamagedLinkSaysSoAndLeadsOn() {
        Page page = BROWSERS.open(Look.PHONE, "/same#classic.boards.AAAA");
        assertThat(page.getByText("This link is damaged")).isVisible();
        new Person(page).touches(page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("home")));
        assertThat(page).hasURL(BROWSERS.address() + "/");
    }
}
