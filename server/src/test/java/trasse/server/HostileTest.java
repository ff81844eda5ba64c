package trasse.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.ServerProcess;
import trasse.testkit.hostile.HostileRun;

/** Clients that mean harm. {@code bench/run hostile} does the same for longer. */
class HostileTest {
    private static final int REQUESTS = 4000;

    @Test
    void hostileClientsAreRefusedWhileOthersAreServed(@TempDir Path folder) throws Exception {
        try (ServerProcess server = Node.start(folder, "")) {
            HostileRun.Report report = new HostileRun(server, 1).run(REQUESTS, 20, 100);
            long answered =
                    report.answers().values().stream().mapToLong(count -> count).sum();
            assertTrue(answered > REQUESTS / 2, report.toString());
        }
    }
}
