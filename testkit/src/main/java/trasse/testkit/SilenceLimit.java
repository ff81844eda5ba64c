package trasse.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** Closes a stream if nothing is heard of it for too long. Without it, a half-open connection is waited at for ever. */
final class SilenceLimit implements AutoCloseable {
    private final InputStream stream;
    private final Duration longest;
    private final Thread thread;
    private volatile long heardAt = System.nanoTime();

    SilenceLimit(InputStream stream, Duration longest) {
        this.stream = stream;
        this.longest = longest;
        this.thread = Thread.startVirtualThread(this::watch);
    }

    void heard() {
        heardAt = System.nanoTime();
    }

    private void watch() {
        try {
            for (long left = longest.toNanos(); left > 0; left = heardAt + longest.toNanos() - System.nanoTime()) {
                Thread.sleep(Duration.ofNanos(left));
            }
            stream.close();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            // It is closed either way.
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
