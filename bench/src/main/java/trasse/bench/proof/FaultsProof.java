package trasse.bench.proof;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import trasse.bench.Scratch;
import trasse.testkit.ConnectionFaults;
import trasse.testkit.FaultPlan;
import trasse.testkit.FaultyProxy;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;
import trasse.testkit.ledger.FaultRun;
import trasse.testkit.ledger.Tally;

/**
 * Lets clients play through broken networks, full disks, and databases that are locked, frozen or away. Nothing may be half
 * done, and all tables must go on by themselves when the fault is over.
 *
 * <p>Arguments: how many seconds a fault lasts; a seed.
 */
public final class FaultsProof {
    private static final int TABLES = 12;
    private static final int DISK_MEGABYTES = 256;

    private FaultsProof() {}

    public static void main(String[] arguments) {
        Duration time = Duration.ofSeconds(arguments.length > 0 ? Integer.parseInt(arguments[0]) : 15);
        Proof.run("faults", Proof.seed(arguments, 1), seed -> {
            System.out.println("| fault | lasted s | requests without an answer | answered 503 | recovered after s |");
            System.out.println("|---|---:|---:|---:|---:|");
            long games = ofClientsAndDisk(time, seed).games()
                    + ofLockedSqlite(time, seed).games()
                    + ofPostgres(time, seed).games();
            System.out.println();
            System.out.println(games + " games are over and checked.");
        });
    }

    /** Prints a fault that must have kept somebody waiting; else it was none. */
    private static void printNoticed(String fault, FaultRun.Report report) {
        if (report.unanswered() + report.unavailable() == 0) {
            throw new AssertionError("nobody has noticed the fault: " + fault);
        }
        print(fault, report);
    }

    private static void print(String fault, FaultRun.Report report) {
        System.out.printf(
                Locale.ROOT,
                "| %s | %.1f | %d | %d | %.2f |%n",
                fault,
                report.lasted().toMillis() / 1000.0,
                report.unanswered(),
                report.unavailable(),
                report.recovered().toMillis() / 1000.0);
    }

    /** A proxy that disturbs connections while it is told to. */
    private static FaultyProxy proxy(ServerProcess server, FaultPlan plan, AtomicBoolean disturbed) {
        return new FaultyProxy(
                server::port, connection -> disturbed.get() ? plan.faults(connection) : ConnectionFaults.NONE);
    }

    private static Tally ofClientsAndDisk(Duration time, long seed) throws Exception {
        AtomicBoolean disturbed = new AtomicBoolean();
        FaultPlan plan =
                FaultPlan.seeded(seed).delaying(30, 200).cutting(30, 4000).duplicating(20);
        try (Scratch scratch = Scratch.create();
                ServerProcess server = Jar.serveOnSmallDisk(scratch.path(), DISK_MEGABYTES, "--heartbeat", "1");
                FaultyProxy proxy = proxy(server, plan, disturbed);
                FaultRun run = new FaultRun(proxy::port, TABLES, seed)) {
            printNoticed(
                    "clients: cut, delayed, duplicated",
                    run.suffer(
                            () -> {
                                disturbed.set(true);
                                proxy.cutAll();
                            },
                            time,
                            () -> disturbed.set(false)));
            printNoticed("clients: half-open", run.suffer(proxy::forgetAll, Duration.ZERO, () -> {}));
            printNoticed("server frozen", run.suffer(server::freeze, time, server::thaw));
            Path folder = server.inside(scratch.path());
            Path ballast = folder.resolve("ballast");
            printNoticed("SQLite: disk full", run.suffer(() -> fill(ballast), time, () -> Files.delete(ballast)));
            return run.finish();
        }
    }

    /** On a disk that this process sees, too: SQLite resolves the path into another process's disk, and gets lost. */
    private static Tally ofLockedSqlite(Duration time, long seed) throws Exception {
        try (Scratch scratch = Scratch.create();
                ServerProcess server = Jar.serve(scratch.path(), "--heartbeat", "1");
                FaultRun run = new FaultRun(server::port, TABLES, seed);
                Connection other = DriverManager.getConnection("jdbc:sqlite:" + scratch.resolve("trasse.sqlite"))) {
            printNoticed(
                    "SQLite: locked",
                    run.suffer(() -> execute(other, "begin immediate"), time, () -> execute(other, "rollback")));
            return run.finish();
        }
    }

    private static void fill(Path file) throws IOException {
        byte[] piece = new byte[4096];
        try (OutputStream out = Files.newOutputStream(file)) {
            while (true) {
                out.write(piece);
            }
        } catch (IOException e) {
            if (Files.size(file) < piece.length) {
                throw e;
            }
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static Tally ofPostgres(Duration time, long seed) throws Exception {
        AtomicBoolean slow = new AtomicBoolean();
        try (Scratch scratch = Scratch.create();
                PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"));
                FaultyProxy proxy = new FaultyProxy(
                        postgres::port,
                        connection -> slow.get()
                                ? ConnectionFaults.NONE.delayed(20, seed + connection)
                                : ConnectionFaults.NONE);
                ServerProcess node =
                        Jar.node(scratch.resolve("node"), PostgresProcess.url(proxy.port()), "--heartbeat", "1");
                FaultRun run = new FaultRun(node::port, TABLES, seed)) {
            print("PostgreSQL: connections cut", run.suffer(proxy::cutAll, Duration.ZERO, () -> {}));
            print(
                    "PostgreSQL: connections delayed",
                    run.suffer(
                            () -> {
                                slow.set(true);
                                proxy.cutAll();
                            },
                            time,
                            () -> {
                                slow.set(false);
                                proxy.cutAll();
                            }));
            printNoticed("PostgreSQL: half-open", run.suffer(proxy::forgetAll, Duration.ZERO, () -> {}));
            printNoticed("PostgreSQL: frozen", run.suffer(postgres::freeze, time, postgres::thaw));
            printNoticed("PostgreSQL: away", run.suffer(postgres::kill, time, postgres::restart));
            try (Connection other = DriverManager.getConnection(
                    "jdbc:postgresql://127.0.0.1:" + postgres.port() + "/postgres?user=postgres")) {
                other.setAutoCommit(false);
                printNoticed(
                        "PostgreSQL: locked",
                        run.suffer(
                                () -> execute(other, "lock table table_event in access exclusive mode"),
                                time,
                                other::rollback));
            }
            return run.finish();
        }
    }
}
