package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.postgresql.PGConnection;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** Copies that are made while people play, and restored onto a server that has nothing. */
class BackupTest {
    private static final int TABLES = 4;

    @ParameterizedTest
    @EnumSource
    void gamesGoOnFromACopyThatWasMadeWhileTheyWerePlayed(Store store, @TempDir Path folder) throws Exception {
        Settings settings = store.settings(folder.resolve("running"));
        Settings restored = store.settings(folder.resolve("restored"));
        try (Running server = new Running(settings, InstantSource.system())) {
            Map<String, List<Client>> playing = open(server.port(), TABLES);
            // However fast the others are, one game is not over when the copy is made.
            Map<String, List<Client>> resting = open(server.port(), 1);
            resting.forEach((table, clients) -> play(table, clients, 3));
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                List<Future<?>> games = new ArrayList<>();
                playing.forEach((table, clients) ->
                        games.add(threads.submit(() -> RandomPlay.toTheEnd(table, clients, new Prng(1)))));
                String first = playing.keySet().iterator().next();
                try (EventStream stream = Client.spectator(server.port()).follow(first, 0)) {
                    stream.awaitCard(3);
                }
                copy(settings, restored);
                for (Future<?> game : games) {
                    game.get();
                }
            }
            try (Running copied = new Running(restored, InstantSource.system())) {
                Map<String, List<Client>> tables = new LinkedHashMap<>(playing);
                tables.putAll(resting);
                for (Map.Entry<String, List<Client>> table : tables.entrySet()) {
                    JsonNode view = Client.spectator(copied.port()).show(table.getKey());
                    int number = view.path("number").asInt();
                    assertEquals(
                            events(server.port(), table.getKey(), number),
                            events(copied.port(), table.getKey(), number),
                            "what had happened until then");
                    List<Client> clients = table.getValue();
                    clients.forEach(client -> client.moveTo(copied.port()));
                    play(table.getKey(), clients, Deck.SIZE);
                    assertEquals(
                            "over",
                            clients.getFirst()
                                    .show(table.getKey())
                                    .path("phase")
                                    .asText());
                }
            }
        }
    }

    private static Map<String, List<Client>> open(int port, int count) {
        Map<String, List<Client>> tables = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            Client ada = Client.arrive(port, "Ada");
            Client tim = Client.arrive(port, "Tim");
            String table = ada.open(Map.of("people", 2));
            tim.join(table).expect(200);
            ada.start(table).expect(200);
            tables.put(table, List.of(ada, tim));
        }
        return tables;
    }

    private static List<JsonNode> events(int port, String table, int number) {
        try (EventStream stream = Client.spectator(port).follow(table, 0)) {
            stream.await(event -> event.path("number").asInt() == number);
            return stream.events().subList(0, number);
        }
    }

    /** Plays on from where a game is, to the end of a round. */
    private static void play(String table, List<Client> clients, int lastRound) {
        Prng prng = new Prng(1);
        for (int round = clients.getFirst().show(table).path("round").asInt(); round <= lastRound; round++) {
            for (Client client : clients) {
                JsonNode view = client.show(table);
                if (view.path("round").asInt() == round && view.has("card") && !view.has("decision")) {
                    client.move(table, round, RandomPlay.anyMove(view, prng)).expect(200);
                }
            }
        }
    }

    private static void copy(Settings from, Settings to) throws Exception {
        if (from.databaseUrl() == null) {
            Files.createDirectories(to.data());
            copySqlite(from.data().resolve("trasse.sqlite"), to.data().resolve("trasse.sqlite"));
        } else {
            copyPostgres(from.databaseUrl(), Objects.requireNonNull(to.databaseUrl()));
        }
    }

    /** As {@code .backup} of the program sqlite3 does it. */
    private static void copySqlite(Path from, Path to) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + from);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("backup to '" + to + "'");
        }
    }

    /** As {@code pg_dump}, which the embedded PostgreSQL lacks, does it: all tables as they are at one moment. */
    private static void copyPostgres(String from, String to) throws Exception {
        new Running(
                        Variant.of(Settings.local(0, Path.of("unused")))
                                .databaseUrl(to)
                                .settings(),
                        InstantSource.system())
                .close();
        try (Connection source = DriverManager.getConnection(from);
                Connection target = DriverManager.getConnection(to);
                Statement reading = source.createStatement();
                Statement writing = target.createStatement()) {
            source.setAutoCommit(false);
            reading.execute("set transaction isolation level repeatable read read only");
            writing.execute("set session_replication_role = replica");
            for (String table : tables(reading)) {
                writing.execute("delete from " + table);
                Writer rows = new StringWriter();
                source.unwrap(PGConnection.class).getCopyAPI().copyOut("copy " + table + " to stdout", rows);
                target.unwrap(PGConnection.class)
                        .getCopyAPI()
                        .copyIn("copy " + table + " from stdin", new StringReader(rows.toString()));
            }
        }
    }

    private static List<String> tables(Statement statement) throws Exception {
        List<String> names = new ArrayList<>();
        try (ResultSet rows = statement.executeQuery(
                "select table_name from information_schema.tables where table_schema = 'public'")) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }
}
