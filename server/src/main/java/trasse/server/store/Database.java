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
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.postgresql.ds.PGSimpleDataSource;
import trasse.server.PeriodicTask;

/** A database that is up to date and open. Thread-safe. */
public interface Database extends AutoCloseable {
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
            makePrivate(folder);
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

    /** Makes a folder that only its owner can read, if there is none: decks of games that are played are in it. */
    private static void makePrivate(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            return;
        }
        Path parent = folder.toAbsolutePath().getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createDirectory(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectory(folder);
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

    /** Statements carry decks, salts and decisions, and a failure is logged with its message: nothing of them may be in it. */
    private static Jdbi discreet(DataSource source) {
        Jdbi jdbi = Jdbi.create(source);
        jdbi.getConfig(StatementExceptions.class).setMessageRendering(StatementExceptions.MessageRendering.NONE);
        return jdbi;
    }

    private static int inUse(HikariDataSource source) {
        HikariPoolMXBean pool = source.getHikariPoolMXBean();
        return pool == null ? 0 : pool.getActiveConnections();
    }

    /**
     * Brings a database up to date, and lets go of it if that cannot be done.
     *
     * @param migrating the same database, with as much time as that takes
     */
    private static HikariDataSource migrated(HikariDataSource source, DataSource migrating) {
        try {
            Flyway.configure()
                    .dataSource(migrating)
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

        private static final Duration CHECKPOINT_INTERVAL = Duration.ofSeconds(1);

        /** How long the log may grow before the writer itself moves it into the file. Nearly all has been moved by then. */
        private static final int MOST_PAGES_IN_LOG = 10_000;

        private final HikariDataSource readers;
        private final HikariDataSource writer;
        private final Jdbi reading;
        private final GroupCommit groupCommit;
        private final PeriodicTask checkpoints;
        private final FileChannel lock;
        private final Observer observer;

        private SqliteDatabase(Path file, FileChannel lock, Observer observer) {
            this.lock = lock;
            this.observer = observer;
            writer = upToDate("jdbc:sqlite:" + file, lock);
            readers = pool("jdbc:sqlite:" + file, READERS);
            reading = discreet(readers);
            groupCommit = new GroupCommit(discreet(writer));
            checkpoints = new PeriodicTask("checkpoints", CHECKPOINT_INTERVAL, this::checkpoint);
        }

        private static HikariDataSource upToDate(String url, FileChannel lock) {
            try {
                HikariDataSource one = pool(url, 1);
                return migrated(one, one);
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
            config.setConnectionInitSql("pragma wal_autocheckpoint = " + MOST_PAGES_IN_LOG);
            return new HikariDataSource(config);
        }

        /** Moves the log into the file, so that those who write need not wait for it. */
        private void checkpoint() {
            reading.useHandle(handle -> handle.execute("pragma wal_checkpoint(passive)"));
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
            checkpoints.close();
            groupCommit.close();
            readers.close();
            writer.close();
            unlock(lock);
        }
    }

    /** PostgreSQL. Each writer has a transaction of its own; PostgreSQL groups their commits by itself. */
    final class PostgresDatabase implements Database {
        private static final Duration CONNECTION_TIMEOUT = Duration.ofSeconds(5);

        /** On a half-open connection, the database would be waited for until the system gives up, after a quarter of an hour. */
        private static final Duration LONGEST_SILENCE = Duration.ofSeconds(10);

        /** The database gives up a little earlier: what it keeps locked for a lost node would block all the others. */
        private static final String TIMEOUTS = "-c statement_timeout=8000 -c idle_in_transaction_session_timeout=8000";

        /** Of two transactions that wait for each other, the database ends one, which may begin again. */
        private static final int MOST_ATTEMPTS = 5;

        private final HikariDataSource pool;
        private final Jdbi jdbi;
        private final Observer observer;

        private PostgresDatabase(String url, int connections, Observer observer) {
            this.observer = observer;
            HikariConfig config = new HikariConfig();
            config.setJdbcUrl(url);
            config.setMaximumPoolSize(connections);
            config.setConnectionTimeout(CONNECTION_TIMEOUT.toMillis());
            config.addDataSourceProperty("socketTimeout", Long.toString(LONGEST_SILENCE.toSeconds()));
            config.addDataSourceProperty("options", TIMEOUTS);
            PGSimpleDataSource patient = new PGSimpleDataSource();
            patient.setUrl(url);
            pool = migrated(new HikariDataSource(config), patient);
            jdbi = discreet(pool);
        }

        @Override
        public <T> T read(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "read", () -> jdbi.withHandle(work));
        }

        @Override
        public <T> T write(HandleCallback<T, RuntimeException> work) {
            return timed(observer, "write", () -> {
                for (int attempt = 1; ; attempt++) {
                    try {
                        return jdbi.inTransaction(work);
                    } catch (JdbiException e) {
                        if (attempt == MOST_ATTEMPTS || !DatabaseTrouble.isDeadlock(e)) {
                            throw e;
                        }
                    }
                }
            });
        }

        /** What time it is at the database. */
        public Instant now() {
            return read(handle -> Instant.ofEpochMilli(
                    handle.createQuery("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
                            .mapTo(Long.class)
                            .one()));
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
