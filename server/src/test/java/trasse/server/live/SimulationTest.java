package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/**
 * Many games in which everything goes wrong that can. By default a hundred; {@code -Dsimulation.runs=N} plays N, and
 * {@code -Dsimulation.first=SEED} begins with another one, to see a failure again.
 */
class SimulationTest {
    private static final int RUNS = Integer.getInteger("simulation.runs", 100);
    private static final long FIRST = Long.getLong("simulation.first", 1);

    @Test
    void nothingIsLostAndNothingIsDoneTwice() {
        long begin = System.nanoTime();
        int crashes = 0;
        try (SimulatedDatabase database = new SimulatedDatabase()) {
            for (long seed = FIRST; seed < FIRST + RUNS; seed++) {
                Simulation simulation = new Simulation(seed, database);
                try {
                    simulation.run();
                } catch (AssertionError | RuntimeException e) {
                    throw new AssertionError("with the seed " + seed + ": " + e.getMessage(), e);
                }
                crashes += simulation.crashes();
            }
        }
        assertTrue(crashes > RUNS, "nodes have hardly ever crashed");
        System.out.println(RUNS + " games with " + crashes + " crashes in "
                + Duration.ofNanos(System.nanoTime() - begin).toMillis() + " ms");
    }
}
