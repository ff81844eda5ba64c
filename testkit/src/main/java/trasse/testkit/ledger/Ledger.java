package trasse.testkit.ledger;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** All that one player was told about one table. Not thread-safe. */
final class Ledger {
    /**
     * A command that was answered.
     *
     * @param path below the table
     * @param number the number in the answer; 0 if the command was refused
     */
    record Command(String path, Map<String, Object> body, int number) {
        boolean isAccepted() {
            return number > 0;
        }
    }

    private final List<Command> commands = new ArrayList<>();
    private final List<JsonNode> events = new ArrayList<>();

    void answered(Command command) {
        commands.add(command);
    }

    void told(JsonNode event) {
        int number = event.path("number").asInt();
        if (number != events.size() + 1) {
            throw new AssertionError("event " + number + " follows " + events.size());
        }
        events.add(event);
    }

    List<Command> commands() {
        return commands;
    }

    List<Command> accepted() {
        return commands.stream().filter(Command::isAccepted).toList();
    }

    /** In the order of their numbers, from 1 without gaps. */
    List<JsonNode> events() {
        return events;
    }

    boolean isOver() {
        return !events.isEmpty() && events.getLast().path("type").asText().equals("over");
    }
}
