package trasse.server.live;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import trasse.server.store.Database;

/** The real tables and statements, in memory. Something may happen at every step of a write. */
final class SimulatedDatabase implements Database {
    /** What happens meanwhile. Whatever is thrown goes to the one who writes. */
    interface Incidents {
        void beforeTheTransaction();

        /** If this throws, the transaction is rolled back. */
        void beforeTheCommit();

        void afterTheCommit();
    }

    private final HikariDataSource source;
    private final Jdbi jdbi;
    private Incidents incidents = new Quiet();

    SimulatedDatabase() {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite::memory:");
        config.addDataSourceProperty("foreign_keys", "true");
        // All is lost with the connection, so there is one for ever.
        config.setMaximumPoolSize(1);
        config.setMaxLifetime(0);
        source = new HikariDataSource(config);
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:trasse/server/store/migrations")
                .load()
                .migrate();
        jdbi = Jdbi.create(source);
    }

    void let(Incidents happen) {
        incidents = happen;
    }

    @Override
    public <T> T read(HandleCallback<T, RuntimeException> work) {
        return jdbi.withHandle(work);
    }

    @Override
    public <T> T write(HandleCallback<T, RuntimeException> work) {
        incidents.beforeTheTransaction();
        T value = jdbi.inTransaction(handle -> {
            T done = work.withHandle(handle);
            incidents.beforeTheCommit();
            return done;
        });
        incidents.afterTheCommit();
        return value;
    }

    @Override
    public int connectionsInUse() {
        return 1;
    }

    @Override
    public void close() {
        source.close();
    }

    private static final class Quiet implements Incidents {
        @Override
        public void beforeTheTransaction() {}

        @Override
        public void beforeTheCommit() {}

        @Override
        public void afterTheCommit() {}
    }
}
