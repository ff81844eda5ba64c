package trasse.testkit.secrets;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Plays many games of all kinds, several at a time, and checks all that anybody was told. */
public final class SecretsRun {
    private static final int AT_ONCE = 4;
    private static final List<String> LEVELS =
            List.of("butterfly", "magpie", "rabbit", "hedgehog", "squirrel", "cat", "fox", "owl");

    /** As an action is written. */
    private static final Pattern MOVE = Pattern.compile("\\b[a-i][1-9]: [a-i][1-9]\\b");

    private final IntSupplier port;
    private final long seed;
    private final Queue<String> secrets = new ConcurrentLinkedQueue<>();
    private final AtomicInteger dailyGames = new AtomicInteger();
    private final AtomicInteger challenges = new AtomicInteger();
    private final AtomicInteger games = new AtomicInteger();

    /**
     * A run.
     *
     * @param port where the server is, even after it has died and was started again
     */
    public SecretsRun(IntSupplier port, long seed) {
        this.port = port;
        this.seed = seed;
    }

    /** Plays games; tells how many answers, events and views were checked. */
    public long play(int games) throws InterruptedException {
        Prng seeds = new Prng(seed);
        List<Callable<Long>> all = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            Prng prng = new Prng(seeds.nextLong());
            all.add(() -> {
                try {
                    return playOne(prng);
                } finally {
                    this.games.incrementAndGet();
                }
            });
        }
        long checked = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
            for (Future<Long> game : threads.invokeAll(all)) {
                checked += game.get();
            }
        } catch (ExecutionException e) {
            throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
        }
        return checked;
    }

    public int dailyGames() {
        return dailyGames.get();
    }

    public int challenges() {
        return challenges.get();
    }

    /** Waits until so many games are over, or have failed. */
    public void awaitGames(int wanted) {
        while (games.get() < wanted) {
            RandomPlay.pause(5);
        }
    }

    private long playOne(Prng prng) {
        return switch (prng.below(8)) {
            case 0 -> dailyGame(prng);
            case 1 -> challenge(prng);
            default -> together(prng);
        };
    }

    private Witness arrive(String name, int chair) {
        Client client = insist(() -> Client.arrive(port.getAsInt(), name));
        secrets.add(client.token());
        return new Witness(client, chair, port);
    }

    private Witness spectator() {
        return new Witness(Client.spectator(port.getAsInt()), 0, port);
    }

    private static <T> T insist(Supplier<T> request) {
        while (true) {
            try {
                return request.get();
            } catch (Client.Unreachable e) {
                RandomPlay.pause(50);
            }
        }
    }

    private long together(Prng prng) {
        int people = 1 + prng.below(4);
        int bots = people == 1 ? 1 + prng.below(3) : prng.below(5 - people);
        List<String> levels = IntStream.range(0, bots)
                .mapToObj(i -> LEVELS.get(prng.below(LEVELS.size())))
                .toList();
        List<Witness> seated = IntStream.rangeClosed(1, people)
                .mapToObj(chair -> arrive("Player " + chair, chair))
                .toList();
        Witness host = seated.getFirst();
        String table = open(
                host,
                Map.of(
                        "name",
                        "Player 1",
                        "board",
                        prng.below(2) == 0 ? "classic" : "garden",
                        "people",
                        people,
                        "bots",
                        levels,
                        "secondsPerRound",
                        3600));
        for (Witness guest : seated.subList(1, people)) {
            guest.command("/api/tables/" + table + "/join", Map.of("name", "Player " + guest.chair()), 0)
                    .expect(200);
        }
        if (people > 1) {
            host.command("/api/tables/" + table + "/start", Map.of(), 0).expect(200);
        }
        List<Witness> all = new ArrayList<>(seated);
        all.add(spectator());
        all.add(arrive("Stranger", 0));
        all.forEach(witness -> witness.follow(table, 0));
        new RandomGame(table, seated, all, prng).play();
        return check(table, all);
    }

    private static String open(Witness host, Map<String, ?> terms) {
        return host.command("/api/tables", terms, 0)
                .expect(201)
                .body()
                .path("table")
                .asText();
    }

    /** Today's deal, which nobody but the player may know anything of. */
    private long dailyGame(Prng prng) {
        Witness player = arrive("Ada", 1);
        String table = player.post("/api/daily/play", Map.of("name", "Ada"), 0)
                .expectSuccess()
                .body()
                .path("table")
                .asText();
        String day = player.show(table).path("daily").asText();
        dailyGames.incrementAndGet();
        return alone(player, table, List.of("/api/daily", "/api/daily/months", "/api/daily/" + day + "/deal"), prng);
    }

    /** A deal that one has played, and another plays now. */
    private long challenge(Prng prng) {
        Witness first = arrive("Ada", 1);
        String played = open(first, Map.of("name", "Ada"));
        first.follow(played, 0);
        new RandomGame(played, List.of(first), List.of(first), prng).play();
        String challenge = first.post("/api/tables/" + played + "/challenge", Map.of(), 0)
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        Witness second = arrive("Ben", 1);
        String table = second.post("/api/challenges/" + challenge + "/play", Map.of("name", "Ben"), 0)
                .expectSuccess()
                .body()
                .path("table")
                .asText();
        challenges.incrementAndGet();
        List<String> places = List.of(
                "/api/challenges/" + challenge, "/api/challenges/" + challenge + "?look=true", "/c/" + challenge);
        return alone(second, table, places, prng);
    }

    /**
     * A game alone, while strangers try to learn the deal.
     *
     * @param places where they look, and the player, too
     */
    private long alone(Witness player, String table, List<String> places, Prng prng) {
        Witness stranger = arrive("Eve", 0);
        Witness nobody = spectator();
        player.follow(table, 0);
        for (int round = 1; round <= Deck.SIZE; round++) {
            int turned = player.awaitCard(table, round);
            player.get(places.get(prng.below(places.size())), turned);
            Witness curious = prng.below(2) == 0 ? stranger : nobody;
            // Before the first card, as far as they may know.
            curious.get(places.get(prng.below(places.size())), 0);
            curious.command("/api/tables/" + table + "/move", Map.of("round", round, "move", "-"), 0);
            player.move(table, round, RandomPlay.anyMove(player.show(table), prng), turned);
        }
        player.awaitOver(table);
        return check(table, List.of(player, stranger, nobody));
    }

    private long check(String table, List<Witness> all) {
        Story story = all.getFirst().story(table);
        secrets.add(story.salt());
        return all.stream().mapToLong(witness -> witness.check(story, all)).sum();
    }

    /** Checks that a log has no key, no salt, no card and no move in it; to be called when all games are over. */
    public void checkLog(String log) {
        for (String secret : secrets) {
            require(!log.contains(secret), secret, log);
        }
        for (String word : log.split("[^A-Za-z0-9]+", -1)) {
            require(Card.parse(word.toLowerCase(Locale.ROOT)).toOptional().isEmpty(), word, log);
        }
        require(!MOVE.matcher(log).find(), "a move", log);
    }

    private void require(boolean holds, String secret, String log) {
        if (!holds) {
            String line =
                    log.lines().filter(one -> one.contains(secret)).findFirst().orElse(log);
            throw new AssertionError("seed " + seed + ": the log has " + secret + ": " + line);
        }
    }
}
