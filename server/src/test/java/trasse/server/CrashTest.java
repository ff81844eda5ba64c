package trasse.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Postgres;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;
import trasse.testkit.ledger.CrashRun;

/**
 * Servers and databases that are killed in the middle of games: nothing that was answered is lost or done twice, and all
 * games go on to their end. {@code bench/run crash} does the same for longer.
 */
class CrashTest {
    private static final int TABLES = 4;

    private static void assertAllIsChecked(CrashRun.Report report) {
        assertTrue(report.tally().games() >= TABLES);
        assertTrue(report.tally().commands() > 15 * report.tally().games());
    }

    @Test
    void nothingAnsweredIsLostWhenTheServerIsKilled(@TempDir Path folder) throws Exception {
        try (ServerProcess server = Node.start(folder, "")) {
            assertAllIsChecked(new CrashRun(List.of(server), TABLES, 1).killServers(3));
        }
    }

    @Test
    void threeNodesPlayOnWhenOneIsKilled(@TempDir Path folder) throws Exception {
        String url = Postgres.newDatabase();
        List<ServerProcess> nodes = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) {
                nodes.add(Node.start(folder.resolve("node" + i), url));
            }
            assertAllIsChecked(new CrashRun(nodes, TABLES, 2).killServers(2));
        } finally {
            nodes.forEach(ServerProcess::close);
        }
    }

    @Test
    void nothingAnsweredIsLostWhenTheDatabaseIsKilled(@TempDir Path folder) throws Exception {
        try (PostgresProcess postgres = new PostgresProcess(folder.resolve("postgres"));
                ServerProcess server = Node.start(folder.resolve("node"), postgres.url())) {
            assertAllIsChecked(new CrashRun(List.of(server), TABLES, 3).killDatabase(postgres, 2));
        }
    }
}
