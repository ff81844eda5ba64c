package trasse.e2e.engines;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** A browser that is driven from outside, with the commands of W3C WebDriver. */
abstract class RemoteBrowser implements AutoCloseable {
    /** The commands that are needed, without the session. */
    enum Command {
        OPEN,
        RUN,
        ACT,
        PICTURE
    }

    /** Sends a command and waits for what it returns. */
    abstract JsonNode send(Command command, Map<String, ?> parameters);

    /** The browser's name and version. */
    abstract String version();

    @Override
    public abstract void close();

    void open(String address) {
        send(Command.OPEN, Map.of("url", address));
    }

    /** Runs the body of an asynchronous function in the page, and waits for what it returns. */
    JsonNode run(String body, Object... values) {
        String script = """
                const [values, done] = arguments;
                (async (...values) => {%s})(...values).then(
                    (value) => done({value}),
                    (error) => done({thrown: String(error)}));
                """.formatted(body);
        JsonNode answer = send(Command.RUN, Map.of("script", script, "args", List.of(List.of(values))));
        if (answer.has("thrown")) {
            throw new AssertionError(version() + ": " + answer.get("thrown").asText());
        }
        return answer.path("value");
    }

    /** Clicks with the mouse, at a place of the window. */
    void click(double x, double y) {
        Map<String, Object> move = Map.of("type", "pointerMove", "duration", 0, "x", (int) x, "y", (int) y);
        Map<String, Object> down = Map.of("type", "pointerDown", "button", 0);
        Map<String, Object> up = Map.of("type", "pointerUp", "button", 0);
        Map<String, Object> mouse = Map.of(
                "type",
                "pointer",
                "id",
                "mouse",
                "parameters",
                Map.of("pointerType", "mouse"),
                "actions",
                List.of(move, down, up));
        send(Command.ACT, Map.of("actions", List.of(mouse)));
    }

    /** Types on the keyboard. */
    void type(String text) {
        List<Map<String, String>> strokes = new ArrayList<>();
        text.chars().mapToObj(Character::toString).forEach(key -> {
            strokes.add(Map.of("type", "keyDown", "value", key));
            strokes.add(Map.of("type", "keyUp", "value", key));
        });
        send(Command.ACT, Map.of("actions", List.of(Map.of("type", "key", "id", "keyboard", "actions", strokes))));
    }

    /** What the window shows, as PNG. */
    byte[] picture() {
        return Base64.getDecoder().decode(send(Command.PICTURE, Map.of()).asText());
    }
}
