package trasse.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/** What axe-core can see of WCAG 2.2 AA, and of good manners. */
final class Accessibility {
    private static final List<String> RULES =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice");

    private Accessibility() {}

    static void assertAccessible(Page page) {
        assertNoViolations(page, axe(page).withTags(RULES));
    }

    /** Only what colours can change. */
    static void assertReadable(Page page) {
        assertNoViolations(page, axe(page).withRules(List.of("color-contrast")));
    }

    private static AxeBuilder axe(Page page) {
        // There are no frames here, for which the other mode would open one more window each time.
        return new AxeBuilder(page).setLegacyMode(true);
    }

    private static void assertNoViolations(Page page, AxeBuilder axe) {
        List<String> violations = axe.analyze().getViolations().stream()
                .flatMap(rule -> rule.getNodes().stream()
                        .map(node -> String.join(
                                ", ",
                                rule.getId() + ": " + node.getTarget(),
                                node.getHtml(),
                                String.valueOf(node.getFailureSummary()))))
                .toList();
        assertEquals("", String.join("\n", violations), page.url());
    }
}
