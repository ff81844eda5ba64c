package trasse.testkit.ledger;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;
import trasse.rules.Prng;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;

/** Kills servers or their database at random moments while a crowd plays, and has all checked that was answered. */
public final class CrashRun {
    private static final int LONGEST_PEACE = 1500;
    private static final int LONGEST_START = 2500;

    /**
     * What a run has seen.
     *
     * @param tally what was done and checked
     * @param silences how long nobody was answered, at most, around each kill
     */
    public record Report(Tally tally, List<Duration> silences) {}

    /** Kills something, and starts it again. */
    private interface Blow {
        void strike(Prng prng) throws InterruptedException;
    }

    private final List<ServerProcess> nodes;
    private final int tables;
    private final long seed;

    /**
     * A run.
     *
     * @param nodes one server, or several that share a database
     * @param tables how many tables are played at a time
     */
    public CrashRun(List<ServerProcess> nodes, int tables, long seed) {
        this.nodes = List.copyOf(nodes);
        this.tables = tables;
        this.seed = seed;
    }

    /** Kills a server many times, each time any of them. Every fourth time it is killed again before it has started. */
    public Report killServers(int kills) throws InterruptedException {
        return run(kills, prng -> {
            ServerProcess victim = nodes.get(prng.below(nodes.size()));
            victim.kill();
            if (prng.below(4) == 0) {
                victim.killWhileStarting(Duration.ofMillis(prng.below(LONGEST_START)));
            }
            victim.restart();
        });
    }

    /** Kills the database many times. The servers live on. */
    public Report killDatabase(PostgresProcess database, int kills) throws InterruptedException {
        return run(kills, prng -> {
            database.kill();
            Thread.sleep(prng.below(LONGEST_PEACE));
            database.restart();
        });
    }

    private Report run(int kills, Blow blow) throws InterruptedException {
        Prng prng = new Prng(seed);
        List<Duration> silences = new ArrayList<>();
        try (Crowd crowd = new Crowd(Servers.at(anyPort()), tables, seed)) {
            crowd.awaitAnswers(1);
            while (silences.size() < kills) {
                Thread.sleep(prng.below(LONGEST_PEACE));
                crowd.tally().longestSilence();
                blow.strike(prng);
                crowd.awaitAnswers(1);
                silences.add(crowd.tally().longestSilence());
            }
            crowd.finish();
            return new Report(crowd.tally(), silences);
        } catch (AssertionError e) {
            nodes.forEach(node -> System.err.println(node.log()));
            throw e;
        }
    }

    /** Of a server that may be dead, for which a client has to be prepared. */
    private IntSupplier anyPort() {
        Prng prng = new Prng(~seed);
        return () -> {
            synchronized (prng) {
                return nodes.get(prng.below(nodes.size())).port();
            }
        };
    }
}
