package trasse.testkit;

import java.util.Optional;
import java.util.StringJoiner;

/**
 * Puts the lines of a stream together to messages, as the HTML standard says. A message is complete at its blank line;
 * the beginning of one that the stream leaves unfinished does not count.
 */
final class ServerSentEventParser {
    private String id = "";
    private String name = "";
    private StringJoiner data = new StringJoiner("\n");
    private boolean hasData;

    /** Takes the next line, without its end; gives the message that it completes. */
    Optional<ServerSentEvent> take(String line) {
        if (line.isEmpty()) {
            return complete();
        }
        int colon = line.indexOf(':');
        String field = colon < 0 ? line : line.substring(0, colon);
        String value = colon < 0 ? "" : line.substring(colon + 1);
        set(field, value.startsWith(" ") ? value.substring(1) : value);
        return Optional.empty();
    }

    // A comment is a field without a name. Other unknown fields and `retry` say nothing about messages, either.
    private void set(String field, String value) {
        switch (field) {
            case "id" -> id = value;
            case "event" -> name = value;
            case "data" -> {
                data.add(value);
                hasData = true;
            }
            default -> {}
        }
    }

    private Optional<ServerSentEvent> complete() {
        Optional<ServerSentEvent> message = hasData
                ? Optional.of(new ServerSentEvent(id, name.isEmpty() ? "message" : name, data.toString()))
                : Optional.empty();
        name = "";
        data = new StringJoiner("\n");
        hasData = false;
        return message;
    }
}
