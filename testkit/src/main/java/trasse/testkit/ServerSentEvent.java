package trasse.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * A message of a stream of server-sent events.
 *
 * @param id the last id that the stream has given, empty before the first
 * @param name {@code message} if the stream gives none
 */
public record ServerSentEvent(String id, String name, String data) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Whether the message has no name of its own. */
    public boolean isUnnamed() {
        return name.equals("message");
    }

    /** Whether the message is the viewer's view of a table. */
    public boolean isView() {
        return name.equals("table");
    }

    /** The data, which must be JSON. */
    public JsonNode json() {
        try {
            return JSON.readTree(data);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + data, e);
        }
    }
}
