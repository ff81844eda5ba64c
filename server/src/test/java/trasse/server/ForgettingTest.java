package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Prng;
import trasse.server.store.DatabaseUrl;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.Postgres;
import trasse.testkit.RandomPlay;
import trasse.testkit.Together;

/** Visitors who are forgotten by one of two nodes. */
class ForgettingTest {
    private static final int RACES = 40;

    private static Running node(Path folder, String url) {
        return new Running(
                Variant.of(Settings.local(0, folder)).databaseUrl(url).settings(), InstantSource.system());
    }

    @Test
    void whoIsForgottenByOneNodeIsUnknownToTheOtherAtOnce(@TempDir Path folder) {
        String url = Postgres.newDatabase();
        try (Running one = node(folder.resolve("one"), url);
                Running other = node(folder.resolve("other"), url)) {
            Client host = one.arrive("Ben");
            String table = host.open(Map.of("people", 2));
            for (int i = 0; i < 10; i++) {
                Client here = one.arrive("Ada");
                Client there = here.at(other.port());
                there.get("/api/me").expect(200);
                here.delete("/api/me").expect(204);
                there.get("/api/me").expect(401);
                there.post("/api/tables", Map.of("command", "make", "name", "Ada"))
                        .expect(401);
                there.post("/api/daily/play", Map.of("name", "Ada")).expect(401);
                there.join(table).expect(401);
            }
        }
    }

    @Test
    void whoActsWhileBeingForgottenLeavesNothingBehind(@TempDir Path folder) throws SQLException {
        String url = Postgres.newDatabase();
        try (Running one = node(folder.resolve("one"), url);
                Running other = node(folder.resolve("other"), url)) {
            Client host = one.arrive("Ben");
            for (int i = 0; i < RACES; i++) {
                String table = host.open(Map.of("people", 2));
                Client here = one.arrive("Ada");
                Client there = here.at(other.port());
                List<Callable<Integer>> all = List.of(
                        () -> here.delete("/api/me").status(),
                        () -> there.post("/api/daily/play", Map.of("name", "Ada"))
                                .status(),
                        () -> there.post("/api/tables", Map.of("command", "make", "name", "Ada", "people", 2))
                                .status(),
                        () -> there.post("/api/me/codes", Map.of()).status(),
                        () -> there.join(table).status());
                List<Integer> answers = Together.all(all);
                assertEquals(204, answers.getFirst());
                assertTrue(Set.of(200, 201, 401).containsAll(answers.subList(1, answers.size())), answers.toString());
                host.get("/api/me").expect(200);
                host.post("/api/tables/" + table + "/leave", Map.of("command", "leave"))
                        .expect(200);
            }
            for (String left : List.of("table_chair", "daily_game", "visitor_key", "moving_code", "forgetting")) {
                assertEquals(
                        0,
                        count(
                                DatabaseUrl.jdbc(url).orElseThrow(),
                                "select count(*) from " + left
                                        + " where visitor <> '' and visitor not in (select id from visitor)"),
                        left);
            }
        }
    }

    /** As if the server had been killed in the middle: the visitor is deleted, and nothing else. */
    @Test
    void whatAKilledServerHasNotForgottenIsForgottenWhenItStartsAgain(@TempDir Path folder) throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("trasse.sqlite");
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client ben = server.arrive("Ben");
            Client ada = server.arrive("Ada");
            String over = ada.open(Map.of());
            RandomPlay.toTheEnd(over, List.of(ada), new Prng(1));
            String open = ben.open(Map.of("people", 2));
            ada.join(open).expect(200);
            String seats = "select count(*) from table_chair where visitor <> ''";
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("pragma foreign_keys = true");
                statement.executeUpdate(
                        "insert into forgetting select distinct visitor from table_chair where name = 'Ada'");
                statement.executeUpdate("delete from visitor where id in (select visitor from forgetting)");
            }
            assertEquals(3, count(url, seats));
            server.restart();
            ben.moveTo(server.port());
            awaitForgotten(url);
            assertEquals(1, count(url, seats));
            assertEquals(
                    List.of("person", "free"), ben.show(open).path("chairs").findValuesAsText("kind"));
        }
    }

    @Test
    void whatCannotBeForgottenAtOnceIsForgottenLaterThoughTheServerWasStartedMeanwhile(@TempDir Path folder)
            throws SQLException {
        String url = Postgres.newDatabase();
        String jdbc = DatabaseUrl.jdbc(url).orElseThrow();
        try (Running server = node(folder, url)) {
            Client ada = server.arrive("Ada");
            RandomPlay.toTheEnd(ada.open(Map.of()), List.of(ada), new Prng(1));
            Postgres.execute(url, "alter table table_chair add constraint occupied check (visitor <> '')");
            ada.delete("/api/me").expect(500);
            ada.get("/api/me").expect(401);
            server.restart();
            Postgres.execute(url, "alter table table_chair drop constraint occupied");
            awaitForgotten(jdbc);
            assertEquals(0, count(jdbc, "select count(*) from table_chair where visitor <> ''"));
        }
    }

    private static void awaitForgotten(String url) throws SQLException {
        for (int tries = 0; tries < 1000; tries++) {
            if (count(url, "select count(*) from forgetting") == 0) {
                return;
            }
            RandomPlay.pause(20);
        }
        throw new AssertionError("somebody is still not forgotten");
    }

    @ParameterizedTest
    @EnumSource
    void aMoveThatIsBegunBeforeItsPlayerIsForgottenIsRefused(Store store, @TempDir Path folder) throws IOException {
        try (Running server = Running.on(store, folder)) {
            assertNoWayBack(server, server);
        }
    }

    @Test
    void aMoveThatIsBegunBeforeItsPlayerIsForgottenByAnotherNodeIsRefused(@TempDir Path folder) throws IOException {
        String url = Postgres.newDatabase();
        try (Running one = node(folder.resolve("one"), url);
                Running other = node(folder.resolve("other"), url)) {
            assertNoWayBack(one, other);
        }
    }

    /** Neither can a player who is forgotten by one node come back by a move that the other one has begun to read. */
    private static void assertNoWayBack(Running one, Running other) throws IOException {
        Client host = one.arrive("Ben");
        Client ada = one.arrive("Ada");
        String table = host.open(Map.of("people", 2));
        ada.join(table).expect(200);
        host.start(table).expect(200);
        String body = "{\"command\":\"late\",\"round\":1,\"move\":\"-\"}";
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), other.port());
                BufferedReader in =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            socket.setSoTimeout(60_000);
            send(
                    socket,
                    "POST /api/tables/" + table + "/move HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + ada.token()
                            + "\r\nExpect: 100-continue\r\nContent-Length: " + body.length() + "\r\n\r\n");
            // It asks for the body when it knows whose it is.
            assertEquals("HTTP/1.1 100 Continue", in.readLine());
            assertEquals("", in.readLine());
            ada.delete("/api/me").expect(204);
            send(socket, body);
            assertEquals("HTTP/1.1 401 Unauthorized", in.readLine());
        }
        assertEquals(
                List.of("person", "stand-in"), host.show(table).path("chairs").findValuesAsText("kind"));
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    @ParameterizedTest
    @EnumSource
    void theStreamsOfAForgottenVisitorEndAndThoseOfOthersGoOn(Store store, @TempDir Path folder) {
        try (Running server = Running.on(store, folder)) {
            assertStreamsEnd(server, server);
        }
    }

    @Test
    void theStreamsOfAVisitorWhomAnotherNodeHasForgottenEnd(@TempDir Path folder) {
        Settings settings = Variant.of(Store.POSTGRES.settings(folder))
                .goneAfter(Duration.ofSeconds(1))
                .settings();
        try (Running one = new Running(settings, InstantSource.system());
                Running other = new Running(settings, InstantSource.system())) {
            assertStreamsEnd(one, other);
        }
    }

    /** At a table where nothing happens. */
    private static void assertStreamsEnd(Running one, Running other) {
        Client host = one.arrive("Ben");
        Client ada = one.arrive("Ada");
        String table = host.open(Map.of("people", 2));
        try (EventStream ended = ada.at(other.port()).follow(table, 0);
                EventStream open = host.at(other.port()).follow(table, 0);
                EventStream spectator = Client.spectator(other.port()).follow(table, 0)) {
            List.of(ended, open, spectator).forEach(stream -> stream.awaitType("joined"));
            ada.delete("/api/me").expect(204);
            awaitEnd(ended);
            String guest = "Cleo";
            one.arrive(guest).join(table).expect(200);
            List.of(open, spectator)
                    .forEach(stream ->
                            stream.await(event -> event.path("name").asText().equals(guest)));
        }
    }

    private static void awaitEnd(EventStream stream) {
        for (int tries = 0; tries < 1000; tries++) {
            if (stream.hasEnded()) {
                return;
            }
            RandomPlay.pause(20);
        }
        throw new AssertionError("the stream goes on");
    }

    private static int count(String url, String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                ResultSet row = connection.createStatement().executeQuery(query)) {
            row.next();
            return row.getInt(1);
        }
    }
}
