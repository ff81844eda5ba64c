package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;
import trasse.testkit.Client;
import trasse.testkit.EventStream;

/** What earlier versions have stored can still be read. The rows are those that they wrote. */
class OldTablesTest {
    private static final String CLASSIC_CODE = "F_YTHdFNd-fl5FOv3hgons6QFeqOlU6Z4KSBdVWf";
    private static final String GARDEN_CODE = "Fb7nnCCiUqdnUCS_oq27P5BSK0KbsQKAjCL3mVdf";

    /** From before there were hints. */
    private static final String TERMS_WITHOUT_HINTS = """
            {"edition":"pad","board":"garden","people":2,"bots":["greedy"],"listed":true}""";

    private static final String OPENED_WITHOUT_HINTS = """
            {"type":"opened","terms":%s,"deal":{"deck":"ybgs bgrv ybsr ygsv bbsrv yggrv ybgv bgsr ysrv bgsvv ybgrr ybrv \
            gsrv ybssv yygsr","starts":[2,3,4,1]},"salt":"9751c76a7921209ab2f820f3b71c8e5b"}""".formatted(TERMS_WITHOUT_HINTS);

    /** From when a board was a name, with the events of a game in its second round. */
    private static final String TERMS_OF_GARDEN = """
            {"edition":"pad","board":"garden","people":2,"bots":["greedy"],"secondsPerRound":600,"listed":false,\
            "hints":true}""";

    private static final List<String> EVENTS_IN_GARDEN = """
            {"type":"opened","terms":{"edition":"pad","board":"garden","people":2,"bots":["greedy"],\
            "secondsPerRound":600,"listed":false,"hints":true},"deal":{"deck":"bbsrv yggrv ygsv ybsr ybgv \
            ybgrr bgsvv ybssv bgsr gsrv bgrv ybrv yygsr ysrv ybgs","starts":[4,3,2,1]},\
            "salt":"eee84aa947d576c7c49927428e89f605"}
            {"type":"joined","chair":1,"visitor":"mzz3c7k8kw44k5g7s","name":"Ada"}
            {"type":"joined","chair":2,"visitor":"r949prwv2tct4fdwm","name":"Ben"}
            {"type":"started","seated":[{"chair":1,"name":"Ada","start":4},{"chair":2,"name":"Ben","start":3},\
            {"chair":3,"name":"Greedy","start":2}]}
            {"type":"cardTurned","round":1,"card":"bbsrv","deadline":1794852849281}
            {"type":"acted","chair":1,"round":1,"action":"-"}
            {"type":"acted","chair":2,"round":1,"action":"-"}
            {"type":"acted","chair":3,"round":1,"action":"d4: e4 e3 f3 g3 f2"}
            {"type":"roundClosed","round":1,"actions":{"1":"-","2":"-","3":"d4: e4 e3 f3 g3 f2"},\
            "announced":[{"chair":3,"number":7,"points":7}],"totals":{"1":-60,"2":-60,"3":-48}}
            {"type":"cardTurned","round":2,"card":"yggrv","deadline":1794852850017}
            {"type":"acted","chair":3,"round":2,"action":"f2: e1 e2 d2 c1"}
            """.lines().toList();

    private static final String TERMS_OF_CLASSIC = """
            {"edition":"boards","board":"classic","people":1,"bots":[],"listed":false,"hints":false}""";

    private static final String OPENED_ON_CLASSIC = """
            {"type":"opened","terms":{"edition":"boards","board":"classic","people":1,"bots":[],"listed":false,\
            "hints":false},"deal":{"deck":"ybgrr ysrv ybgv ybssv yggrv gsrv ybgs bgsr bgsvv ygsv yygsr bgrv ybrv ybsr \
            bbsrv","starts":[3,4,2,1]},"salt":"280625f637e6e7b962d6f4d69abe127c"}""";

    /** From when there were five levels, with other names. */
    private static final String TERMS_WITH_FIVE_LEVELS = """
            {"edition":"boards","board":"classic","people":1,"bots":["dreamer","careful","master"],"listed":false,\
            "hints":false}""";

    private static final List<String> EVENTS_WITH_FIVE_LEVELS = """
            {"type":"opened","terms":{"edition":"boards","board":"classic","people":1,"bots":["dreamer","careful",\
            "master"],"listed":false,"hints":false},"deal":{"deck":"bbsrv yggrv ygsv ybsr ybgv ybgrr bgsvv ybssv bgsr \
            gsrv bgrv ybrv yygsr ysrv ybgs","starts":[4,3,2,1]},"salt":"eee84aa947d576c7c49927428e89f605"}
            {"type":"joined","chair":1,"visitor":"mzz3c7k8kw44k5g7s","name":"Ada"}
            {"type":"started","seated":[{"chair":1,"name":"Ada","start":4},{"chair":2,"name":"Dreamer","start":3},\
            {"chair":3,"name":"Careful","start":2},{"chair":4,"name":"Master","start":1}]}
            {"type":"cardTurned","round":1,"card":"bbsrv"}
            """.lines().toList();

    private static final String REPLACED_BY_A_CLEVER_BOT = """
            {"type":"replaced","chair":2,"level":"clever"}""";

    private static void store(Path folder, String sql, Object... values) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("trasse.sqlite"));
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            assertTrue(statement.executeUpdate() > 0, sql);
        }
    }

    /** Replaces all that is stored about a table. */
    private static void replace(Path folder, String table, String terms, List<String> events) throws SQLException {
        store(
                folder,
                "update game_table set terms = ?, number = ?, phase = 'playing' where id = ?",
                terms,
                events.size(),
                table);
        store(folder, "delete from table_event where table_id = ?", table);
        for (int i = 0; i < events.size(); i++) {
            store(
                    folder,
                    "insert into table_event (table_id, number, at, body) values (?, ?, ?, ?)",
                    table,
                    i + 1,
                    1794852249000L,
                    events.get(i));
        }
    }

    private static JsonNode board(JsonNode view) {
        return view.path("terms").path("board");
    }

    @Test
    void aTableFromBeforeThereWereHintsHasNone(@TempDir Path folder) throws SQLException {
        Client ada;
        String table;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada = server.arrive("Ada");
            table = ada.open(Map.of("people", 2, "hints", true));
        }
        store(folder, "update game_table set terms = ? where id = ?", TERMS_WITHOUT_HINTS, table);
        store(folder, "update table_event set body = ? where table_id = ? and number = 1", OPENED_WITHOUT_HINTS, table);
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada.moveTo(server.port());
            JsonNode terms = ada.show(table).path("terms");
            assertEquals(GARDEN_CODE, terms.path("board").path("code").asText());
            assertFalse(terms.required("hints").booleanValue());
            assertEquals(
                    List.of(terms), ada.get("/api/me/games").expect(200).body().findValues("terms"));
            ada.start(table).expect(200);
        }
    }

    @Test
    void aGameOnABoardThatWasStoredByItsNameGoesOn(@TempDir Path folder) throws SQLException, NotationException {
        String table;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            table = server.arrive("Ada").open(Map.of("people", 2));
        }
        replace(folder, table, TERMS_OF_GARDEN, EVENTS_IN_GARDEN);
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client spectator = Client.spectator(server.port());
            JsonNode view = spectator.show(table);
            assertEquals(
                    "{\"code\":\"" + GARDEN_CODE + "\",\"name\":\"garden\"}",
                    board(view).toString());
            assertEquals(
                    "[\"d4\",\"e4\",\"e3\",\"f3\",\"g3\",\"f2\"]",
                    view.path("chairs").path(2).path("line").toString());
            assertEquals("{\"7\":7}", view.path("chairs").path(2).path("points").toString());
            String record = spectator
                    .get("/api/tables/" + table + "/record")
                    .expect(200)
                    .text();
            assertTrue(record.contains("\nboard garden\n"), record);
            Replay replay = Replay.read("record", record.getBytes(StandardCharsets.UTF_8));
            assertEquals(2, replay.positions().size());
            try (EventStream stream = spectator.follow(table, 0)) {
                assertEquals(board(view), board(stream.awaitType("opened")));
            }
        }
    }

    @Test
    void whatANewerVersionHasStoredInAdditionIsIgnored(@TempDir Path folder) throws SQLException {
        String table;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            table = server.arrive("Ada").open(Map.of("people", 2));
        }
        replace(
                folder,
                table,
                newer(TERMS_OF_GARDEN),
                EVENTS_IN_GARDEN.stream().map(OldTablesTest::newer).toList());
        try (Running server = Running.on(Store.SQLITE, folder)) {
            JsonNode view = Client.spectator(server.port()).show(table);
            assertEquals(2, view.path("round").asInt());
            assertEquals(GARDEN_CODE, board(view).path("code").asText());
            assertEquals("{\"7\":7}", view.path("chairs").path(2).path("points").toString());
        }
    }

    /** Every object has a field more. */
    private static String newer(String json) {
        return json.replaceAll("\\{(?=\"\\D)", "{\"later\":[{\"some\":1}],");
    }

    @Test
    void botsOfTheFiveFormerLevelsHaveOneOfTheLevelsThereAre(@TempDir Path folder) throws SQLException {
        String table;
        String replaced;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client ada = server.arrive("Ada");
            table = ada.open(Map.of("people", 2));
            replaced = ada.open(Map.of("people", 2));
        }
        replace(folder, table, TERMS_WITH_FIVE_LEVELS, EVENTS_WITH_FIVE_LEVELS);
        List<String> events = new ArrayList<>(EVENTS_IN_GARDEN);
        events.add(REPLACED_BY_A_CLEVER_BOT);
        replace(folder, replaced, TERMS_OF_GARDEN, events);
        try (Running server = Running.on(Store.SQLITE, folder)) {
            Client spectator = Client.spectator(server.port());
            assertEquals(List.of("butterfly", "squirrel", "owl"), levels(spectator.show(table)));
            assertEquals(List.of("cat", "magpie"), levels(spectator.show(replaced)));
            try (EventStream stream = spectator.follow(table, 0)) {
                assertEquals(
                        "[\"butterfly\",\"squirrel\",\"owl\"]",
                        stream.awaitType("opened").path("terms").path("bots").toString());
            }
        }
    }

    private static List<String> levels(JsonNode view) {
        return view.path("chairs").findValuesAsText("level");
    }

    @Test
    void theOtherBoardThatWasStoredByItsNameIsReadToo(@TempDir Path folder) throws SQLException {
        Client ada;
        String table;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada = server.arrive("Ada");
            table = ada.open(Map.of("board", "garden"));
        }
        store(folder, "update game_table set terms = ? where id = ?", TERMS_OF_CLASSIC, table);
        store(folder, "delete from table_event where table_id = ? and number > 2", table);
        store(folder, "update table_event set body = ? where table_id = ? and number = 1", OPENED_ON_CLASSIC, table);
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada.moveTo(server.port());
            String expected = "{\"code\":\"" + CLASSIC_CODE + "\",\"name\":\"classic\"}";
            assertEquals(expected, board(ada.show(table)).toString());
            JsonNode listed = ada.get("/api/me/games").expect(200).body().path(0);
            assertEquals(expected, board(listed).toString());
        }
    }
}
