package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitTest {
    private static final long MILLISECOND = 1_000_000;

    @Test
    void withoutALimitNothingStops() {
        assertFalse(Limit.NONE.isReached(Long.MAX_VALUE));
    }

    @Test
    void aLimitOfWorkIsReachedWhenTheWorkIsDone() {
        assertFalse(Limit.ofWork(5).isReached(4));
        assertTrue(Limit.ofWork(5).isReached(5));
    }

    @Test
    void aLimitOfTimeIsReachedWhenItsClockSaysSo() {
        AtomicLong clock = new AtomicLong(Long.MAX_VALUE - MILLISECOND);
        Limit limit = Limit.ofMillis(3, clock::get);
        clock.addAndGet(3 * MILLISECOND - 1);
        assertFalse(limit.isReached(0));
        clock.incrementAndGet();
        assertTrue(limit.isReached(0));
    }

    @ParameterizedTest
    @ValueSource(longs = {3_600_000, 9_223_372_036_855L, Long.MAX_VALUE})
    void muchTimeIsNotOverAtOnce(long millis) {
        assertFalse(Limit.ofMillis(millis, () -> 7).isReached(0));
    }

    @Test
    void noTimeIsOverAtOnce() {
        assertTrue(Limit.ofMillis(0, () -> 7).isReached(0));
    }

    @Test
    void aStopIsSeenWhenItIsAskedFor() {
        AtomicBoolean stopped = new AtomicBoolean();
        Limit limit = Limit.until(stopped::get);
        assertFalse(limit.isReached(1));
        stopped.set(true);
        assertTrue(limit.isReached(1));
    }

    @Test
    void ofTwoLimitsTheFirstReachedCounts() {
        AtomicBoolean stopped = new AtomicBoolean();
        Limit limit = Limit.ofWork(5).or(Limit.until(stopped::get));
        assertFalse(limit.isReached(4));
        assertTrue(limit.isReached(5));
        stopped.set(true);
        assertTrue(limit.isReached(0));
    }
}
