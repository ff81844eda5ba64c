package trasse.server.live;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does something again and again on a thread of its own, whatever becomes of it, until closed. */
final class Beat implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Beat.class);

    private final CountDownLatch closing = new CountDownLatch(1);
    private final Duration pause;
    private final Runnable work;
    private final Thread thread;

    Beat(String name, Duration pause, Runnable work) {
        this.pause = pause;
        this.work = work;
        this.thread = Thread.ofPlatform().name(name).daemon().start(this::run);
    }

    private void run() {
        while (true) {
            try {
                if (closing.await(pause.toMillis(), TimeUnit.MILLISECONDS)) {
                    return;
                }
                work.run();
            } catch (InterruptedException e) {
                return;
            } catch (Throwable e) {
                // Rounds must end and nodes must hear of each other, even after an error that no program expects.
                LOG.atError()
                        .setMessage("this failed and will be tried again")
                        .addKeyValue("beat", thread.getName())
                        .setCause(e)
                        .log();
            }
        }
    }

    /** Lets the work that is under way come to its end. */
    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
