package trasse.server.store;

import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.util.Set;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * Tells a database that cannot be used right now, because it is away, full, locked or read-only, from a statement that is
 * wrong.
 */
public final class DatabaseTrouble {
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
