package trasse.e2e.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A player with the page in English in any browser: what they see and click. Finds things by what they are called. */
final class Visitor {
    private static final Pattern NUMBER = Pattern.compile("number (\\d+)");

    /** Waits in the page until a function returns something. */
    private static final String AWAIT = """
            const awaited = async (what, look) => {
                const end = performance.now() + 25000;
                for (let seen = look(); ; seen = look()) {
                    if (seen !== undefined && seen !== false) {
                        return seen;
                    }
                    if (performance.now() > end) {
                        throw new Error('there is no ' + what + ' on ' + location.pathname + ': ' + document.body.innerText);
                    }
                    await new Promise(requestAnimationFrame);
                }
            };
            const nameOf = (element) => (element.ariaLabel ?? element.textContent).trim().replace(/\\s+/g, ' ');
            const field = (name) => document.querySelector(`[aria-label="Your board"] [data-field="${name}"]`);
            /** The middle of an element, once it has come to rest there and nothing is above it. */
            const middleOf = (what, find) => {
                let before = '';
                return awaited(what, () => {
                    const element = find();
                    if (element === undefined) {
                        return undefined;
                    }
                    element.scrollIntoView({block: 'center', behavior: 'instant'});
                    const {x, y, width, height} = element.getBoundingClientRect();
                    const middle = [x + width / 2, y + height / 2];
                    const hit = document.elementFromPoint(...middle);
                    const rests = before === String(middle);
                    before = String(middle);
                    const target = element.closest('svg') ?? element;
                    return rests && hit !== null && target.contains(hit) ? middle : undefined;
                });
            };
            """;

    private final RemoteBrowser browser;

    Visitor(RemoteBrowser browser) {
        this.browser = browser;
    }

    private JsonNode looks(String body, Object... values) {
        return browser.run(AWAIT + body, values);
    }

    private void clicks(JsonNode middle) {
        browser.click(middle.get(0).asDouble(), middle.get(1).asDouble());
    }

    /** Clicks a button or a link whose name begins like this. */
    void presses(String name) {
        clicks(looks("""
                const [name] = values;
                return middleOf(name, () => [...document.querySelectorAll('button, a[href], summary')].find(
                    (one) => nameOf(one).startsWith(name) && !one.disabled && one.ariaDisabled !== 'true'
                        && one.checkVisibility()));
                """, name));
    }

    /** Clicks an input with this label and types into it. */
    void types(String label, String text) {
        clicks(looks("""
                const [label] = values;
                return middleOf(label, () => [...document.querySelectorAll('input')].find(
                    (one) => [...one.labels].some((text) => nameOf(text).startsWith(label))));
                """, label));
        browser.type(text);
    }

    void sees(String text) {
        looks("""
                const [text] = values;
                await awaited(text, () => document.body.innerText.replace(/\\s+/g, ' ').includes(text));
                """, text);
    }

    /** Clicks a field as soon as it can be marked, and waits for the dot. */
    void marks(String field) {
        clicks(looks("""
                const [name] = values;
                return middleOf(name, () => field(name)?.ariaLabel?.includes('can be marked') ? field(name) : undefined);
                """, field));
        looks("""
                const [name] = values;
                await awaited('dot on ' + name, () => !field(name)?.ariaLabel?.includes('can be marked'));
                """, field);
    }

    /** Waits for a turn, or for the end of the game; whether it is a turn. */
    private boolean isToDecide() {
        return looks("""
                return awaited('turn', () => {
                    if (document.querySelector('h1')?.textContent.trim() === 'The game is over') {
                        return 'over';
                    }
                    return [...document.querySelectorAll('button')].some(
                        (one) => nameOf(one) === 'I pass' && !one.disabled) ? 'open' : undefined;
                });
                """).asText().equals("open");
    }

    private String heading() {
        return looks("return document.querySelector('h1').textContent.trim();").asText();
    }

    /** The field that can be marked next, with the highest number if there is one; empty if there is none. */
    private String best() {
        List<String> lit = new ArrayList<>();
        looks("""
                return [...document.querySelectorAll('[aria-label="Your board"] [data-field]')]
                    .map((field) => field.ariaLabel)
                    .filter((label) => label.includes('can be marked'));
                """).forEach(label -> lit.add(label.asText()));
        return lit.stream()
                .max((one, other) -> Integer.compare(numberIn(one), numberIn(other)))
                .map(label -> label.substring(0, 2))
                .orElse("");
    }

    private static int numberIn(String label) {
        Matcher number = NUMBER.matcher(label);
        return number.find() ? Integer.parseInt(number.group(1)) : 0;
    }

    /** Draws as much as every card allows, until the game is over. */
    void playsToTheEnd() {
        while (isToDecide()) {
            String round = heading();
            boolean hasMarked = false;
            for (String next = best(); !next.isEmpty(); next = best()) {
                marks(next);
                hasMarked = true;
            }
            presses(hasMarked ? "Draw" : "I pass");
            looks("""
                    const [round] = values;
                    await awaited('end of ' + round, () => document.querySelector('h1').textContent.trim() !== round);
                    """, round);
        }
    }

    /** The record of the game on this device. */
    String keptRecord() {
        return looks("""
                const id = location.pathname.split('/').at(-1);
                return JSON.parse(localStorage.getItem('trasse.games')).find((game) => game.id === id).record;
                """).asText();
    }
}
