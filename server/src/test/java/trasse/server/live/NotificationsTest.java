package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Edition;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.store.Database;
import trasse.server.store.DatabaseUrl;
import trasse.server.store.TableStore;
import trasse.server.store.VisitorStore;
import trasse.server.table.Command;
import trasse.server.table.Referee;
import trasse.server.table.Terms;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;

/** What nodes tell each other. */
class NotificationsTest {
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private static Tables node(Database database) {
        return new Tables(new TableStore(database), new Referee(Duration.ofMinutes(1)), () -> NOON, true, 20);
    }

    private static void awaitNumber(int number, LiveTable table) {
        for (int tries = 0; tries < 500 && table.table().number() < number; tries++) {
            RandomPlay.pause(20);
        }
        assertEquals(number, table.table().number());
    }

    /** Of a table without streams, which nodes do not ask for. */
    @Test
    void whatCouldNotBeToldIsToldLater() {
        String url = Postgres.newDatabase();
        String jdbc = DatabaseUrl.jdbc(url).orElseThrow();
        try (Database.PostgresDatabase database = Database.at(jdbc, 10, (what, nanos) -> {})) {
            Tables here = node(database);
            Tables there = node(database);
            VisitorStore visitors = new VisitorStore(database);
            List.of("host", "ada", "ben").forEach(visitor -> visitors.add(visitor, visitor + "'s key", NOON));
            Terms terms = new Terms(Edition.BOARDS, BuiltInBoards.classic(), 4, List.of(), null, false, false);
            here.make(terms, "host", "Host", "open");
            String table = here.madeBy("host", "open").orElseThrow().table().id();
            LiveTable known = there.find(table).orElseThrow();
            try (PostgresNotifications telling = new PostgresNotifications(database, here);
                    PostgresNotifications listening = new PostgresNotifications(database, there)) {
                here.onMove(telling::moved);
                there.onMove(listening::moved);
                here.submit(table, "1", new Command.Join("ada", "Ada"));
                awaitNumber(3, known);
                Postgres.execute(
                        url,
                        "select pg_terminate_backend(pid) from pg_stat_activity"
                                + " where datname = current_database() and query like 'select pg_notify(%'");
                here.submit(table, "2", new Command.Join("ben", "Ben"));
                awaitNumber(4, known);
            }
        }
    }
}
