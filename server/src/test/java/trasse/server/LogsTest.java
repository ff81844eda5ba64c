package trasse.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerProcess;
import trasse.testkit.secrets.SecretsRun;

/** What a server writes when things go wrong. */
class LogsTest {
    @Test
    void whileTheDatabaseIsAwayEveryLineIsJson(@TempDir Path folder) throws Exception {
        String url = Postgres.newDatabase();
        try (ServerProcess node = Node.start(folder, url)) {
            Client ada = Client.arrive(node.port(), "Ada");
            ada.open(Map.of("people", 2));
            Postgres.disconnect(url);
            ada.get("/api/me").expect(503);
            while (!node.log().contains("the database cannot be used")) {
                RandomPlay.pause(20);
            }
            Postgres.reconnect(url);
            assertFalse(node.log().isEmpty());
            for (String line : node.log().lines().toList()) {
                JsonNode json = new ObjectMapper().readTree(line);
                assertTrue(json.has("message") && json.has("level"), line);
            }
        }
    }

    @Test
    void whatCannotBeStoredIsNotLogged(@TempDir Path folder) throws Exception {
        String url = Postgres.newDatabase();
        try (ServerProcess node = Node.start(folder, url)) {
            Client ada = Client.arrive(node.port(), "Ada");
            String table = ada.open(Map.of());
            String move = RandomPlay.anyMove(RandomPlay.awaitRound(ada, table, 1), new Prng(1));
            Postgres.forbidWrites(url);
            Postgres.disconnect(url);
            Postgres.reconnect(url);
            while (!node.log().contains("read-only transaction")) {
                ada.move(table, 1, move).expect(503);
                ada.post("/api/tables", Map.of("command", "make", "name", "Ada"))
                        .expect(503);
            }
            new SecretsRun(node::port, 1).checkLog(node.log());
        }
    }
}
