package trasse.testkit.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import trasse.testkit.Client;
import trasse.testkit.EventStream;

/** Two players in the middle of a game that nobody else may touch. */
final class Victims {
    private final Client ada;
    private final Client ben;
    private final String table;
    private final JsonNode answer;
    private final List<JsonNode> events;

    Victims(int port) {
        ada = Client.arrive(port, "Ada");
        ben = Client.arrive(port, "Ben");
        table = ada.open(Map.of("people", 2));
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        answer = move().body();
        events = seen();
    }

    private Client.Answer move() {
        return ada.post(path() + "/move", Map.of("command", "adas-move", "round", 1, "move", "-"))
                .expect(200);
    }

    String table() {
        return table;
    }

    String path() {
        return "/api/tables/" + table;
    }

    List<String> keys() {
        return List.of(ada.token(), ben.token());
    }

    private List<JsonNode> seen() {
        int last = ada.show(table).path("number").asInt();
        try (EventStream stream = ada.follow(table, 0)) {
            stream.await(event -> event.path("number").asInt() == last);
            return new ArrayList<>(stream.events());
        }
    }

    /** Nothing has happened at the table, a command that is sent again is not done again, and both are still known. */
    void requireUnharmed() {
        if (!move().body().equals(answer)) {
            throw new AssertionError("a command that is sent again is answered differently");
        }
        List<JsonNode> now = seen();
        if (!now.equals(events)) {
            throw new AssertionError("something has happened at the table:\n" + events + "\n" + now);
        }
        ada.get("/api/me").expect(200);
        ben.get("/api/me").expect(200);
    }
}
