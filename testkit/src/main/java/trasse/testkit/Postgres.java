package trasse.testkit;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL that is started once, when it is first needed, and ends with this JVM. Thread-safe. */
public final class Postgres {
    private static final AtomicInteger DATABASES = new AtomicInteger();

    private Postgres() {}

    private static final class Cluster {
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        .setServerConfig("synchronous_commit", "on")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The URL of a new, empty database. */
    public static String newDatabase() {
        String name = "test" + DATABASES.incrementAndGet();
        administrate("create database " + name);
        return Cluster.RUNNING.getJdbcUrl("postgres", name);
    }

    /** Does something to a database, behind the back of the servers that use it. */
    public static void execute(String url, String sql) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url);
        execute(source, sql);
    }

    /** Ends all connections to a database, which takes no new ones from now on. */
    public static void disconnect(String url) {
        String name = name(url);
        administrate("alter database " + name + " allow_connections false");
        administrate("select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name + "'");
    }

    /** Lets a database take connections again. */
    public static void reconnect(String url) {
        administrate("alter database " + name(url) + " allow_connections true");
    }

    /** Lets new connections to a database read only. */
    public static void forbidWrites(String url) {
        administrate("alter database " + name(url) + " set default_transaction_read_only = on");
    }

    private static String name(String url) {
        return url.replaceAll(".*/(test\\d+).*", "$1");
    }

    private static void administrate(String sql) {
        execute(Cluster.RUNNING.getPostgresDatabase(), sql);
    }

    private static void execute(DataSource source, String sql) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
