package trasse.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What has to be set so that a stored command survives a power failure. */
class DurabilityTest {
    private static String ask(Handle handle, String sql) {
        return handle.createQuery(sql).mapTo(String.class).one();
    }

    @Test
    void sqliteForcesEveryTransactionToDisk(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder, (what, nanos) -> {})) {
            assertEquals("wal", database.write(handle -> ask(handle, "pragma journal_mode")));
            assertEquals("2", database.write(handle -> ask(handle, "pragma synchronous")), "2 is FULL");
        }
    }
}
