package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.RandomGames;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

class TrainingTest {
    private static final Board BOARD = TestBoards.random(new Prng(8));
    private static final DistinctPaths PATHS = DistinctPaths.of(PathTable.of(BOARD, Deck.STANDARD.sorted()));

    @Test
    void theSameSeedAndGamesTeachTheSameAlone() {
        assertArrayEquals(learned(solo(200, 1)), learned(solo(200, 1)));
    }

    @Test
    void theSameSeedAndGamesTeachTheSameAgainstOthers() {
        assertArrayEquals(learned(multiplayer(60, 1)), learned(multiplayer(60, 1)));
    }

    @Test
    void itDoesNotMatterHowManyGamesArePlayedAtATime() {
        Training stepwise = multiplayer(60, 1);
        while (!stepwise.isOver()) {
            stepwise.play(Limit.ofWork(7));
        }
        assertArrayEquals(learned(multiplayer(60, 1)), stepwise.valuation().packed());
    }

    @Test
    void anotherSeedTeachesOtherWeights() {
        assertFalse(Arrays.equals(learned(solo(200, 1)), learned(solo(200, 2))));
    }

    @Test
    void moreGamesTeachOtherWeights() {
        assertFalse(Arrays.equals(learned(solo(200, 1)), learned(solo(201, 1))));
    }

    @Test
    void trainingAloneRaisesTheTotals() {
        assertBetterBy(5, solo(3000, 1), 300);
    }

    @Test
    void trainingAgainstOthersRaisesTheTotals() {
        assertBetterBy(5, multiplayer(6000, 1), 600);
    }

    @Test
    void trainingIsOverAfterItsGames() {
        Training training = multiplayer(5, 1);
        training.play(Limit.ofWork(4));
        assertFalse(training.isOver());
        training.play(Limit.ofWork(4));
        assertTrue(training.isOver());
    }

    @Test
    void afterItsGamesNoMoreArePlayed() {
        Training training = solo(5, 1);
        training.play(Limit.ofWork(5));
        byte[] before = training.valuation().packed();
        assertEquals(0, training.play(Limit.ofWork(5)));
        assertArrayEquals(before, training.valuation().packed());
    }

    @Test
    void itTellsHowFarItIs() {
        Training training = solo(8, 1);
        training.play(Limit.ofWork(2));
        assertEquals(0.25, training.progress());
    }

    @Test
    void progressIsReportedGameByGame() {
        List<Double> reported = new ArrayList<>();
        solo(4, 1).play(Limit.NONE, reported::add);
        assertEquals(List.of(0.25, 0.5, 0.75, 1.0), reported);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void dotsAreThoseOfTheRules(int players) {
        for (int seed = 0; seed < 50; seed++) {
            Prng prng = new Prng(seed);
            Setup setup = RandomGames.setup(BOARD, players, prng);
            Deck deck = Deck.shuffled(setup.cards(), prng);
            int[] dots = new int[players];
            int[] before = new int[players];
            for (int round = 2; round <= Deck.SIZE; round++) {
                Prng same = new Prng(seed);
                Position position =
                        RandomGames.inRound(round, setup, deck, same).position();
                int[] reached = position.seats().stream()
                        .mapToInt(seat -> seat.strip().full() | seat.strip().half())
                        .toArray();
                Training.addDots(before, reached, dots);
                assertArrayEquals(
                        position.seats().stream()
                                .mapToInt(seat -> seat.strip().dots())
                                .toArray(),
                        dots);
                before = reached;
            }
        }
    }

    private static void assertBetterBy(int points, Training training, int tenth) {
        double first = training.play(Limit.ofWork(tenth));
        training.play(Limit.ofWork(8L * tenth));
        double last = training.play(Limit.ofWork(tenth));
        assertTrue(last > first + points, () -> "from " + first + " to " + last);
    }

    private static Training solo(int games, long seed) {
        return Training.solo(Valuation.optimistic(PATHS), BOARD.starts(), games, seed);
    }

    private static Training multiplayer(int games, long seed) {
        return Training.multiplayer(Valuation.optimistic(PATHS), games, seed);
    }

    private static byte[] learned(Training training) {
        training.play(Limit.NONE);
        return training.valuation().packed();
    }
}
