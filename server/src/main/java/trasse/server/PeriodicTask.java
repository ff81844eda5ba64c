package trasse.server;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.store.DatabaseTrouble;

/** Runs something periodically on a thread of its own until closed, even if a run fails. */
public final class PeriodicTask implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PeriodicTask.class);

    private final CountDownLatch closing = new CountDownLatch(1);
    private final Duration pause;
    private final Runnable work;
    private final Thread thread;

    public PeriodicTask(String name, Duration pause, Runnable work) {
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
                // Rounds must end and nodes must hear of each other, even after an error like a stack overflow.
                if (!DatabaseTrouble.log(thread.getName(), e)) {
                    LOG.atError()
                            .setMessage("a periodic task failed and will run again")
                            .addKeyValue("task", thread.getName())
                            .setCause(e)
                            .log();
                }
            }
        }
    }

    /** Waits for a run that is under way. */
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
