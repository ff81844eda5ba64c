package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.LoadState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What all other tests rely on: nothing that goes wrong on a page stays unheard. */
class BrowsersTest {
    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @Test
    void anErrorOnTheConsoleIsHeard() {
        BROWSERS.open(Look.PHONE, "/").evaluate("console.error('oh no')");
        BROWSERS.expect("on the console: oh no");
    }

    @Test
    void whatIsThrownIsHeard() {
        BROWSERS.open(Look.PHONE, "/").evaluate("setTimeout(() => { throw new Error('the end of the line') })");
        BROWSERS.expect("thrown: Error: the end of the line");
    }

    @Test
    void whatIsAskedOfOthersIsHeard() {
        Page page = BROWSERS.open(Look.PHONE, "/");
        assertThrows(PlaywrightException.class, () -> page.navigate("http://example.org/"));
        BROWSERS.expect("asked of others: http://example.org/");
        // Chromium soon tries again by itself what it could not load.
        BROWSERS.tolerate("asked of others: http://example.org/");
    }

    @Test
    void whatThePolicyForbidsIsHeard() {
        BROWSERS.open(Look.PHONE, "/")
                .evaluate("document.body.append(Object.assign(document.createElement('script'), {text: '1'}))");
        BROWSERS.expect("Content Security Policy");
    }

    @Test
    void whatIsNotAccessibleIsNamed() {
        Page page = BROWSERS.open(Look.DESKTOP, "/");
        page.locator("main").evaluate("main => main.append(document.createElement('button'))");
        AssertionError failure = assertThrows(AssertionError.class, () -> Accessibility.assertAccessible(page));
        assertTrue(String.valueOf(failure.getMessage()).contains("button-name: [main > button]"), failure.getMessage());
    }

    @Test
    void aServerThatComesBackIsTheSame() {
        BrowserContext visitor = BROWSERS.arrive(Look.PHONE);
        // It would answer in the server's place.
        visitor.addInitScript("delete Navigator.prototype.serviceWorker");
        Page page = visitor.newPage();
        page.navigate("/");
        // The board is drawn by the rules, which are the last to arrive, and nothing is under way any more.
        assertThat(page.getByLabel("A board with the beginning of a line")).isVisible();
        page.evaluate("document.fonts.ready");
        page.waitForLoadState(LoadState.NETWORKIDLE);
        String before = page.url();
        BROWSERS.restartServer();
        Response response = page.reload();
        assertTrue(response != null && response.ok());
        assertEquals(before, page.url());
    }

    @Test
    void everybodyHasTheirOwnBrowser() {
        Page one = BROWSERS.open(Look.PHONE.in("de-CH"), "/");
        Page other = BROWSERS.open(Look.DESKTOP.dark().still(), "/");
        one.evaluate("localStorage.setItem('name', 'Ada')");
        assertEquals(true, other.evaluate("localStorage.getItem('name') === null"));
        assertEquals("de-CH", one.evaluate("navigator.language"));
        assertEquals(390, one.evaluate("innerWidth"));
        assertEquals(1280, other.evaluate("innerWidth"));
        assertEquals(true, one.evaluate("matchMedia('(pointer: coarse)').matches"));
        assertEquals(true, other.evaluate("matchMedia('(prefers-color-scheme: dark)').matches"));
        assertEquals(true, other.evaluate("matchMedia('(prefers-reduced-motion)').matches"));
    }
}
