package trasse.engine.bot;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BudgetTest {
    @ParameterizedTest
    @ValueSource(longs = {3_600_000, 9_223_372_036_855L, Long.MAX_VALUE})
    void muchTimeIsNotOverAtOnce(long millis) {
        assertTrue(Budget.ofMillis(millis).lasts(0));
    }

    @Test
    void noTimeIsOverAtOnce() {
        assertFalse(Budget.ofMillis(0).lasts(0));
    }

    @Test
    void workLastsUntilItIsDone() {
        assertTrue(Budget.ofWork(5).lasts(4));
        assertFalse(Budget.ofWork(5).lasts(5));
    }
}
