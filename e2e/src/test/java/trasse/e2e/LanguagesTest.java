package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Everyone reads the page in their own language. */
class LanguagesTest {
    private static final Path WORDS = Path.of("..", "web", "src", "words");
    private static final Pattern LITERAL = Pattern.compile(": '((?:[^'\\\\]|\\\\.)+)'");

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @ParameterizedTest
    @CsvSource({
        "de-CH, de, Allein spielen",
        "fr-CH, fr, Jouer en solo",
        "it-CH, it, Gioca in solitario",
        "en-GB, en, Play solo",
        "pt-BR, en, Play solo"
    })
    void thePageSpeaksTheLanguageOfTheBrowser(String locale, String language, String alone) {
        Page page = BROWSERS.open(Look.PHONE.in(locale), "/");
        assertThat(page.locator("html")).hasAttribute("lang", language);
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(alone)))
                .isVisible();
    }

    /** The longest thing that a button of the bar ever says is the question whether a pass is meant. */
    @ParameterizedTest
    @ValueSource(strings = {"de-CH", "fr-CH", "it-CH", "en-GB"})
    void whatButtonsSayFitsIntoOneLineOnTheSmallestPhone(String locale) {
        BrowserContext device = BROWSERS.arrive(Look.PHONE.in(locale).sized(320, 640));
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(4, 4, "Ada")));
        page.locator(".actions button:not(.round)").first().click();
        assertThat(page.locator(".actions button.strong")).isVisible();
        for (Locator button : page.locator(".actions button").all()) {
            BoundingBox box = button.boundingBox();
            assertTrue(box.height <= 56, () -> button.innerText() + " is " + box.height + " high");
            assertTrue(box.x >= 0 && box.x + box.width <= 320, () -> button.innerText() + " is cut off");
        }
    }

    @Test
    void anotherLanguageIsOneTapAwayAndKeepsTheGame() {
        BrowserContext device = BROWSERS.arrive(Look.PHONE);
        Page page = device.newPage();
        page.navigate(SavedGames.put(device, RecordedGames.played(4, 4, "Ada")));
        Person ada = new Person(page);
        ada.isToDecide();
        ada.marks(RecordedGames.longest(RecordedGames.played(4, 4, "Ada")).getFirst());
        ada.presses("Settings");
        ada.chooses("Language", "Deutsch");
        ada.presses("Schließen");
        assertThat(ada.heading()).hasText("Runde 5 von 15");
        assertThat(page.locator("[aria-pressed=true][data-field]")).hasCount(1);
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        page.reload();
        assertThat(ada.heading()).hasText("Runde 5 von 15");
    }

    /** All that is said in one piece in a language. */
    private static Set<String> sentences(String language) {
        try (Stream<Path> files = Files.walk(WORDS)) {
            Set<String> found = new TreeSet<>();
            for (Path file :
                    files.filter(path -> path.endsWith(language + ".ts")).toList()) {
                LITERAL.matcher(Files.readString(file))
                        .results()
                        .forEach(literal -> found.add(literal.group(1).replace("\\'", "'")));
            }
            return found;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "it"})
    void noEnglishIsLeft(String language) {
        Set<String> english = sentences("en");
        assertTrue(english.size() > 100 && english.contains("Play solo"), english.toString());
        english.removeAll(sentences(language));
        BrowserContext device = BROWSERS.arrive(Look.PHONE.in(language));
        Page page = device.newPage();
        String middle = SavedGames.put(
                device, RecordedGames.played(7, 22, "Ada", "B", "C"), Map.of("B", "hedgehog", "C", "hedgehog"));
        String end = SavedGames.put(device, RecordedGames.played(15, 21, "Ada"));
        String cover = SavedGames.put(device, RecordedGames.played(2, 9, "Ada", "Ben", "Cleo", "Dora"));
        SavedPaper.put(device, SavedPaper.numbers(9));
        String day = DaysTest.playedEarlier(BROWSERS, page);
        for (String path : List.of(
                "/",
                middle,
                end,
                cover,
                "/learn",
                "/rules",
                "/daily",
                "/days",
                day,
                "/games",
                "/replay/g1r15",
                "/puzzles",
                "/puzzles/daily",
                "/puzzles/training",
                "/paper",
                "/paper/game",
                "/statistics",
                "/print",
                "/nothing")) {
            page.navigate(path);
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1)))
                    .isVisible();
            assertEquals(Set.of(), readOn(page, english), path);
        }
    }

    @ParameterizedTest
    @CsvSource({"de-CH, de", "fr-CH, fr", "it-CH, it", "en-GB, en"})
    void aGameOnPaperIsReadOnTheSmallestPhone(String locale, String language) {
        Set<String> others = sentences("en");
        others.removeAll(sentences(language));
        Look look = Look.PHONE.in(locale).still().sized(320, 568);
        for (SavedPaper paper : List.of(SavedPaper.card(3).withClock(), SavedPaper.counting(), SavedPaper.ended())) {
            Page page = SavedPaper.open(BROWSERS, look, paper);
            assertThat(page.locator("main")).isVisible();
            isRead(page, others);
        }
        Page page = BROWSERS.open(look, "/print");
        assertThat(page.locator("li .paper svg")).hasCount(7);
        isRead(page, others);
    }

    private static void isRead(Page page, Set<String> others) {
        assertEquals("", EveryScreenTest.tooWide(page), page.url());
        assertEquals("", EveryScreenTest.tooSmall(page), page.url());
        assertEquals(Set.of(), readOn(page, others), page.url());
        Accessibility.assertAccessible(page);
    }

    /** Which of these can be read or heard on a page. */
    private static Set<String> readOn(Page page, Set<String> sentences) {
        List<?> texts = (List<?>) page.evaluate("""
                () => [...document.querySelectorAll('body *')]
                    .flatMap((element) => [
                        element.getAttribute('aria-label'),
                        element.getAttribute('title'),
                        ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
                    ])
                    .filter((text) => text !== null)
                    .map((text) => text.trim())
                """);
        assertTrue(texts.size() > 3, texts.toString());
        return texts.stream().map(String::valueOf).filter(sentences::contains).collect(Collectors.toSet());
    }
}
