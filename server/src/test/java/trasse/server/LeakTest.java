package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;
import trasse.testkit.ServerProcess;
import trasse.testkit.secrets.SecretsRun;
import trasse.testkit.secrets.Story;
import trasse.testkit.secrets.Witness;

/**
 * Plays random games, keeps every byte that everyone at the table or watching it gets, and looks, once all is revealed,
 * for what they should not have known when they got it. {@code bench/run secrets} does the same for longer.
 */
class LeakTest extends SharedServerTest {
    private static final int GAMES = 40;

    /** Everyone may be replaced at once. */
    @Override
    Settings settings(Settings usual) {
        return new Variant(usual).goneAfter(Duration.ZERO).settings();
    }

    @Test
    void nobodyIsToldComingCardsOrWhatOthersHaveDecided() throws Exception {
        SecretsRun run = new SecretsRun(() -> server().port(), 1);
        long checked = run.play(GAMES);
        assertTrue(checked > 100 * GAMES, "only " + checked + " answers and events were checked");
        assertTrue(run.dailyGames() > 0 && run.challenges() > 0);
    }

    @Test
    void nobodyIsToldMoreByAServerThatIsKilled(@TempDir Path folder) throws Exception {
        Queue<String> log = new ConcurrentLinkedQueue<>();
        try (ServerProcess node = Node.start(folder, store() == Store.POSTGRES ? Postgres.newDatabase() : "");
                ExecutorService thread = Executors.newSingleThreadExecutor()) {
            node.onLine(log::add);
            SecretsRun run = new SecretsRun(node::port, 2);
            Future<Long> games = thread.submit(() -> run.play(GAMES / 4));
            for (int kill = 0; kill < 2; kill++) {
                run.awaitGames(2 + 3 * kill);
                node.kill();
                node.restart();
            }
            assertTrue(games.get() > 100 * GAMES / 4);
            run.checkLog(String.join("\n", log));
        }
    }

    private static int check(String table, List<Witness> all) {
        Story story = all.getFirst().story(table);
        return all.stream().mapToInt(witness -> witness.check(story, all)).sum();
    }

    @Test
    void nobodyIsToldMoreWhenTimeDecides(@TempDir Path folder) {
        MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));
        try (Running server = new Running(store().settings(folder), clock)) {
            Witness quick = new Witness(server.arrive("Quick"), 1, server::port);
            Witness slow = new Witness(server.arrive("Slow"), 2, server::port);
            String table =
                    quick.client().open(Map.of("people", 2, "bots", List.of("owl", "cat"), "secondsPerRound", 5));
            slow.client().join(table).expect(200);
            quick.client().start(table).expect(200);
            List<Witness> all = List.of(quick, slow, new Witness(Client.spectator(server.port()), 0, server::port));
            all.forEach(witness -> witness.follow(table, 0));
            Prng prng = new Prng(1);
            for (int round = 1; round <= Deck.SIZE; round++) {
                int turned = quick.awaitCard(table, round);
                quick.move(table, round, RandomPlay.anyMove(quick.show(table), prng), turned);
                slow.draft(table, round, RandomPlay.anyMove(slow.show(table), prng), turned);
                slow.draft(table, round, RandomPlay.anyMove(slow.show(table), prng), turned);
                all.forEach(witness -> witness.show(table));
                clock.advance(Duration.ofSeconds(5));
            }
            all.forEach(witness -> witness.awaitOver(table));
            assertTrue(check(table, all) > 10 * Deck.SIZE);
        }
    }

    @Test
    void theCheckNoticesAComingCard() {
        assertNoticed("{\"next\":\"" + Witness.COMING + "\"}");
    }

    @Test
    void theCheckNoticesWhatAnotherHasDecided() {
        assertNoticed("{\"number\":6,\"action\":\"" + Witness.DECIDED + "\"}");
    }

    @Test
    void theCheckNoticesAComingCardHoweverItsColoursAreOrdered() {
        assertNoticed("X-Next: " + new StringBuilder(Witness.COMING).reverse());
    }

    @Test
    void theCheckNoticesASecretInTheLog() {
        SecretsRun run = new SecretsRun(() -> 1, 1);
        run.checkLog("{\"level\":\"WARN\",\"message\":\"the database cannot be used\"}");
        assertThrows(AssertionError.class, () -> run.checkLog("arguments: " + Witness.COMING));
        assertThrows(AssertionError.class, () -> run.checkLog("arguments: " + Witness.DECIDED));
    }

    private static void assertNoticed(String text) {
        assertFalse(Witness.exampleFlaws(text).isEmpty());
        assertEquals(List.of(), Witness.exampleFlaws("{}"));
    }
}
