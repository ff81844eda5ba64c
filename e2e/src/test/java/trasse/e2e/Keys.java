package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Keyboard;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import trasse.rules.Field;

/** A player without a mouse. The focus must always be visible. */
final class Keys {
    private static final int FAR = 100;

    /** The six directions: what they do to the row and the place of a field. */
    private static final Map<String, int[]> DIRECTIONS = new LinkedHashMap<>();

    static {
        DIRECTIONS.put("ArrowLeft", new int[] {0, -1});
        DIRECTIONS.put("ArrowRight", new int[] {0, 1});
        DIRECTIONS.put("w", new int[] {1, 0});
        DIRECTIONS.put("e", new int[] {1, 1});
        DIRECTIONS.put("z", new int[] {-1, -1});
        DIRECTIONS.put("x", new int[] {-1, 0});
    }

    private final Person person;
    private final Page page;
    private final Keyboard keyboard;

    Keys(Person person) {
        this.person = person;
        this.page = person.page();
        this.keyboard = page.keyboard();
    }

    /** Goes on by Tab until the keyboard is there. */
    void tabTo(Locator wanted) {
        assertThat(wanted).isVisible();
        for (int i = 0; !isAt(wanted); i++) {
            assertTrue(i < FAR, () -> wanted + " cannot be reached by Tab");
            keyboard.press("Tab");
            assertFocusIsSeen();
        }
    }

    private static boolean isAt(Locator wanted) {
        return (Boolean) wanted.evaluate("element => element === document.activeElement");
    }

    void press(String button) {
        assertThat(person.button(button)).isEnabled();
        tabTo(person.button(button));
        keyboard.press("Enter");
    }

    /** Goes to the board, to whichever of its fields the keyboard was on. */
    void tabToBoard() {
        assertThat(person.board()).isVisible();
        for (int i = 0; at().isEmpty(); i++) {
            assertTrue(i < FAR, "the board cannot be reached by Tab");
            keyboard.press("Tab");
            assertFocusIsSeen();
        }
    }

    /** The field that the keyboard is on. */
    String at() {
        return (String) page.evaluate("document.activeElement?.dataset?.field ?? ''");
    }

    /** Goes to a field and marks it. */
    void mark(String field) {
        touch(field);
        assertThat(person.field(field)).hasAttribute("aria-pressed", "true");
    }

    /** Goes to a field and presses Enter. */
    void touch(String field) {
        if (at().isEmpty()) {
            tabToBoard();
        }
        for (String key : way(at(), field)) {
            keyboard.press(key);
        }
        assertFocusIsSeen();
        assertThat(person.field(field)).isFocused();
        keyboard.press("Enter");
    }

    /** The keys that lead from a field to another, the fewest possible. */
    private static List<String> way(String from, String to) {
        Map<String, List<String>> ways = new HashMap<>(Map.of(from, List.of()));
        Deque<String> next = new ArrayDeque<>(List.of(from));
        while (!ways.containsKey(to)) {
            String field = next.remove();
            DIRECTIONS.forEach((key, step) -> {
                String neighbour = "" + (char) (field.charAt(0) + step[0]) + (char) (field.charAt(1) + step[1]);
                if (Field.parse(neighbour).toOptional().isPresent() && !ways.containsKey(neighbour)) {
                    List<String> longer = new ArrayList<>(ways.get(field));
                    longer.add(key);
                    ways.put(neighbour, longer);
                    next.add(neighbour);
                }
            });
        }
        return ways.get(to);
    }

    /** An outline around it, or, on the board, a hexagon. */
    private void assertFocusIsSeen() {
        String seen = (String) page.evaluate("""
                () => {
                    const element = document.activeElement;
                    if (element === null || element === document.body) {
                        return 'yes';
                    }
                    const ring = element.querySelector(':scope > .focus');
                    const isSeen = ring === null
                        ? getComputedStyle(element).outlineStyle !== 'none' && parseFloat(getComputedStyle(element).outlineWidth) >= 2
                        : getComputedStyle(ring).stroke !== 'none';
                    return isSeen ? 'yes' : element.outerHTML.slice(0, 200);
                }
                """);
        assertTrue(seen.equals("yes"), () -> "no focus is seen on " + seen);
    }
}
