package trasse.bench.proof;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trasse.bench.Scratch;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;
import trasse.testkit.ledger.CrashRun;

/**
 * Kills a server on SQLite, nodes on PostgreSQL, and PostgreSQL itself, at random moments while clients play as fast as
 * they can and write down every answer. Afterwards every answered command must be stored once, every stream must be the
 * beginning of what is stored, and every game must be legal and finished.
 *
 * <p>Arguments: how many kills of a server, of a node of three, and of PostgreSQL; a seed.
 */
public final class CrashProof {
    private static final int TABLES = 12;
    private static final int NODES = 3;

    private CrashProof() {}

    public static void main(String[] arguments) throws InterruptedException {
        int ofServer = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        int ofNodes = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        int ofPostgres = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 5;
        Proof.run("crash", Proof.seed(arguments, 3), seed -> {
            System.out.println("| killed | kills | games | answered commands | events | requests sent again"
                    + " | nobody answered: median s | longest s |");
            System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
            if (ofServer > 0) {
                print("server on SQLite", killServer(ofServer, seed));
            }
            if (ofNodes > 0) {
                print("one of three nodes", killNodes(ofNodes, seed));
            }
            if (ofPostgres > 0) {
                print("PostgreSQL", killPostgres(ofPostgres, seed));
            }
        });
    }

    private static CrashRun.Report killServer(int kills, long seed) throws InterruptedException {
        try (Scratch scratch = Scratch.create();
                ServerProcess server = Jar.serve(scratch.path())) {
            return new CrashRun(List.of(server), TABLES, seed).killServers(kills);
        }
    }

    private static CrashRun.Report killNodes(int kills, long seed) throws InterruptedException {
        try (Scratch scratch = Scratch.create();
                PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"))) {
            return withNodes(NODES, scratch, postgres, nodes -> new CrashRun(nodes, TABLES, seed).killServers(kills));
        }
    }

    private static CrashRun.Report killPostgres(int kills, long seed) throws InterruptedException {
        try (Scratch scratch = Scratch.create();
                PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"))) {
            return withNodes(
                    2, scratch, postgres, nodes -> new CrashRun(nodes, TABLES, seed).killDatabase(postgres, kills));
        }
    }

    private interface Run {
        CrashRun.Report run(List<ServerProcess> nodes) throws InterruptedException;
    }

    private static CrashRun.Report withNodes(int count, Scratch scratch, PostgresProcess postgres, Run run)
            throws InterruptedException {
        List<ServerProcess> nodes = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                nodes.add(Jar.node(scratch.resolve("node" + i), postgres.url()));
            }
            return run.run(nodes);
        } finally {
            nodes.forEach(ServerProcess::close);
        }
    }

    private static void print(String killed, CrashRun.Report report) {
        List<Duration> silences = report.silences().stream().sorted().toList();
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %d | %d | %d | %d | %.2f | %.2f |%n",
                killed,
                silences.size(),
                report.tally().games(),
                report.tally().commands(),
                report.tally().events(),
                report.tally().unansweredRequests() + report.tally().unavailableAnswers(),
                silences.get(silences.size() / 2).toMillis() / 1000.0,
                silences.getLast().toMillis() / 1000.0);
    }
}
