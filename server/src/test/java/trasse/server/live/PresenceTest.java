package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.server.store.Database;
import trasse.server.store.VisitorStore;

/** Who is known to be here. */
class PresenceTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final Duration REFRESHED_AFTER = Duration.ofSeconds(20);

    @Test
    void aVisitorWhoStaysIsStoredNowAndThenAndOneWhoLeavesAtOnce(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder, (what, nanos) -> {})) {
            VisitorStore store = new VisitorStore(database);
            AtomicReference<Instant> now = new AtomicReference<>(NOON);
            Presence presence = new Presence(store, now::get, REFRESHED_AFTER);
            store.add("ada", "key", Instant.EPOCH);
            Runnable end = () -> {};
            presence.connect("ada", 1, end);
            presence.save();
            now.set(NOON.plusSeconds(5));
            presence.acted("ada");
            presence.save();
            assertEquals(NOON, store.lastSeen("ada"));

            now.set(NOON.plusSeconds(20));
            presence.save();
            assertEquals(NOON.plusSeconds(20), store.lastSeen("ada"));

            now.set(NOON.plusSeconds(25));
            presence.disconnect("ada", end);
            presence.save();
            assertEquals(NOON.plusSeconds(25), store.lastSeen("ada"));
        }
    }

    @Test
    void aVisitorWhoCannotBeStoredAsSeenIsStillOnline(@TempDir Path folder) {
        Database database = Database.inFolder(folder, (what, nanos) -> {});
        Presence presence = new Presence(new VisitorStore(database), () -> NOON, REFRESHED_AFTER);
        presence.acted("ada");
        database.close();
        assertThrows(RuntimeException.class, presence::save);
        assertEquals(NOON, presence.lastSeen("ada"));
    }

    @Test
    void allVisitorsWhoHaveBeenOnlineAreStored(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder, (what, nanos) -> {})) {
            VisitorStore store = new VisitorStore(database);
            Presence presence = new Presence(store, () -> NOON, REFRESHED_AFTER);
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
