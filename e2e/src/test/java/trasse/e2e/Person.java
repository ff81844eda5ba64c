package trasse.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.RequestOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;

/** A player with the page in English: what they see and do. */
final class Person {
    private static final Pattern NUMBER = Pattern.compile("number (\\d+)");

    private final Page page;
    private final boolean touches;

    Person(Page page) {
        this.page = page;
        this.touches = (Boolean) page.evaluate("matchMedia('(pointer: coarse)').matches");
    }

    Page page() {
        return page;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** Touches it with a finger, or clicks it. */
    void touches(Locator what) {
        if (touches) {
            what.tap();
        } else {
            what.click();
        }
    }

    void presses(String button) {
        touches(button(button));
    }

    /** Loads the page again, once the history has gone back from a dialog that was closed: that would stop the loading. */
    void reloads() {
        page.waitForFunction("() => history.state === null");
        page.reload();
    }

    /** Chooses one of a few things that are all in sight. */
    void chooses(String group, String option) {
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(group))
                .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(option))
                .check();
    }

    Locator board() {
        return page.getByLabel("Your board", new Page.GetByLabelOptions().setExact(true));
    }

    Locator field(String name) {
        return board().locator("[data-field='" + name + "']");
    }

    Locator heading() {
        return page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setLevel(1));
    }

    /** What is written below the board. */
    Locator said() {
        return page.locator("p.said");
    }

    /** What screen readers are told. */
    Locator told() {
        return page.locator("[data-announcer]");
    }

    /** A hint shows fields on the board, and screen readers are told their names, too. */
    List<String> isToldTheBestFields() {
        String best = "A strong move follows the dashed arrows.";
        assertThat(said()).hasText(best);
        assertThat(told()).containsText(": " + best);
        return List.of(told().textContent().replaceFirst(":.*", "").split(", ", -1));
    }

    void isInRound(int round) {
        assertThat(heading()).hasText("Round " + round + " of 15");
    }

    int round() {
        Matcher round = Pattern.compile("Round (\\d+) of 15").matcher(heading().innerText());
        return round.matches() ? Integer.parseInt(round.group(1)) : 16;
    }

    /** Waits until it is this player's turn to decide. */
    void isToDecide() {
        assertThat(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("I pass$"))))
                .isEnabled();
    }

    /** The labels of all fields. */
    List<String> labels() {
        Object labels = board().evaluate(
                        "board => [...board.querySelectorAll('[data-field]')].map(field => field.ariaLabel ?? '')");
        return ((List<?>) labels).stream().map(String::valueOf).toList();
    }

    private List<String> litLabels() {
        return labels().stream()
                .filter(label -> label.contains("can be marked"))
                .toList();
    }

    /** The fields that are lit. */
    Set<String> lit() {
        return litLabels().stream().map(label -> label.substring(0, 2)).collect(Collectors.toCollection(TreeSet::new));
    }

    void marks(String... fields) {
        for (String field : fields) {
            touches(field(field));
            assertThat(field(field)).hasAttribute("aria-pressed", "true");
        }
    }

    /** The button for drawing, which also says how much. */
    Locator draw() {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Draw\\b")));
    }

    void draws() {
        touches(draw());
    }

    void passes() {
        presses("I pass");
        if (button("Yes, I pass").isVisible()) {
            presses("Yes, I pass");
        }
    }

    /** Passes, although a line could be drawn. */
    void passesAllTheSame() {
        presses("I pass");
        presses("Yes, I pass");
    }

    /** Passes at a table in a round, and in the page only sees it: this takes no time. */
    void passesAtOnce(int round) {
        String path = "/api/tables/" + id() + "/move";
        Map<String, ?> pass = Map.of("command", "pass-" + round, "round", round, "move", "-");
        APIResponse answer = page.request().post(path, RequestOptions.create().setData(pass));
        assertTrue(answer.ok(), answer.text());
    }

    void does(Action action) {
        switch (action) {
            case Extension extension -> {
                marks(extension.fields().stream().map(Field::toString).toArray(String[]::new));
                draws();
            }
            case Pass() -> passes();
        }
    }

    /** Marks what is lit, numbers first, until nothing more is possible, and draws; or passes. Tells the fields. */
    List<String> drawsWhatIsPossible() {
        isToDecide();
        List<String> drawn = new ArrayList<>();
        for (Optional<String> next = best(); next.isPresent(); next = best()) {
            marks(next.get());
            drawn.add(next.get());
        }
        if (drawn.isEmpty()) {
            assertThat(said()).containsText(Pattern.compile("you have to pass|Both ends are closed"));
            presses("I pass");
        } else {
            draws();
        }
        return drawn;
    }

    private Optional<String> best() {
        return litLabels().stream()
                .max((one, other) -> Integer.compare(numberIn(one), numberIn(other)))
                .map(label -> label.substring(0, 2));
    }

    private static int numberIn(String label) {
        Matcher number = NUMBER.matcher(label);
        return number.find() ? Integer.parseInt(number.group(1)) : 0;
    }

    /** Puts a finger or the mouse on the first field, draws it over the others, and lifts it. */
    void drags(String... fields) {
        List<BoundingBox> boxes =
                Arrays.stream(fields).map(field -> field(field).boundingBox()).toList();
        if (touches) {
            dragsAFinger(boxes);
        } else {
            dragsTheMouse(boxes);
        }
    }

    private void dragsTheMouse(List<BoundingBox> boxes) {
        page.mouse().move(middleX(boxes.getFirst()), middleY(boxes.getFirst()));
        page.mouse().down();
        for (BoundingBox box : boxes) {
            page.mouse().move(middleX(box), middleY(box), new com.microsoft.playwright.Mouse.MoveOptions().setSteps(4));
        }
        page.mouse().up();
    }

    private void dragsAFinger(List<BoundingBox> boxes) {
        CDPSession session = page.context().newCDPSession(page);
        double x = middleX(boxes.getFirst());
        double y = middleY(boxes.getFirst());
        session.send("Input.dispatchTouchEvent", finger("touchStart", x, y));
        for (BoundingBox box : boxes) {
            // In small steps, as a finger moves: a browser decides within a few pixels whether it scrolls.
            for (int step = 1; step <= 4; step++) {
                double part = step / 4.0;
                session.send(
                        "Input.dispatchTouchEvent",
                        finger("touchMove", x + part * (middleX(box) - x), y + part * (middleY(box) - y)));
            }
            x = middleX(box);
            y = middleY(box);
        }
        JsonObject lifted = new JsonObject();
        lifted.addProperty("type", "touchEnd");
        lifted.add("touchPoints", new JsonArray());
        session.send("Input.dispatchTouchEvent", lifted);
        session.detach();
    }

    private static JsonObject finger(String type, double x, double y) {
        JsonObject point = new JsonObject();
        point.addProperty("x", x);
        point.addProperty("y", y);
        JsonArray points = new JsonArray();
        points.add(point);
        JsonObject event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        return event;
    }

    private static double middleX(BoundingBox box) {
        return box.x + box.width / 2;
    }

    private static double middleY(BoundingBox box) {
        return box.y + box.height / 2;
    }

    int plus() {
        return onTheStrip(".plus");
    }

    int minus() {
        return onTheStrip(".minus");
    }

    /** Once the game is over. */
    int total() {
        return onTheStrip(".strip .total dd");
    }

    /** The number at the beginning of something in or below the strip. */
    private int onTheStrip(String part) {
        return points(page.locator(".turn " + part).innerText().split(" ", 2)[0]);
    }

    /** A number as people write it, with a real minus sign. */
    static int points(String text) {
        return Integer.parseInt(text.strip().replace('−', '-'));
    }

    static String written(int points) {
        return String.valueOf(points).replace('-', '−');
    }

    /** The last part of the address: the id of the game or table. */
    String id() {
        return page.url().substring(page.url().lastIndexOf('/') + 1);
    }

    /** The record of a game on this device, as the browser keeps it. */
    String keptRecord() {
        return (String) page.evaluate(
                "id => JSON.parse(localStorage.getItem('trasse.games')).find(game => game.id === id).record", id());
    }

    /** The record of a table on the server. */
    String servedRecord() {
        return page.request().get("/api/tables/" + id() + "/record").text();
    }
}
