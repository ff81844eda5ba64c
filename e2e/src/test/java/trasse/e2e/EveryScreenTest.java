package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds wherever one is. */
class EveryScreenTest {
    /** Phones, one of them on its side, a tablet both ways, a desktop, and the same desktop at 200 %. */
    private static final List<Size> SIZES = List.of(
            new Size(320, 568),
            new Size(390, 844),
            new Size(844, 390),
            new Size(768, 1024),
            new Size(1024, 768),
            new Size(1280, 800),
            new Size(640, 400));

    private record Size(int width, int height) {}

    /** The narrowest phone, one on its side, and a desktop: where longer words get into trouble. */
    private static final List<Size> TIGHT_SIZES = List.of(SIZES.get(0), SIZES.get(2), SIZES.get(5));

    /** Where a player looks back, tries puzzles or compares days: these are looked at in every language. */
    private static final Set<Screen> IN_EVERY_LANGUAGE = EnumSet.of(
            Screen.WITH_FRIENDS,
            Screen.SHARE,
            Screen.SAME_CARDS,
            Screen.GAMES,
            Screen.NO_GAMES,
            Screen.BROKEN_RECORD,
            Screen.REPLAY,
            Screen.REPLAY_ALL,
            Screen.PLAY_ON,
            Screen.ANALYSIS,
            Screen.SECOND_TRY,
            Screen.STATISTICS,
            Screen.NO_STATISTICS,
            Screen.DELETE_ALL,
            Screen.PUZZLES,
            Screen.PUZZLE,
            Screen.PUZZLE_ANSWERED,
            Screen.STREAK_OVER,
            Screen.TRAINING_SEEN,
            Screen.DAILY,
            Screen.DAILY_RESULT,
            Screen.PAST_DAY,
            Screen.DAYS,
            Screen.NO_DAY);

    /** Whether something is to be seen when one has scrolled to the end. */
    private static final String IS_SOMETHING_THERE = """
            () => {
                scrollTo(0, document.documentElement.scrollHeight);
                const isThere = [...document.querySelectorAll('h1, h2, h3, p, button, a, svg')].some((element) => {
                    const box = element.getBoundingClientRect();
                    return element.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
                });
                scrollTo(0, 0);
                return isThere;
            }
            """;

    private static final Pattern SETTINGS = Pattern.compile("Settings|Einstellungen|Réglages|Impostazioni");

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    /** One page for both, as opening a screen takes longer than looking at it. */
    @ParameterizedTest
    @EnumSource(Screen.class)
    void isAccessibleInAllColoursAndFitsEveryScreenAndFinger(Screen screen) {
        Page page = screen.open(BROWSERS, Look.PHONE.still());
        assertEquals(true, page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Atkinson'))"));
        assertAll(
                () -> isAccessibleInAllColours(page, screen),
                () -> fitsEveryScreenAndFinger(page, screen),
                () -> isAccessibleAndFitsInOtherLanguages(page, screen));
    }

    private static void isAccessibleAndFitsInOtherLanguages(Page page, Screen screen) {
        for (String language : IN_EVERY_LANGUAGE.contains(screen) ? List.of("de", "fr", "it") : List.<String>of()) {
            page.setViewportSize(Look.PHONE.width(), Look.PHONE.height());
            speak(page, language);
            Accessibility.assertAccessible(page);
            for (Size size : TIGHT_SIZES) {
                page.setViewportSize(size.width(), size.height());
                String at = screen + " in " + language + " at " + size;
                assertEquals("", tooWide(page), at);
                assertEquals("", tooSmall(page), at);
                assertEquals("", spilt(page), at);
            }
        }
    }

    /** Chooses a language, and leaves a dialog open that is there already, although it covers the button. */
    private static void speak(Page page, String language) {
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(SETTINGS))
                .dispatchEvent("click");
        Locator choice = page.locator("input[value=" + language + "]");
        Locator settings = page.locator("dialog", new Page.LocatorOptions().setHas(choice));
        settings.locator(choice).check();
        assertThat(page.locator("html")).hasAttribute("lang", language);
        settings.locator(".head button").click();
        assertThat(settings).hasCount(0);
    }

    private static void isAccessibleInAllColours(Page page, Screen screen) {
        Accessibility.assertAccessible(page);
        page.evaluate("document.documentElement.dataset.palette = 'contrast'");
        Accessibility.assertReadable(page);
        page.evaluate("document.documentElement.dataset.palette = 'calm'");
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        assertThat(page.locator("html")).hasAttribute("data-theme", "dark");
        Accessibility.assertReadable(page);
        if (screen.isGame()) {
            page.setViewportSize(Look.DESKTOP.width(), Look.DESKTOP.height());
            Accessibility.assertAccessible(page);
        }
    }

    private static void fitsEveryScreenAndFinger(Page page, Screen screen) {
        for (Size size : SIZES) {
            page.setViewportSize(size.width(), size.height());
            String at = screen + " at " + size;
            assertEquals("", tooWide(page), at);
            assertEquals("", tooSmall(page), at);
            assertEquals("", spilt(page), at);
            assertEquals(true, page.evaluate(IS_SOMETHING_THERE), at);
            if (screen.isGame() && size.width() < 640) {
                assertEquals("", outOfReach(page), at);
            }
        }
    }

    /** What sticks out on the right, so that one would have to scroll. */
    static String tooWide(Page page) {
        return list(page.evaluate("""
                () => document.documentElement.scrollWidth <= window.visualViewport.width + 0.5
                    ? []
                    : [...document.querySelectorAll('body *')]
                        .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
                        .map((element) => element.outerHTML.slice(0, 120))
                """));
    }

    /** Controls that are smaller than a fingertip, 44 pixels, and fields smaller than 24. */
    static String tooSmall(Page page) {
        return list(page.evaluate("""
                () => [...document.querySelectorAll('a[href], button, input, select, summary, [role=button]')]
                    .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.closest('p, .hidden') === null)
                    .map((element) => ({element, least: element.matches('[data-field]') ? 24 : 44}))
                    .map(({element, least}) => ({element, least, box: (element.closest('label') ?? element).getBoundingClientRect()}))
                    .filter(({least, box}) => box.width < least - 0.5 || box.height < least - 0.5)
                    .map(({element, box}) => `${box.width.toFixed(1)}x${box.height.toFixed(1)} ${element.outerHTML.slice(0, 120)}`)
                """));
    }

    /** Controls that are too narrow for what they say. */
    private static String spilt(Page page) {
        return list(page.evaluate("""
                () => [...document.querySelectorAll('a[href], button, label')]
                    .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.closest('.hidden') === null)
                    .filter((element) => getComputedStyle(element).display !== 'inline')
                    .filter((element) => element.scrollWidth > element.clientWidth + 1)
                    .map((element) => `${element.scrollWidth} in ${element.clientWidth}: ${element.outerHTML.slice(0, 160)}`)
                """));
    }

    /** Actions that are not on the screen. */
    private static String outOfReach(Page page) {
        return list(page.evaluate("""
                () => [...document.querySelectorAll('.actions button')]
                    .filter((button) => {
                        const box = button.getBoundingClientRect();
                        return box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
                    })
                    .map((button) => button.outerHTML.slice(0, 120))
                """));
    }

    private static String list(Object found) {
        return ((List<?>) found).stream().map(String::valueOf).collect(Collectors.joining("\n"));
    }
}
