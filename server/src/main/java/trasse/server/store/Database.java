package trasse.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;

/** A database that is up to date and open. Thread-safe. */
public sealed interface Database extends AutoCloseable {
    /** Reads, from any thread. */
    <T> T read(HandleCallback<T, RuntimeException> work);

    /** Does all of the work or nothing, and returns when it is stored. */
    <T> T write(HandleCallback<T, RuntimeException> work);

    /** How many connections are in use right now. */
    int connectionsInUse();

    @Override
    void close();

    /** Is told how long reading and writing took. */
    @FunctionalInterface
    interface Observer {
        /**
         * Something is done.
         *
         * @param what {@code read} or {@code write}
         */
        void took(String what, long nanos);
    }

    /** A file in a folder, which is made if need be. */
    static Database inFolder(Path folder, Observer observer) {
        FileChannel lock = lock(folder);
        return new SqliteDatabase(folder.resolve("trasse.sqlite"), lock, observer);
    }

    /** Two servers must not share a folder: neither would hear of the other's events. */
    private static FileChannel lock(Path folder) {
        try {
            Files.createDirectories(folder);
            FileChannel channel = FileChannel.open(
                    folder.resolve("trasse.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                throw new IOException("another server is using it");
            }
            return channel;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            // It is another server in this very process.
            return false;
        }
    }

    /**
     * A PostgreSQL server, to be shared by several nodes.
     *
     * @param url as JDBC wants it
     */
    static PostgresDatabase at(String url, int connections, Observer observer) {
        return new PostgresDatabase(url, connections, observer);
    }

    private static <T> T timed(Observer observer, String what, Supplier<T> work) {
        long begin = System.nanoTime();
        try {
            return work.get();
        } finally {
            observer.took(what, System.nanoTime() - begin);
        }
    }

    private static int inUse(HikariDataSource source) {
        HikariPoolMXBean pool = source.getHikariPoolMXBean();
        return pool == null ? 0 : pool.getActiveConnections();
    }

    /** Brings a database up to date, and lets go of it if that cannot be done. */
    private static HikariDataSource migrated(HikariDataSource source) {
        try {
            Flyway.configure()
                    .dataSource(source)
                    .locations("classpath:trasse/server/store/migrations")
                    .load()
                    .migrate();
            return source;
        } catch (RuntimeException e) {
            source.close();
            throw e;
        }
    }

    /** SQLite. Writers share transactions, because a file can be forced to disk only so often. */
    final class SqliteDatabase implements Database {
        private static final int READERS = 4;

        private final HikariDataSource readers;
        private final HikariDataSource writer;
        private final Jdbi reading;
        private final GroupCommit groupCommit;
        private final FileChannel lock;
        private final Observer observer;

        private SqliteDatabase(Path file, FileChannel lock, Observer observer) {
            this.lock = lock;
            this.observer = observer;
            writer = upToDate("jdbc:sqlite:" + file, lock);
            readers = pool("jdbc:sqlite:" + file, READERS);
            reading = Jdbi.create(readers);
            groupCommit = new GroupCommit(Jdbi.create(writer));
        }

        private static HikariDataSource upToDate(String url, FileChannel lock) {
            try {
                return migrated(pool(url, 1));
            } catch (RuntimeException e) {
                unlock(lock);
                throw e;
            }
        }

        private static void unlock(FileChannel lock) {
            try {
                lock.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static HikariDataSource pool(String url, int connections) {
            HikariConfig config = new HikariConfig();
            config.setJdbcUrl(url);
            config.setMaximumPoolSize(connections);
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("busy_timeout", "10000");
            config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
            return new HikariDataSource(config);
        }

        @Override
        public <T> T read(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "read", () -> reading.withHandle(work));
        }

        @Override
        public <T> T write(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "write", () -> groupCommit.run(work));
        }

        @Override
        public int connectionsInUse() {
            return inUse(readers) + inUse(writer);
        }

        @Override
        public void close() {
            groupCommit.close();
            readers.close();
            writer.close();
            unlock(lock);
        }
    }

    /** PostgreSQL. Each writer has a transaction of its own; PostgreSQL groups their commits by itself. */
    final class PostgresDatabase implements Database {
        private static final Duration CONNECTION_TIMEOUT = Duration.ofSeconds(5);

        private final HikariDataSource pool;
        private final Jdbi jdbi;
        private final Observer observer;

        private PostgresDatabase(String url, int connections, Observer observer) {
            this.observer = observer;
            HikariConfig config = new HikariConfig();
            config.setJdbcUrl(url);
            config.setMaximumPoolSize(connections);
            config.setConnectionTimeout(CONNECTION_TIMEOUT.toMillis());
            pool = migrated(new HikariDataSource(config));
            jdbi = Jdbi.create(pool);
        }

        @Override
        public <T> T read(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "read", () -> jdbi.withHandle(work));
        }

        @Override
        public <T> T write(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "write", () -> jdbi.inTransaction(work));
        }

        /** For connections that are kept, as for LISTEN. */
        public DataSource source() {
            return pool;
        }

        @Override
        public int connectionsInUse() {
            return inUse(pool);
        }

        @Override
        public void close() {
            pool.close();
        }
    }
}
