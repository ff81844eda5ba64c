package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the server does not start with. That it starts is tried by the test of the launcher. */
class ServeTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --port -1 | --port is at least 0, not -1
            --port 65536 | --port is at most 65535, not 65536
            --lan --host ::1 | --lan listens at all addresses of this machine, --host at one: choose one of them
            --heartbeat 46 | --heartbeat is at most 45, not 46: proxies end streams that are silent
            --heartbeat 0 | --heartbeat is at least 1, not 0
            --busy-after 0 | --busy-after is at least 1, not 0
            --request-bytes 5 | --request-bytes is at least 1024, not 5
            --rate-per-key 0 | --rate-per-key is at least 1, not 0
            --rate-per-address 0 | --rate-per-address is at least 1, not 0
            --tables-per-key 0 | --tables-per-key is at least 1, not 0
            --streams-per-key 0 | --streams-per-key is at least 1, not 0
            --connections-per-address 0 | --connections-per-address is at least 1, not 0
            --gone-after 0 | --gone-after is at least 1, not 0
            --bot-threads -1 | --bot-threads is at least 0, not -1
            --bot-millis -1 | --bot-millis is at least 0, not -1
            --database-connections 2 | --database-connections is at least 3, not 2
            --trusted-proxies 127.0.0.1,localhost | --trusted-proxies are addresses like 127.0.0.1 or ::1, not localhost
            --trusted-proxies 1.2.3.4.5 | --trusted-proxies are addresses like 127.0.0.1 or ::1, not 1.2.3.4.5
            --database-url mysql://x/y | a database URL is written like postgresql://user:password@host:port/database
            """)
    void aBadSettingIsRefusedWithWhatWouldBeRight(String arguments, String message) {
        assertEquals(message + "\n", CliRun.refusal(("serve " + arguments).split(" ", -1)));
    }

    @Test
    void aPortInUseIsNamed(@TempDir Path data) throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String refusal = CliRun.refusal(
                    "serve", "--port", Integer.toString(taken.getLocalPort()), "--data", data.toString());
            assertEquals(
                    "cannot listen at 127.0.0.1:" + taken.getLocalPort()
                            + ", where something else may be running; another port may be free\n",
                    refusal);
        }
    }

    @Test
    void aFileIsNoFolderForGames(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        String refusal = CliRun.refusal("serve", "--port", "0", "--data", file.toString());
        assertTrue(refusal.startsWith(file + " cannot be used for data: "), refusal);
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNamedWithoutItsPassword() {
        String refusal = CliRun.refusal(
                "serve", "--port", "0", "--database-url", "postgresql://me:secret@127.0.0.1:1/trasse?connectTimeout=1");
        assertTrue(refusal.startsWith("the database cannot be reached: "), refusal);
        assertTrue(!refusal.contains("secret"), refusal);
    }
}
