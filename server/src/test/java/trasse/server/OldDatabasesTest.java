package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import trasse.rules.Prng;
import trasse.testkit.Client;
import trasse.testkit.EventStream;
import trasse.testkit.RandomPlay;

/** The databases of earlier versions are brought up to date without losing anything. */
class OldDatabasesTest {
    private static final List<String> BACK_TO_VERSION_1 = List.of(
            "drop table forgetting",
            "drop table readiness",
            "drop index daily_game_of",
            "drop table learned_board",
            "alter table game_table drop column round",
            "alter table game_table drop column deadline",
            "alter table game_table drop column awaited",
            "alter table table_chair drop column won",
            "delete from flyway_schema_history where version in ('2', '3', '4', '5', '6')");

    private static String url(Settings settings) {
        String shared = settings.databaseUrl();
        return shared == null ? "jdbc:sqlite:" + settings.data().resolve("trasse.sqlite") : shared;
    }

    private static void execute(Settings settings, List<String> statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url(settings));
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.executeUpdate(sql);
            }
        }
    }

    /** A visitor who is deleted, but whose id is still on a seat. */
    @ParameterizedTest
    @EnumSource
    void aVisitorWhoWasPartlyForgottenIsForgottenAfterAnUpdate(Store store, @TempDir Path folder) throws SQLException {
        Settings settings = store.settings(folder);
        Client ben;
        try (Running server = new Running(settings, InstantSource.system())) {
            Client ada = server.arrive("Ada");
            ben = server.arrive("Ben");
            RandomPlay.toTheEnd(begin(ada, ben, Map.of("people", 2)), List.of(ada, ben), new Prng(1));
        }
        execute(
                settings,
                List.of(
                        "delete from visitor_key where visitor in (select visitor from table_chair where name = 'Ada')",
                        "delete from visitor where id in (select visitor from table_chair where name = 'Ada')"));
        execute(settings, BACK_TO_VERSION_1);
        try (Running server = new Running(settings, InstantSource.system())) {
            for (int tries = 0; tries < 1000 && seats(settings) == 2; tries++) {
                RandomPlay.pause(20);
            }
            assertEquals(1, seats(settings));
            ben.moveTo(server.port());
            assertEquals(1, games(ben).size());
        }
    }

    private static int seats(Settings settings) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url(settings));
                ResultSet row = connection
                        .createStatement()
                        .executeQuery("select count(*) from table_chair where visitor <> ''")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static JsonNode games(Client client) {
        return client.get("/api/me/games").expect(200).body();
    }

    private static String begin(Client ada, Client tim, Map<String, ?> terms) {
        String table = ada.open(terms);
        tim.join(table).expect(200);
        ada.start(table).expect(200);
        return table;
    }

    /** Games in every state that the list tells apart. */
    private static void play(Client ada, Client tim) {
        Map<String, Integer> two = Map.of("people", 2);
        ada.open(two);
        RandomPlay.toTheEnd(ada.open(Map.of()), List.of(ada), new Prng(1));
        RandomPlay.toTheEnd(
                begin(ada, tim, Map.of("people", 2, "bots", List.of("butterfly"))), List.of(ada, tim), new Prng(2));
        RandomPlay.toTheEnd(begin(ada, tim, two), List.of(ada, tim), new Prng(3));
        String timed = begin(ada, tim, Map.of("people", 2, "secondsPerRound", 6000));
        ada.move(timed, 1, "-").expect(200);
        tim.move(timed, 1, "-").expect(200);
        tim.move(timed, 2, "-").expect(200);
        String takenBack = "/api/tables/" + begin(ada, tim, two);
        ada.command(takenBack + "/move", Map.of("round", 1, "move", "-")).expect(200);
        ada.command(takenBack + "/take-back", Map.of("round", 1)).expect(200);
        String left = begin(ada, tim, two);
        ada.command("/api/tables/" + left + "/leave", Map.of()).expect(200);
        try (EventStream following = tim.follow(left, 0)) {
            following.awaitType("acted");
        }
        String returned = "/api/tables/" + begin(ada, tim, two);
        ada.command(returned + "/leave", Map.of()).expect(200);
        ada.command(returned + "/return", Map.of()).expect(200);
        ada.command("/api/tables/" + ada.open(two) + "/leave", Map.of()).expect(200);
    }

    @ParameterizedTest
    @EnumSource
    void theListOfGamesIsCompleteAfterAnUpdate(Store store, @TempDir Path folder) throws SQLException {
        Settings settings = store.settings(folder);
        Client ada;
        Client tim;
        JsonNode gamesOfAda;
        JsonNode gamesOfTim;
        try (Running server = new Running(settings, InstantSource.system())) {
            ada = server.arrive("Ada");
            tim = server.arrive("Tim");
            play(ada, tim);
            gamesOfAda = games(ada);
            gamesOfTim = games(tim);
            assertTrue(gamesOfAda.findValuesAsText("waitsForYou").containsAll(List.of("true", "false")));
            assertEquals(2, gamesOfTim.findValuesAsText("won").size());
        }
        execute(settings, BACK_TO_VERSION_1);
        try (Running server = new Running(settings, InstantSource.system())) {
            ada.moveTo(server.port());
            tim.moveTo(server.port());
            assertEquals(gamesOfAda, games(ada));
            assertEquals(gamesOfTim, games(tim));
        }
    }
}
