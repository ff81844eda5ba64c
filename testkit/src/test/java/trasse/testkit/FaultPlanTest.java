package trasse.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FaultPlanTest {
    private static final int CONNECTIONS = 10_000;

    private static List<ConnectionFaults> faults(FaultPlan plan) {
        return IntStream.range(0, CONNECTIONS).mapToObj(plan::faults).toList();
    }

    private static FaultPlan mixed(long seed) {
        return FaultPlan.seeded(seed).delaying(30, 5).cutting(20, 1000).duplicating(10);
    }

    @Test
    void theSameSeedIsTheSamePlan() {
        assertEquals(faults(mixed(1)), faults(mixed(1)));
        assertNotEquals(faults(mixed(1)), faults(mixed(2)));
    }

    @Test
    void nothingGoesWrongByItself() {
        assertTrue(faults(FaultPlan.seeded(1)).stream().allMatch(ConnectionFaults.NONE::equals));
    }

    @Test
    void eachKindOfFaultHasItsShare() {
        List<ConnectionFaults> faults = faults(mixed(3));
        long delayed = faults.stream().filter(one -> one.longestDelay() == 5).count();
        long requests =
                faults.stream().filter(one -> one.cutRequestAfter().isPresent()).count();
        long answers =
                faults.stream().filter(one -> one.cutAnswerAfter().isPresent()).count();
        long duplicated = faults.stream().filter(ConnectionFaults::duplicated).count();
        assertEquals(0.3, delayed / (double) CONNECTIONS, 0.02);
        assertEquals(0.1, requests / (double) CONNECTIONS, 0.02);
        assertEquals(0.1, answers / (double) CONNECTIONS, 0.02);
        assertEquals(0.1, duplicated / (double) CONNECTIONS, 0.02);
    }

    @Test
    void aCutComesWithinItsBytes() {
        List<Integer> cuts = faults(FaultPlan.seeded(4).cutting(100, 10)).stream()
                .map(one -> one.cutRequestAfter()
                        .orElseGet(() -> one.cutAnswerAfter().orElseThrow()))
                .distinct()
                .sorted()
                .toList();
        assertEquals(IntStream.range(0, 10).boxed().toList(), cuts);
    }
}
