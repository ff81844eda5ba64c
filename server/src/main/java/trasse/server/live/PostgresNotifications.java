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
import trasse.server.PeriodicTask;
import trasse.server.store.Database;
import trasse.server.store.DatabaseTrouble;
import trasse.server.table.Table;

/**
 * Tells the other nodes which tables have changed, by NOTIFY and LISTEN of the database they share. A notification
 * makes commits wait for each other, so changes are buffered for a few milliseconds and sent together. Notifications
 * may get lost: every second, a node also reads the tables that have open streams.
 */
public final class PostgresNotifications implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresNotifications.class);
    private static final String CHANNEL = "trasse";
    private static final Duration BUFFER_TIME = Duration.ofMillis(4);
    private static final Duration LISTEN_TIMEOUT = Duration.ofMillis(100);

    /** A half-open connection brings no notifications and no error, so it is asked for an answer every few seconds. */
    private static final int POLLS_BETWEEN_QUESTIONS = 50;

    private static final Duration CATCH_UP_INTERVAL = Duration.ofSeconds(1);
    private static final Duration BACK_OFF = Duration.ofMillis(500);

    /** A notification has less than 8,000 bytes. */
    private static final int MOST_IN_A_NOTIFICATION = 250;

    private final Database.PostgresDatabase database;
    private final Tables tables;
    private final Map<String, Integer> moved = new ConcurrentHashMap<>();
    private final List<Thread> threads;
    private final PeriodicTask catchUp;
    private volatile boolean closed;

    public PostgresNotifications(Database.PostgresDatabase database, Tables tables) {
        this.database = database;
        this.tables = tables;
        this.threads = List.of(
                Thread.ofPlatform().name("notify").daemon().start(() -> untilClosed(this::send)),
                Thread.ofPlatform().name("listen").daemon().start(() -> untilClosed(this::listen)));
        this.catchUp = new PeriodicTask("catch-up", CATCH_UP_INTERVAL, tables::catchUpTablesWithStreams);
    }

    /** Tells the other nodes, a little later. */
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
                    if (!DatabaseTrouble.log("notifications", e)) {
                        LOG.atError()
                                .setMessage("notifications failed and will be tried again")
                                .setCause(e)
                                .log();
                    }
                    pause(BACK_OFF);
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
                Thread.sleep(BUFFER_TIME);
                Map<String, Integer> batch = new HashMap<>();
                moved.entrySet().stream()
                        .limit(MOST_IN_A_NOTIFICATION)
                        .forEach(entry -> batch.put(entry.getKey(), entry.getValue()));
                if (!batch.isEmpty()) {
                    StringBuilder payload = new StringBuilder();
                    batch.forEach((id, number) ->
                            payload.append(id).append(' ').append(number).append(' '));
                    notify.setString(1, CHANNEL);
                    notify.setString(2, payload.toString());
                    notify.execute();
                    // What has moved on meanwhile is sent with the next.
                    batch.forEach(moved::remove);
                }
            }
        }
    }

    private void listen() throws SQLException {
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            PGConnection listening = connection.unwrap(PGConnection.class);
            for (int polls = 1; !closed; polls++) {
                if (polls % POLLS_BETWEEN_QUESTIONS == 0) {
                    statement.execute("select 1");
                }
                for (PGNotification notification : listening.getNotifications((int) LISTEN_TIMEOUT.toMillis())) {
                    String[] words = notification.getParameter().split(" ", -1);
                    for (int i = 0; i + 1 < words.length; i += 2) {
                        String id = words[i];
                        int number = Integer.parseInt(words[i + 1]);
                        Thread.startVirtualThread(() -> tables.notified(id, number));
                    }
                }
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        catchUp.close();
        for (Thread thread : threads) {
            try {
                thread.join(BACK_OFF.multipliedBy(4));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
