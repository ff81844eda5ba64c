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
        List<String> violations = new AxeBuilder(page)
                .withTags(RULES).analyze().getViolations().stream()
                        .flatMap(rule -> rule.getNodes().stream()
                                .map(node -> rule.getId() + ": " + node.getTarget() + ", " + node.getHtml()))
                        .toList();
        assertEquals("", String.join("\n", violations), page.url());
    }
}
