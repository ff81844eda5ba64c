package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import trasse.testkit.Client;
import trasse.testkit.EventStream;

/** What players say to each other, which changes nothing about the game. */
class NudgesTest extends SharedServerTest {
    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    @Override
    InstantSource clock() {
        return clock;
    }

    /** A game in which the first player has decided. */
    private static String waiting(Client ada, Client ben) {
        String table = ada.open(Map.of("people", 2));
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        ada.move(table, 1, "-").expect(200);
        return table;
    }

    /** All of a view but what any event changes. */
    private static JsonNode withoutNumber(JsonNode view) {
        return ((ObjectNode) view.deepCopy()).without(List.of("number", "at"));
    }

    @Test
    void aNudgeIsToldToEveryoneAndSentAgainIsDoneOnce() {
        Client ada = arrive("Ada");
        String table = waiting(ada, arrive("Ben"));
        clock.advance(Duration.ofSeconds(20));
        JsonNode before = withoutNumber(ada.show(table));
        Map<String, ?> nudge = Map.of("command", "nudge", "chair", 2);
        String answer =
                ada.post("/api/tables/" + table + "/nudge", nudge).expect(200).text();
        assertEquals(
                answer,
                ada.post("/api/tables/" + table + "/nudge", nudge).expect(200).text());
        try (EventStream watching = spectator().follow(table, 0)) {
            JsonNode told = watching.awaitType("nudged");
            assertEquals(2, told.path("chair").asInt());
            assertEquals(1, told.path("by").asInt());
            ApiDocument document =
                    new ApiDocument(spectator().get("/api/openapi.json").body());
            assertEquals(List.of(), document.flawsOfEvent(told));
        }
        assertEquals(before, withoutNumber(ada.show(table)));
    }

    @Test
    void aReactionIsToldToEveryoneAndIsInNoView() {
        Client ada = arrive("Ada");
        String table = waiting(ada, arrive("Ben"));
        JsonNode before = withoutNumber(ada.show(table));
        ada.react(table, "thinking").expect(200);
        try (EventStream watching = spectator().follow(table, 0)) {
            JsonNode told = watching.awaitType("reacted");
            assertEquals(1, told.path("chair").asInt());
            assertEquals("thinking", told.path("reaction").asText());
        }
        assertEquals(before, withoutNumber(ada.show(table)));
    }

    @Test
    void aReactionThatDoesNotExistIsMalformed() {
        Client ada = arrive("Ada");
        Client.Answer answer = ada.react(waiting(ada, arrive("Ben")), "boo").expect(400);
        assertEquals(
                "reaction: a reaction is one of [bravo, ouch, wow, thinking, thanks, hello]",
                answer.body().path("detail").asText());
    }
}
