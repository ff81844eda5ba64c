package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.server.store.Database;
import trasse.server.store.VisitorStore;

/** Who is known to be here. */
class PresenceTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    @Test
    void aVisitorWhoCannotBeStoredAsSeenIsStillOnline(@TempDir Path folder) {
        Database database = Database.inFolder(folder, (what, nanos) -> {});
        Presence presence = new Presence(new VisitorStore(database), () -> NOON);
        presence.acted("ada");
        database.close();
        assertThrows(RuntimeException.class, presence::save);
        assertEquals(NOON, presence.lastSeen("ada"));
    }

    @Test
    void allVisitorsWhoHaveBeenOnlineAreStored(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder, (what, nanos) -> {})) {
            VisitorStore store = new VisitorStore(database);
            Presence presence = new Presence(store, () -> NOON);
            List<String> visitors =
                    IntStream.range(0, 450).mapToObj(i -> "visitor " + i).toList();
            visitors.forEach(visitor -> {
                store.add(visitor, "key of " + visitor, Instant.EPOCH);
                presence.acted(visitor);
            });
            presence.save();
            assertEquals(
                    List.of(NOON),
                    visitors.stream().map(store::lastSeen).distinct().toList());
        }
    }
}
