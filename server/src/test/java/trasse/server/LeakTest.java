package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.engine.bot.Level;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/**
 * Plays random games, keeps every byte that everyone at the table or watching it gets, and looks, once all is revealed,
 * for what they should not have known when they got it.
 */
class LeakTest extends SharedServerTest {
    private static final int GAMES = 100;
    private static final int AT_ONCE = 4;
    private static final List<String> LEVELS =
            Stream.of(Level.values()).map(Level::toString).toList();

    /** Everyone may be replaced at once. */
    @Override
    Settings settings(Settings usual) {
        return new Variant(usual).goneAfter(Duration.ZERO).settings();
    }

    @Test
    void nobodyIsToldComingCardsOrWhatOthersHaveDecided() throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            List<Callable<Integer>> games = IntStream.range(0, GAMES)
                    .<Callable<Integer>>mapToObj(seed -> () -> playAndCheck(new Prng(seed)))
                    .toList();
            int checked = 0;
            for (Future<Integer> game : threads.invokeAll(games)) {
                checked += game.get();
            }
            assertTrue(checked > 100 * GAMES, "only " + checked + " answers and events were checked");
        }
    }

    private int playAndCheck(Prng prng) {
        int people = 1 + prng.below(4);
        int bots = people == 1 ? 1 + prng.below(3) : prng.below(5 - people);
        List<String> levels = IntStream.range(0, bots)
                .mapToObj(i -> LEVELS.get(prng.below(LEVELS.size())))
                .toList();
        List<Witness> seated = new ArrayList<>();
        for (int i = 1; i <= people; i++) {
            seated.add(new Witness(arrive("Player " + i), i));
        }
        Witness host = seated.getFirst();
        String table = host.client().open(Map.of("people", people, "bots", levels, "secondsPerRound", 3600));
        for (Witness guest : seated.subList(1, people)) {
            guest.client().join(table).expect(200);
        }
        if (people > 1) {
            host.client().start(table).expect(200);
        }
        List<Witness> all = new ArrayList<>(seated);
        all.add(new Witness(spectator(), 0));
        all.add(new Witness(arrive("Stranger"), 0));
        all.forEach(witness -> witness.follow(table, 0));
        new RandomGame(table, seated, all, new HashSet<>(), prng).play();
        seated.forEach(Witness::recallStandIn);
        return check(table, all);
    }

    private static int check(String table, List<Witness> all) {
        Story story = all.getFirst().story(table);
        return all.stream().mapToInt(witness -> witness.check(story, all)).sum();
    }

    @Test
    void nobodyIsToldMoreWhenTimeDecides(@TempDir Path folder) {
        MovableClock clock = new MovableClock(Instant.parse("2026-11-16T12:00:00Z"));
        try (Running server = new Running(store().settings(folder), clock)) {
            Witness quick = new Witness(server.arrive("Quick"), 1);
            Witness slow = new Witness(server.arrive("Slow"), 2);
            String table =
                    quick.client().open(Map.of("people", 2, "bots", List.of("owl", "cat"), "secondsPerRound", 5));
            slow.client().join(table).expect(200);
            quick.client().start(table).expect(200);
            List<Witness> all = List.of(quick, slow, new Witness(Client.spectator(server.port()), 0));
            all.forEach(witness -> witness.follow(table, 0));
            Prng prng = new Prng(1);
            for (int round = 1; round <= Deck.SIZE; round++) {
                int turned = quick.following().awaitCard(round).path("number").asInt();
                quick.move(table, round, RandomPlay.anyMove(quick.show(table), prng), turned);
                slow.draft(table, round, RandomPlay.anyMove(slow.show(table), prng), turned);
                slow.draft(table, round, RandomPlay.anyMove(slow.show(table), prng), turned);
                all.forEach(witness -> witness.show(table));
                clock.advance(Duration.ofSeconds(5));
            }
            all.forEach(witness -> witness.following().awaitType("over"));
            assertTrue(check(table, all) > 10 * Deck.SIZE);
        }
    }

    @Test
    void nobodyIsToldTheCardsOfTheDay() {
        Witness player = new Witness(arrive("Ada"), 1);
        Witness stranger = new Witness(arrive("Ben"), 0);
        Witness nobody = new Witness(spectator(), 0);
        String table = player.client()
                .post("/api/daily/play", Map.of("name", "Ada"))
                .expect(201)
                .body()
                .path("table")
                .asText();
        player.follow(table, 0);
        Prng prng = new Prng(1);
        for (int round = 1; round <= Deck.SIZE; round++) {
            int turned = player.following().awaitCard(round).path("number").asInt();
            player.get("/api/daily", turned);
            for (Witness curious : List.of(stranger, nobody)) {
                // Before the first card, as far as they may know.
                for (String path : List.of("", "/events", "/record")) {
                    curious.get("/api/tables/" + table + path, 0);
                }
                curious.get("/api/daily", 0);
                curious.post("/api/tables/" + table + "/move", Map.of("round", round, "move", "-"), 0);
            }
            player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
        }
        assertTrue(check(table, List.of(player, stranger, nobody)) > 10 * Deck.SIZE);
    }

    /** A game in which people hesitate, err, come and go, and everyone is curious. */
    private record RandomGame(String table, List<Witness> seated, List<Witness> all, Set<Witness> away, Prng prng) {
        private void play() {
            for (int round = 1; round <= Deck.SIZE; round++) {
                Witness host = seated.getFirst();
                int turned = host.following().awaitCard(round).path("number").asInt();
                List<Witness> order = new ArrayList<>(seated);
                prng.shuffle(order);
                comeBack(round, turned);
                for (Witness player : order) {
                    lookAround(turned);
                    decide(player, round, turned, player == order.getLast());
                }
            }
            all.forEach(witness -> witness.following().awaitType("over"));
        }

        /** A player who was replaced in the round before takes over again, and takes the bot's decision back. */
        private void comeBack(int round, int turned) {
            for (Witness player : seated) {
                if (away.remove(player)) {
                    player.post(path("return"), Map.of(), turned);
                    player.post(path("take-back"), Map.of("round", round), turned);
                }
            }
        }

        private void decide(Witness player, int round, int turned, boolean last) {
            if (prng.below(6) == 0) {
                player.post(path("move"), Map.of("round", round, "move", "a1: i9"), turned);
                player.post(path("move"), Map.of("round", round + 1, "move", "-"), turned);
            }
            if (!last && player.chair() > 1 && prng.below(12) == 0) {
                player.post(path("leave"), Map.of(), turned);
                away.add(player);
                return;
            }
            if (prng.below(4) == 0) {
                player.draft(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
                lookAround(turned);
            }
            if (!last && prng.below(4) == 0) {
                player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
                lookAround(turned);
                if (prng.below(2) == 0) {
                    player.post(path("take-back"), Map.of("round", round), turned);
                    lookAround(turned);
                }
            }
            player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
        }

        /** Somebody looks at something; the round that is open cannot close meanwhile. */
        private void lookAround(int turned) {
            Witness witness = all.get(prng.below(all.size()));
            switch (prng.below(14)) {
                case 0, 1, 2 -> witness.show(table);
                case 3 -> witness.get(path("record"), turned);
                case 4 -> witness.get("/api/me/games", turned);
                case 5 -> witness.get("/metrics", turned);
                case 6 -> witness.get("/api/tables", turned);
                case 7 -> witness.post(path("move"), Map.of("round", 99, "move", "-"), turned);
                case 8 -> witness.post(path("rematch"), Map.of(), turned);
                case 9 -> witness.follow(table, prng.below(turned));
                case 10 -> witness.post(path("replace"), Map.of("chair", 9), turned);
                case 11 -> witness.post(path("react"), Map.of("reaction", "wow"), turned);
                case 12 -> witness.post(path("nudge"), Map.of("chair", 1 + prng.below(4)), turned);
                default -> witness.post(path("challenge"), Map.of(), turned);
            }
        }

        private String path(String what) {
            return "/api/tables/" + table + "/" + what;
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

    private static void assertNoticed(String text) {
        assertFalse(Witness.exampleFlaws(text).isEmpty());
        assertEquals(List.of(), Witness.exampleFlaws("{}"));
    }
}
