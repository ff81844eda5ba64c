package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Client;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;

/** Nodes whose clocks differ. */
class ClocksTest {
    private static Server node(Path folder, String url, Duration ahead) throws StartFailure {
        InstantSource own = () -> Instant.now().plus(ahead);
        return Server.startNode(
                Variant.of(Settings.local(0, folder)).databaseUrl(url).settings(), own);
    }

    @Test
    void aRoundLastsAsLongAsItShouldHoweverTheClocksOfTheNodesDiffer(@TempDir Path folder) throws StartFailure {
        String url = Postgres.newDatabase();
        try (Server early = node(folder.resolve("early"), url, Duration.ofHours(-1));
                Server late = node(folder.resolve("late"), url, Duration.ofHours(1))) {
            Client ada = Client.arrive(early.port(), "Ada");
            Client ben = Client.arrive(late.port(), "Ben");
            String table = ada.open(Map.of("people", 2, "secondsPerRound", 5));
            ben.join(table).expect(200);
            Instant began = Instant.now();
            ada.start(table).expect(200);
            JsonNode view = RandomPlay.awaitRound(ben, table, 1);
            Duration left = Duration.between(
                    began, Instant.ofEpochMilli(view.path("deadline").asLong()));
            assertTrue(
                    left.isPositive() && left.compareTo(Duration.ofMinutes(30)) < 0,
                    "the deadline is by the database's clock: " + left);
            assertEquals(2, RandomPlay.awaitRound(ada, table, 2).path("round").asInt());
            Duration took = Duration.between(began, Instant.now());
            // The two clocks that are compared here may differ by as long as a question to the database takes.
            assertTrue(took.compareTo(Duration.ofMillis(4500)) >= 0, "the other node has not ended it before: " + took);
        }
    }
}
