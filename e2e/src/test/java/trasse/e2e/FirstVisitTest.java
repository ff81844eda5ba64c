package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A visitor follows a link for the first time. */
class FirstVisitTest {
    static final List<Look> LOOKS = Stream.of(Look.PHONE, Look.DESKTOP)
            .flatMap(look -> Stream.of(look, look.dark()))
            .toList();

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @ParameterizedTest
    @FieldSource("LOOKS")
    void thePageIsThereForEveryone(Look look) {
        Page page = BROWSERS.open(look, "/");
        assertThat(page).hasTitle("Trasse");
        assertThat(page.locator("h1")).hasText("Trasse");
        Accessibility.assertAccessible(page);
    }

    @Test
    void aLinkToNoTableIsExplained() {
        BROWSERS.tolerate("404");
        Page page = BROWSERS.open(Look.PHONE, "/t/bcdfghjkmnpqrstvw");
        assertThat(page).hasTitle("There’s no table here · Trasse");
        assertEquals(BROWSERS.address() + "/t/bcdfghjkmnpqrstvw", page.url());
    }
}
