package trasse.testkit.hostile;

import java.time.Duration;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Somebody who means no harm, and is to be served whatever others do. Thread-safe. */
final class Bystander implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private final Client client;
    private final Thread thread;
    private volatile Duration slowest = Duration.ZERO;
    private volatile boolean closed;

    Bystander(int port) {
        client = Client.arrive(port, "Bystander");
        thread = Thread.startVirtualThread(this::look);
    }

    private void look() {
        while (!closed) {
            long began = System.nanoTime();
            client.get("/api/me").expect(200);
            Duration took = Duration.ofNanos(System.nanoTime() - began);
            if (took.compareTo(slowest) > 0) {
                slowest = took;
            }
            RandomPlay.pause(50);
        }
    }

    /** The longest that an answer took. */
    Duration slowest() {
        if (!thread.isAlive()) {
            throw new AssertionError("the bystander was not served");
        }
        if (slowest.compareTo(LONGEST) > 0) {
            throw new AssertionError("the bystander was served after " + slowest);
        }
        return slowest;
    }

    @Override
    public void close() {
        closed = true;
    }
}
