package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Deck;
import trasse.rules.notation.BoardCode;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** The bot among the examples plays, run as docs/api.md says. */
class ExampleBotTest {
    private static final Path SOURCE = Path.of("../examples/bot/Bot.java");

    @TempDir
    private Path folder;

    private Running server;

    @BeforeEach
    void start() {
        server = Running.on(Store.SQLITE, folder.resolve("data"));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Process run(String address) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        SOURCE.toString(),
                        address)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
    }

    private String awaitEnd(Process bot) throws IOException, InterruptedException {
        boolean ended = bot.waitFor(60, TimeUnit.SECONDS);
        bot.destroyForcibly();
        String said = Files.readString(folder.resolve("said"), StandardCharsets.UTF_8);
        assertTrue(ended, said);
        assertEquals(0, bot.exitValue(), said);
        return said;
    }

    @Test
    void itMakesATableAndPlaysToTheEnd() throws IOException, InterruptedException {
        String said = awaitEnd(run("http://127.0.0.1:" + server.port()));
        assertEquals(
                Deck.SIZE,
                said.lines().filter(line -> line.startsWith("Round ")).count(),
                said);
        assertTrue(said.lines().anyMatch(line -> line.matches("Bot \\d+: -?\\d+")), said);
    }

    @Test
    void itJoinsATableAndPlaysToTheEnd() throws IOException, InterruptedException {
        Client host = server.arrive("Ada");
        String table = host.open(Map.of("people", 2, "board", "~" + BoardCode.of(Boards.another(1))));
        Process bot = run("http://127.0.0.1:" + server.port() + "/api/tables/" + table);
        try (EventStream following = host.follow(table, 0)) {
            following.await(event -> event.path("type").asText().equals("joined")
                    && event.path("chair").asInt() == 2);
            host.start(table).expect(200);
            for (int round = 1; round <= Deck.SIZE; round++) {
                following.awaitCard(round);
                host.move(table, round, "-").expect(200);
            }
            following.awaitType("over");
        }
        awaitEnd(bot);
        JsonNode chair = RandomPlay.chair(host.show(table), "chair", 2);
        assertTrue(chair.path("line").size() >= 5, chair.toString());
    }
}
