package trasse.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
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

    private void assertShares(double begin, double watch, double play) {
        assertEquals(
                List.of(begin, watch, play),
                Stream.of(Urgency.values()).map(pressure::shareOf).toList());
    }

    @Test
    void nothingIsRefusedWhileCommandsAreQuick() {
        manyCommandsTake(99);
        assertShares(0, 0, 0);
    }

    @Test
    void twoSlowCommandsAreNoReasonToRefuseAny() {
        commandsTake(5, 5, 5, 900, 900, 5);
        assertShares(0, 0, 0);
    }

    @Test
    void whatBeginsIsRefusedFirst() {
        commandsTake(900, 900, 900);
        double refused = pressure.shareOf(Urgency.BEGIN);
        assertTrue(0 < refused && refused < 1);
        assertShares(refused, 0, 0);
    }

    @Test
    void watchingIsRefusedBeforeAnyMove() {
        commandsTake(300, 300, 300);
        double refused = 0;
        while (refused == 0) {
            commandsTake(300);
            refused = pressure.shareOf(Urgency.WATCH);
        }
        assertShares(1, refused, 0);
    }

    @Test
    void someMovesAlwaysGetThrough() {
        manyCommandsTake(60_000);
        assertShares(1, 1, 0.95);
    }

    @Test
    void pressureFollowsAtOnceWhenCommandsTakeLongerAndWhenTheyTakeLess() {
        manyCommandsTake(100);
        commandsTake(200, 200, 200);
        double slow = pressure.shareOf(Urgency.BEGIN);
        commandsTake(300, 300, 300);
        double slower = pressure.shareOf(Urgency.BEGIN);
        commandsTake(200);
        assertTrue(0.2 <= slow && slow < 0.3, () -> "slow: " + slow);
        assertTrue(slow + 0.2 <= slower, () -> "slower: " + slower);
        assertTrue(pressure.shareOf(Urgency.BEGIN) < slower - 0.15);
    }

    @Test
    void oncePressureIsGoneNothingIsRefused() {
        manyCommandsTake(60_000);
        commandsTake(LongStream.generate(() -> 5).limit(200).toArray());
        assertShares(0, 0, 0);
    }
}
