package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Postgres;

/** A server that starts, or cannot start as it was told to. */
class StartingTest {
    private static String failure(Settings settings) {
        return String.valueOf(assertThrows(StartFailure.class, () -> Server.start(settings, InstantSource.system()))
                .getMessage());
    }

    @Test
    void aFolderThatTheServerMakesIsForItsOwnerOnly(@TempDir Path folder) throws IOException {
        Path games = folder.resolve("some/games");
        Running.on(Store.SQLITE, games).close();
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(games)));
    }

    @Test
    void aDamagedDatabaseIsNamedAndABackupMayTakeItsPlace(@TempDir Path folder) throws IOException {
        Settings settings = Store.SQLITE.settings(folder);
        Path file = folder.resolve("trasse.sqlite");
        Files.writeString(file, "this is no database at all, but long enough to be taken for one".repeat(100));
        String failure = failure(settings);
        assertTrue(failure.startsWith(folder + " has a database that cannot be used: "), failure);
        assertTrue(failure.endsWith("a backup must take its place"), failure);
        Files.delete(file);
        try (Running server = new Running(settings, InstantSource.system())) {
            server.arrive("Ada").open(Map.of());
        }
    }

    @Test
    void aFolderThatAnotherServerUsesIsNamed(@TempDir Path folder) {
        Settings settings = Store.SQLITE.settings(folder);
        try (Running server = new Running(settings, InstantSource.system())) {
            String failure = failure(settings);
            assertTrue(failure.contains("another server is using it"), failure);
            server.arrive("Ada").open(Map.of());
        }
    }

    @Test
    void aDatabaseWhereTheServerMayDoNothingIsNamedWithWhatItNeeds(@TempDir Path folder) {
        Settings settings = Store.POSTGRES.settings(folder);
        String url = Objects.requireNonNull(settings.databaseUrl());
        Postgres.execute(url, "create role powerless login");
        Postgres.execute(url, "revoke create on schema public from public");
        Settings powerless = new Variant(settings)
                .databaseUrl(url.replace("user=postgres", "user=powerless"))
                .settings();
        String failure = failure(powerless);
        assertTrue(failure.startsWith("the database cannot be brought up to date: "), failure);
        assertTrue(failure.endsWith("; its user needs the right to create tables"), failure);
        assertFalse(failure.contains("\n"), failure);
    }
}
