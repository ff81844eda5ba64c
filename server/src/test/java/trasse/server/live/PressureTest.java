package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PressureTest {
    private final Pressure pressure = new Pressure(Duration.ofMillis(100));

    private void commandsTake(long... millis) {
        LongStream.of(millis)
                .forEach(each -> pressure.commandTook(Duration.ofMillis(each).toNanos()));
    }

    private void manyCommandsTake(long millis) {
        commandsTake(LongStream.generate(() -> millis).limit(100).toArray());
    }

    @Test
    void nothingIsRefusedWhileCommandsAreQuick() {
        manyCommandsTake(99);
        assertEquals(0, pressure.shareOfOthers());
        assertEquals(0, pressure.shareInGames());
    }

    @Test
    void twoSlowCommandsAreNoReasonToRefuseAny() {
        commandsTake(5, 5, 5, 900, 900, 5);
        assertEquals(0, pressure.shareOfOthers());
    }

    @Test
    void whatCanWaitIsRefusedBeforeAnyMove() {
        commandsTake(900, 900, 900, 900);
        assertTrue(pressure.shareOfOthers() > 0);
        assertEquals(0, pressure.shareInGames());
    }

    @Test
    void movesAreRefusedOnceNothingElseIsLeftToRefuse() {
        commandsTake(900, 900, 900, 900, 900, 900, 900, 900, 900);
        assertEquals(1, pressure.shareOfOthers());
        assertTrue(pressure.shareInGames() > 0);
    }

    @Test
    void someMovesAlwaysGetThrough() {
        manyCommandsTake(60_000);
        assertEquals(0.95, pressure.shareInGames());
    }

    @Test
    void oncePressureIsGoneNothingIsRefused() {
        manyCommandsTake(60_000);
        manyCommandsTake(5);
        assertEquals(0, pressure.shareOfOthers());
        assertEquals(0, pressure.shareInGames());
    }
}
