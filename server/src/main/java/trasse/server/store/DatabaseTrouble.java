package trasse.server.store;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Tells a database that cannot be used right now, because it is away, full, locked or read-only, from a statement that is
 * wrong.
 */
public final class DatabaseTrouble {
    private static final Logger LOG = LoggerFactory.getLogger(DatabaseTrouble.class);
    private static final Duration QUIET_TIME = Duration.ofSeconds(1);
    private static final AtomicLong LOGGED_AT = new AtomicLong(System.nanoTime() - QUIET_TIME.toNanos());

    private static final int PRIMARY_CODE = 0xff;
    private static final Set<SQLiteErrorCode> SQLITE_CODES = Set.of(
            SQLiteErrorCode.SQLITE_BUSY,
            SQLiteErrorCode.SQLITE_LOCKED,
            SQLiteErrorCode.SQLITE_READONLY,
            SQLiteErrorCode.SQLITE_IOERR,
            SQLiteErrorCode.SQLITE_FULL,
            SQLiteErrorCode.SQLITE_CANTOPEN,
            SQLiteErrorCode.SQLITE_PROTOCOL);

    /**
     * Classes of SQLSTATE: connection, resources, intervention of an operator, system error. Of the class of invalid
     * transactions, only those that are read-only or were idle for too long.
     */
    private static final Set<String> STATE_CLASSES = Set.of("08", "53", "57", "58");

    private static final Set<String> STATES = Set.of("25006", "25P03");

    private static final String DEADLOCK = "40P01";

    private DatabaseTrouble() {}

    /** Whether a transaction was ended because it and another one waited for each other. */
    static boolean isDeadlock(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException trouble && DEADLOCK.equals(trouble.getSQLState())) {
                return true;
            }
        }
        return false;
    }

    /** Whether such trouble is the cause of a failure. */
    public static boolean isBehind(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException trouble && isTrouble(trouble)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Logs such trouble if it is the cause of a failure. All that needs the database fails then, again and again; a line
     * for each failure would fill the disk, so there is one a second.
     *
     * @param during what has failed
     * @return false if the failure has another cause; nothing is logged then
     */
    public static boolean log(String during, Throwable failure) {
        if (!isBehind(failure)) {
            return false;
        }
        long now = System.nanoTime();
        long last = LOGGED_AT.get();
        if (now - last >= QUIET_TIME.toNanos() && LOGGED_AT.compareAndSet(last, now)) {
            LOG.atWarn()
                    .setMessage("the database cannot be used")
                    .addKeyValue("during", during)
                    .setCause(failure)
                    .log();
        }
        return true;
    }

    private static boolean isTrouble(SQLException failure) {
        if (failure instanceof SQLiteException inFile) {
            return SQLITE_CODES.contains(SQLiteErrorCode.getErrorCode(inFile.getErrorCode() & PRIMARY_CODE));
        }
        String state = failure.getSQLState();
        return failure instanceof SQLTransientConnectionException
                || failure instanceof SQLNonTransientConnectionException
                || (state != null
                        && (STATES.contains(state)
                                || STATE_CLASSES.contains(state.substring(0, Math.min(2, state.length())))));
    }
}
