package trasse.bench.restart;

import java.time.Duration;
import trasse.testkit.Client;

/** Follows a table, and knocks again and again when the server is gone. Thread-safe. */
final class KnockingClient implements Runnable {
    private static final Duration BETWEEN_KNOCKS = Duration.ofMillis(20);

    private final Client client;
    private final String table;
    private volatile long seenAt;
    private volatile boolean over;

    KnockingClient(Client client, String table) {
        this.client = client;
        this.table = table;
    }

    @Override
    public void run() {
        try {
            while (!over) {
                knock();
                Thread.sleep(BETWEEN_KNOCKS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void knock() {
        try {
            client.show(table);
            client.listen(table, 0, message -> {
                if (message.isView()) {
                    seenAt = System.nanoTime();
                }
                return !over;
            });
        } catch (Client.Unreachable | AssertionError e) {
            // The server is gone, or about to go: knock again.
        }
    }

    /** Whether the table was seen after a moment. */
    boolean hasSeenSince(long nanos) {
        return seenAt - nanos > 0;
    }

    void end() {
        over = true;
    }
}
