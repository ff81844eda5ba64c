package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Deck;
import trasse.testkit.Client;
import trasse.testkit.DeadEnd;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** Players whose lines are stuck need not pass to the end. */
class FinishTest extends SharedServerTest {
    private static boolean isReady(JsonNode view, int chair) {
        return RandomPlay.chair(view, "chair", chair).path("ready").asBoolean();
    }

    private static boolean hasFinished(JsonNode view, int chair) {
        return RandomPlay.chair(view, "chair", chair).required("finished").asBoolean();
    }

    @Test
    void theOthersPlayOnWithoutWaitingEvenAfterARestart(@TempDir Path folder) {
        try (Running server = Running.on(store(), folder)) {
            Client ada = server.arrive("Ada");
            Client ben = server.arrive("Ben");
            String table = DeadEnd.table(List.of(ada, ben), Map.of("people", 2));
            int round = ada.show(table).path("round").asInt();
            ada.finish(table).expect(200);
            ben.move(table, round, "-").expect(200);
            server.restart();
            ben.moveTo(server.port());
            JsonNode view = ben.show(table);
            assertEquals(round + 1, view.path("round").asInt());
            assertTrue(hasFinished(view, 1));
            assertTrue(isReady(view, 1));
            for (int next = round + 1; next <= Deck.SIZE; next++) {
                ben.move(table, next, "-").expect(200);
            }
            assertEquals("over", ben.show(table).path("phase").asText());
        }
    }

    @Test
    void aSoloGameIsOverWhenItsPlayerFinishes() {
        Client ada = arrive("Ada");
        String table = DeadEnd.table(List.of(ada), Map.of());
        int total = ada.show(table).path("chairs").path(0).path("total").asInt();
        try (EventStream following = ada.follow(table, 0)) {
            int number = ada.finish(table).expect(200).body().path("number").asInt();
            JsonNode over = following.awaitType("over");
            assertEquals(number, over.path("number").asInt());
            assertEquals(total, over.path("totals").path("1").asInt());
        }
    }

    @Test
    void aTableWithABotPlaysOnByItself() {
        Client ada = arrive("Ada");
        String table = DeadEnd.table(List.of(ada), Map.of("bots", List.of("magpie")));
        ada.finish(table).expect(200);
        RandomPlay.awaitOver(ada, table);
    }
}
