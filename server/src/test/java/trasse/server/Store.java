package trasse.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

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
        try (Connection connection = Postgres.RUNNING.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return Postgres.RUNNING.getJdbcUrl("postgres", name);
    }
}
