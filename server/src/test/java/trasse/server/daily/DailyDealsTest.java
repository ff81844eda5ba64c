package trasse.server.daily;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.server.live.Tables;
import trasse.server.store.DailyStore;
import trasse.server.store.Database;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Command;
import trasse.server.table.Outcome;
import trasse.server.table.Referee;
import trasse.server.table.Table;

/** The deal of the day on nodes that share a database. */
class DailyDealsTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private static Tables node(Database database) {
        return new Tables(new TableStore(database), new Referee(Duration.ofMinutes(1)), () -> NOON, true, 20);
    }

    private static String play(DailyDeals deals, String visitor) {
        return switch (deals.play(visitor, visitor)) {
            case Outcome.Done<String>(String table) -> table;
            case Outcome.Refused<String> refused -> throw new AssertionError(refused);
        };
    }

    @Test
    void aPlayerWhoHasGivenUpMaySeeOtherGamesThoughTheNodeHasNotHeardOfIt(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder, (what, nanos) -> {})) {
            VisitorStore visitors = new VisitorStore(database);
            List.of("ada", "ben").forEach(visitor -> visitors.add(visitor, visitor + "'s key", NOON));
            Tables here = node(database);
            Tables there = node(database);
            DailyDeals dealsHere = new DailyDeals(new DailyStore(database), here, () -> NOON);
            DailyDeals dealsThere = new DailyDeals(new DailyStore(database), there, () -> NOON);
            String own = play(dealsHere, "ada");
            Table other = there.find(play(dealsHere, "ben")).orElseThrow().table();
            assertTrue(dealsThere.refusalToShow(other, "ada").isPresent());
            here.submit(own, null, new Command.Leave("ada"));
            assertEquals(Optional.empty(), dealsThere.refusalToShow(other, "ada"));
        }
    }
}
