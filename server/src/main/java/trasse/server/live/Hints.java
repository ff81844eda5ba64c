package trasse.server.live;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.store.Database;
import trasse.server.table.Table;

/**
 * Tells the other nodes which tables have moved on, through the database they share. A notification makes commits wait
 * for each other, so all that has moved within a few milliseconds goes into one. It is only a hint: one that is missed
 * is made good by looking, every second, at the tables that somebody follows.
 */
public final class Hints implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hints.class);
    private static final String CHANNEL = "trasse";
    private static final Duration GATHERING = Duration.ofMillis(4);
    private static final Duration LISTENING = Duration.ofMillis(100);
    private static final Duration LOOKING = Duration.ofSeconds(1);
    private static final Duration AFTER_FAILURE = Duration.ofMillis(500);

    /** A notification has less than 8,000 bytes. */
    private static final int MOST_IN_ONE = 250;

    private final Database.PostgresDatabase database;
    private final Tables tables;
    private final Map<String, Integer> moved = new ConcurrentHashMap<>();
    private final List<Thread> threads;
    private final Beat missed;
    private volatile boolean closed;

    public Hints(Database.PostgresDatabase database, Tables tables) {
        this.database = database;
        this.tables = tables;
        this.threads = List.of(
                Thread.ofPlatform().name("hints-out").daemon().start(() -> untilClosed(this::send)),
                Thread.ofPlatform().name("hints-in").daemon().start(() -> untilClosed(this::listen)));
        this.missed = new Beat("hints-missed", LOOKING, tables::catchUpWatched);
    }

    /** Will tell the others. */
    public void moved(Table table) {
        moved.merge(table.id(), table.number(), Math::max);
    }

    private interface Work {
        void run() throws SQLException, InterruptedException;
    }

    private void untilClosed(Work work) {
        while (!closed) {
            try {
                work.run();
            } catch (InterruptedException e) {
                return;
            } catch (Throwable e) {
                if (!closed) {
                    LOG.atWarn()
                            .setMessage("the database does not answer; will try again")
                            .setCause(e)
                            .log();
                    pause(AFTER_FAILURE);
                }
            }
        }
    }

    private static void pause(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send() throws SQLException, InterruptedException {
        try (Connection connection = database.source().getConnection();
                PreparedStatement notify = connection.prepareStatement("select pg_notify(?, ?)")) {
            while (!closed) {
                Thread.sleep(GATHERING);
                Map<String, Integer> gathered = new HashMap<>();
                for (String id : List.copyOf(moved.keySet())) {
                    Integer number = gathered.size() < MOST_IN_ONE ? moved.remove(id) : null;
                    if (number != null) {
                        gathered.put(id, number);
                    }
                }
                if (!gathered.isEmpty()) {
                    StringBuilder payload = new StringBuilder();
                    gathered.forEach((id, number) ->
                            payload.append(id).append(' ').append(number).append(' '));
                    notify.setString(1, CHANNEL);
                    notify.setString(2, payload.toString());
                    notify.execute();
                }
            }
        }
    }

    private void listen() throws SQLException {
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            PGConnection listening = connection.unwrap(PGConnection.class);
            while (!closed) {
                for (PGNotification notification : listening.getNotifications((int) LISTENING.toMillis())) {
                    String[] words = notification.getParameter().split(" ", -1);
                    for (int i = 0; i + 1 < words.length; i += 2) {
                        String id = words[i];
                        int number = Integer.parseInt(words[i + 1]);
                        Thread.startVirtualThread(() -> tables.hint(id, number));
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        missed.close();
        for (Thread thread : threads) {
            try {
                thread.join(AFTER_FAILURE.multipliedBy(4));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
