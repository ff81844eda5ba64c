package trasse.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.ConnectionFaults;
import trasse.testkit.FaultPlan;
import trasse.testkit.FaultyProxy;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;
import trasse.testkit.ledger.FaultRun;

/**
 * Networks, databases and clocks that go wrong while people play: nothing is half done, and all go on by themselves.
 * {@code bench/run faults} does the same for longer, and more of it.
 */
class FaultsTest {
    private static final int TABLES = 4;
    private static final Duration MOMENT = Duration.ofMillis(500);

    @Test
    void gamesGoOnWhenConnectionsOfClientsAreCutDelayedDuplicatedOrForgotten(@TempDir Path folder) throws Exception {
        AtomicBoolean disturbed = new AtomicBoolean();
        FaultPlan plan = FaultPlan.seeded(1).delaying(20, 50).cutting(30, 4000).duplicating(20);
        try (ServerProcess node = Node.start(folder, "");
                FaultyProxy proxy = new FaultyProxy(
                        node::port, connection -> disturbed.get() ? plan.faults(connection) : ConnectionFaults.NONE);
                FaultRun run = new FaultRun(proxy::port, TABLES, 1)) {
            run.suffer(
                    () -> {
                        disturbed.set(true);
                        proxy.cutAll();
                    },
                    MOMENT,
                    () -> disturbed.set(false));
            run.suffer(proxy::forgetAll, MOMENT, () -> {});
            assertTrue(run.finish().games() >= TABLES);
            assertTrue(proxy.cuts() > 0);
        }
    }

    @Test
    void gamesGoOnWhenConnectionsToTheDatabaseAreCutForgottenOrFrozen(@TempDir Path folder) throws Exception {
        try (PostgresProcess postgres = new PostgresProcess(folder.resolve("postgres"));
                FaultyProxy proxy = new FaultyProxy(postgres::port, connection -> ConnectionFaults.NONE);
                ServerProcess node = Node.start(folder.resolve("node"), PostgresProcess.url(proxy.port()));
                FaultRun run = new FaultRun(node::port, TABLES, 2)) {
            run.suffer(proxy::cutAll, MOMENT, proxy::cutAll);
            run.suffer(postgres::freeze, MOMENT, postgres::thaw);
            run.suffer(proxy::forgetAll, MOMENT, () -> {});
            assertTrue(run.finish().games() >= TABLES);
        }
    }

    @Test
    void gamesGoOnWhenTheClockJumps(@TempDir Path folder) throws Exception {
        MovableClock clock = new MovableClock(Instant.now());
        try (Running server = new Running(Store.SQLITE.settings(folder), clock);
                FaultRun run = new FaultRun(server::port, TABLES, 3)) {
            run.suffer(() -> clock.advance(Duration.ofHours(5)), MOMENT, () -> {});
            run.suffer(() -> clock.advance(Duration.ofHours(-10)), MOMENT, () -> {});
            run.suffer(() -> clock.advance(Duration.ofHours(5)), MOMENT, () -> {});
            assertTrue(run.finish().games() >= TABLES);
        }
    }
}
