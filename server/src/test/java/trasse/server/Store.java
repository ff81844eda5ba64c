package trasse.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** The two databases that everything must work with. */
enum Store {
    SQLITE {
        @Override
        Settings settings(Path folder) {
            return Variant.of(Settings.local(0, folder)).settings();
        }
    },
    POSTGRES {
        @Override
        Settings settings(Path folder) {
            return Variant.of(Settings.local(0, folder))
                    .databaseUrl(newDatabase())
                    .settings();
        }
    };

    private static final AtomicInteger DATABASES = new AtomicInteger();

    /** A server with an empty database. */
    abstract Settings settings(Path folder);

    private static final class Postgres {
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setServerConfig("max_connections", "200")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The URL of an empty PostgreSQL database. */
    static String newDatabase() {
        String name = "test" + DATABASES.incrementAndGet();
        execute(Postgres.RUNNING.getPostgresDatabase(), "create database " + name);
        return Postgres.RUNNING.getJdbcUrl("postgres", name);
    }

    /** Does something to the PostgreSQL database of a server, behind its back. */
    static void execute(Settings settings, String sql) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url(settings));
        execute(source, sql);
    }

    /** Ends all connections to the PostgreSQL database of a server, and takes no new ones. */
    static void takeAway(Settings settings) {
        String name = name(settings);
        execute(Postgres.RUNNING.getPostgresDatabase(), "alter database " + name + " allow_connections false");
        execute(
                Postgres.RUNNING.getPostgresDatabase(),
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name + "'");
    }

    static void giveBack(Settings settings) {
        execute(Postgres.RUNNING.getPostgresDatabase(), "alter database " + name(settings) + " allow_connections true");
    }

    private static String url(Settings settings) {
        return Objects.requireNonNull(settings.databaseUrl());
    }

    private static String name(Settings settings) {
        return url(settings).replaceAll(".*/(test\\d+).*", "$1");
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
