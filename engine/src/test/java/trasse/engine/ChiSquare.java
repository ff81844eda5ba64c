package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

/** Whether what was drawn can come from these chances. */
final class ChiSquare {
    private ChiSquare() {}

    /** Fails if anything was never or wrongly drawn, or if the counts are off by more than four standard deviations. */
    static <T> void assertDrawnFrom(Map<T, Double> chances, Map<T, Integer> drawn) {
        assertEquals(1, chances.values().stream().mapToDouble(chance -> chance).sum(), 1e-9);
        assertEquals(chances.keySet(), drawn.keySet());
        int draws = drawn.values().stream().mapToInt(count -> count).sum();
        double squares = 0;
        for (Map.Entry<T, Integer> entry : drawn.entrySet()) {
            double expected = draws * chances.getOrDefault(entry.getKey(), 0.0);
            squares += (entry.getValue() - expected) * (entry.getValue() - expected) / expected;
        }
        int freedom = chances.size() - 1;
        assertTrue(
                squares <= freedom + 4 * Math.sqrt(2.0 * freedom),
                squares + " with " + freedom + " degrees of freedom");
    }
}
