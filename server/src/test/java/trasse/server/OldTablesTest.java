package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.Client;

/** What earlier versions have stored can still be read. */
class OldTablesTest {
    private static final String TERMS = """
            {"edition":"pad","board":"garden","people":2,"bots":["greedy"],"listed":true}""";
    private static final String OPENED = """
            {"type":"opened","terms":%s,"deal":{"deck":"ybgs bgrv ybsr ygsv bbsrv yggrv ybgv bgsr ysrv bgsvv ybgrr ybrv \
            gsrv ybssv yygsr","starts":[2,3,4,1]},"salt":"9751c76a7921209ab2f820f3b71c8e5b"}""".formatted(TERMS);

    private static void store(Path folder, String sql, String... values) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("trasse.sqlite"));
                PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setString(i + 1, values[i]);
            }
            assertEquals(1, statement.executeUpdate());
        }
    }

    @Test
    void aTableFromBeforeThereWereHintsHasNone(@TempDir Path folder) throws SQLException {
        Client ada;
        String table;
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada = server.arrive("Ada");
            table = ada.open(Map.of("people", 2, "hints", true));
        }
        store(folder, "update game_table set terms = ? where id = ?", TERMS, table);
        store(folder, "update table_event set body = ? where table_id = ? and number = 1", OPENED, table);
        try (Running server = Running.on(Store.SQLITE, folder)) {
            ada.moveTo(server.port());
            JsonNode terms = ada.show(table).path("terms");
            assertEquals("garden", terms.path("board").asText());
            assertFalse(terms.required("hints").booleanValue());
            assertEquals(
                    List.of(terms), ada.get("/api/me/games").expect(200).body().findValues("terms"));
            ada.start(table).expect(200);
        }
    }
}
