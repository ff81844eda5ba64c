package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** Decisions that players leave with the server in case that time is up before they decide. */
class DraftsTest extends SharedServerTest {
    private static final Duration A_ROUND = Duration.ofSeconds(5);

    private final MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));

    /** A game on a timed table, in its first round. */
    private static String playing(Client ada, Client ben) {
        String table = ada.open(Map.of("people", 2, "secondsPerRound", A_ROUND.toSeconds()));
        ben.join(table).expect(200);
        ada.start(table).expect(200);
        return table;
    }

    private static String anExtension(Client client, String table) {
        for (int seed = 0; ; seed++) {
            String move = RandomPlay.anyMove(client.show(table), new Prng(seed));
            if (!move.equals("-")) {
                return move;
            }
        }
    }

    private static boolean isDecisionOf(int chair, JsonNode event) {
        return event.path("type").asText().equals("acted")
                && event.path("chair").asInt() == chair;
    }

    @Test
    void aDraftIsPlayedWhenTimeIsUpEvenAfterARestart(@TempDir Path folder) {
        try (Running server = new Running(store().settings(folder), clock)) {
            Client ada = server.arrive("Ada");
            String table = playing(ada, server.arrive("Ben"));
            String draft = anExtension(ada, table);
            ada.draft(table, 1, draft).expect(200);
            server.restart();
            ada.moveTo(server.port());
            try (EventStream following = ada.follow(table, 0)) {
                clock.advance(A_ROUND);
                JsonNode decision = following.await(event -> isDecisionOf(1, event));
                assertEquals(draft, decision.path("action").asText());
                assertTrue(decision.path("timeUp").asBoolean());
                JsonNode actions = following.awaitType("roundClosed").path("actions");
                assertEquals(draft, actions.path("1").asText());
                assertEquals("-", actions.path("2").asText());
            }
        }
    }

    @Test
    void aDecisionInTimeDoesNotSayThatTimeIsUp() {
        Client ada = arrive("Ada");
        String table = playing(ada, arrive("Ben"));
        ada.move(table, 1, "-").expect(200);
        try (EventStream following = ada.follow(table, 0)) {
            assertFalse(following.await(event -> isDecisionOf(1, event)).has("timeUp"));
        }
    }

    @Test
    void aPlayerWithADraftIsNotReady() {
        Client ada = arrive("Ada");
        String table = playing(ada, arrive("Ben"));
        ada.draft(table, 1, anExtension(ada, table)).expect(200);
        JsonNode view = ada.show(table);
        assertFalse(view.path("chairs").path(0).path("ready").asBoolean());
        assertFalse(view.has("decision"));
    }

    @Test
    void onlyThePlayerIsToldWhatIsInADraft() {
        Client ada = arrive("Ada");
        Client ben = arrive("Ben");
        String table = playing(ada, ben);
        String draft = anExtension(ada, table);
        ada.draft(table, 1, draft).expect(200);
        try (EventStream own = ada.follow(table, 0);
                EventStream others = ben.follow(table, 0)) {
            assertEquals(draft, own.awaitType("drafted").path("action").asText());
            JsonNode seen = others.awaitType("drafted");
            assertEquals(1, seen.path("chair").asInt());
            assertEquals(1, seen.path("round").asInt());
            assertFalse(seen.has("action"));
            assertFalse(others.bytes().contains(draft), others.bytes());
        }
    }
}
