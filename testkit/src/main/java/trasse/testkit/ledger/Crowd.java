package trasse.testkit.ledger;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import trasse.rules.Prng;

/**
 * Some tables where game follows game, as fast as the server allows, until no more are wanted, but at least one. Each game is checked when
 * it is over, and its record again at the very end. Thread-safe.
 */
public final class Crowd implements AutoCloseable {
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(90);

    private record Finished(String table, String record) {}

    private final Servers servers;
    private final Tally tally = new Tally();
    private final List<Tally> byTable = new ArrayList<>();
    private final Queue<Finished> finished = new ConcurrentLinkedQueue<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch playing;
    private final long seed;
    private volatile boolean ending;

    /** A crowd that has begun to play. */
    public Crowd(Servers servers, int tables, long seed) {
        this.servers = servers;
        this.seed = seed;
        this.playing = new CountDownLatch(tables);
        Prng seeds = new Prng(seed);
        for (int i = 0; i < tables; i++) {
            Prng prng = new Prng(seeds.nextLong());
            Tally ofTable = tally.part();
            byTable.add(ofTable);
            threads.execute(() -> playGameAfterGame(ofTable, prng));
        }
    }

    public Tally tally() {
        return tally;
    }

    private void playGameAfterGame(Tally ofTable, Prng prng) {
        try {
            List<PersistentClient> people = new ArrayList<>();
            for (int i = 1; i <= 4; i++) {
                people.add(PersistentClient.arrive("Player " + i, servers, ofTable, prng.nextLong()));
            }
            int game = 0;
            do {
                game++;
                play(people.subList(0, 2 + prng.below(3)), "game-" + game, prng);
            } while (!ending);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            failure.compareAndSet(null, e.getCause());
        } catch (RuntimeException | AssertionError e) {
            failure.compareAndSet(null, e);
        } finally {
            playing.countDown();
        }
    }

    private void play(List<PersistentClient> people, String command, Prng prng)
            throws InterruptedException, ExecutionException {
        PersistentClient host = people.getFirst();
        List<String> bots = people.size() < 4 && prng.below(3) == 0 ? List.of("magpie") : List.of();
        String table = host.post(
                        "/api/tables",
                        Map.of("command", command, "name", host.name(), "people", people.size(), "bots", bots))
                .expect(201)
                .body()
                .path("table")
                .asText();
        String path = "/api/tables/" + table;
        for (PersistentClient guest : people.subList(1, people.size())) {
            guest.post(path + "/join", Map.of("command", "join", "name", guest.name()))
                    .expect(200);
        }
        host.post(path + "/start", Map.of("command", "start")).expect(200);
        List<Future<Ledger>> ledgers = new ArrayList<>();
        for (PersistentClient player : people) {
            RandomPlayer playing = new RandomPlayer(player, table, prng.nextLong());
            ledgers.add(threads.submit(() -> reportingFailure(playing)));
        }
        StoredTable stored = new StoredTable(table);
        for (int i = 0; i < people.size(); i++) {
            Ledger ledger = ledgers.get(i).get();
            stored.check(people.get(i), ledger);
            tally.checked(ledger);
        }
        finished.add(new Finished(table, stored.checkedRecord(host)));
        tally.gameChecked();
    }

    /** The others wait for a player who has failed, so nobody would hear of it before the game is over. */
    private Ledger reportingFailure(RandomPlayer player) {
        try {
            return player.call();
        } catch (RuntimeException | AssertionError e) {
            failure.compareAndSet(null, e);
            throw e;
        }
    }

    /** Fails if a player has found something wrong, or nobody is answered any more. */
    public void check() {
        Throwable found = failure.get();
        if (found != null) {
            throw new AssertionError("seed " + seed + ": " + found.getMessage(), found);
        }
        if (tally.sinceLastAnswer().compareTo(LONGEST_SILENCE) > 0) {
            throw new AssertionError("seed " + seed + ": nobody has been answered for " + LONGEST_SILENCE);
        }
    }

    /** Waits, and checks all the while, until some more requests have been answered; tells how long that took. */
    public Duration awaitAnswers(long more) throws InterruptedException {
        long wanted = tally.answers() + more;
        long began = System.nanoTime();
        while (tally.answers() < wanted) {
            check();
            Thread.sleep(2);
        }
        return Duration.ofNanos(System.nanoTime() - began);
    }

    /** Waits, and checks all the while, until every table has got an answer; tells how long that took. */
    public Duration awaitAllTables() throws InterruptedException {
        long[] before = byTable.stream().mapToLong(Tally::answers).toArray();
        long began = System.nanoTime();
        while (!IntStream.range(0, before.length)
                .allMatch(table -> byTable.get(table).answers() > before[table])) {
            check();
            if (System.nanoTime() - began > LONGEST_SILENCE.toNanos()) {
                throw new AssertionError("seed " + seed + ": a table has not been answered for " + LONGEST_SILENCE);
            }
            Thread.sleep(2);
        }
        return Duration.ofNanos(System.nanoTime() - began);
    }

    /** Waits for the games to end, then looks at all tables once more. */
    public void finish() throws InterruptedException {
        ending = true;
        while (!playing.await(20, TimeUnit.MILLISECONDS)) {
            check();
        }
        check();
        PersistentClient reader = PersistentClient.spectator(servers, tally, seed);
        for (Finished one : finished) {
            String now = reader.get("/api/tables/" + one.table + "/record")
                    .expect(200)
                    .text();
            if (!now.equals(one.record)) {
                throw new AssertionError("seed " + seed + ": the record of table " + one.table + " has changed");
            }
        }
    }

    @Override
    public void close() {
        ending = true;
        threads.shutdownNow();
    }
}
