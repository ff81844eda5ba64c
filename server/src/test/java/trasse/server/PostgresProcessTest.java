package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import trasse.testkit.PostgresProcess;

/** The database that other tests kill and freeze is really dead or frozen then. */
class PostgresProcessTest {
    @Test
    void aKilledDatabaseAnswersNobodyAndKeepsWhatWasCommitted(@TempDir Path folder) throws Exception {
        try (PostgresProcess postgres = new PostgresProcess(folder.resolve("postgres"))) {
            try (Connection connection = connect(postgres);
                    Statement statement = connection.createStatement()) {
                statement.execute("create table kept (number int)");
                statement.execute("insert into kept values (7)");
                postgres.kill();
                assertThrows(SQLException.class, () -> statement.execute("select 1"));
            }
            assertThrows(SQLException.class, () -> connect(postgres));

            postgres.restart();
            assertEquals(7, ask(postgres, "select number from kept"));
        }
    }

    @Test
    void aFrozenDatabaseAnswersNobodyUntilItIsThawed(@TempDir Path folder) throws Exception {
        try (PostgresProcess postgres = new PostgresProcess(folder.resolve("postgres"))) {
            postgres.freeze();
            assertThrows(SQLException.class, () -> connect(postgres));

            postgres.thaw();
            assertEquals(1, ask(postgres, "select 1"));
        }
    }

    private static Connection connect(PostgresProcess postgres) throws SQLException {
        return DriverManager.getConnection("jdbc:" + postgres.url().replace("postgres@", "")
                + "?user=postgres&loginTimeout=1&connectTimeout=1&socketTimeout=1");
    }

    private static int ask(PostgresProcess postgres, String sql) throws SQLException {
        try (Connection connection = connect(postgres);
                Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(sql)) {
            answer.next();
            return answer.getInt(1);
        }
    }
}
