package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** What is done again and again. */
class PeriodicTaskTest {
    @Test
    void itGoesOnWhateverHappens() throws InterruptedException {
        CountDownLatch tries = new CountDownLatch(3);
        Runnable work = () -> {
            tries.countDown();
            if (tries.getCount() == 2) {
                throw new StackOverflowError("as deep recursion does");
            }
            throw new IllegalStateException("as a lost database does");
        };
        try (PeriodicTask task = new PeriodicTask("test", Duration.ofMillis(1), work)) {
            assertTrue(tries.await(20, TimeUnit.SECONDS), task::toString);
        }
    }

    @Test
    void whileTheDatabaseIsAwayThereIsOneLineASecond() throws InterruptedException {
        CountDownLatch tries = new CountDownLatch(100);
        Runnable work = () -> {
            tries.countDown();
            throw new IllegalStateException(new SQLTransientConnectionException("as a lost database does"));
        };
        long begin = System.nanoTime();
        try (LoggedErrors logged = new LoggedErrors("trasse.server");
                PeriodicTask task = new PeriodicTask("test", Duration.ofMillis(1), work)) {
            assertTrue(tries.await(20, TimeUnit.SECONDS), task::toString);
            assertEquals(List.of(), logged.messages());
            int lines = logged.warnings().size();
            long seconds = Duration.ofNanos(System.nanoTime() - begin).toSeconds();
            assertTrue(lines <= seconds + 1, logged.warnings()::toString);
        }
    }
}
