package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreStripTest {
    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2", "5, 3", "6, 3", "7, 4", "8, 4", "9, 5", "10, 5"})
    void halfIsRoundedUp(int number, int half) {
        assertEquals(half, ScoreStrip.half(number));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theBoxOfANumberNotReachedIsEmpty(int number) {
        assertEquals(OptionalInt.empty(), ScoreStrip.EMPTY.points(number));
    }

    @Test
    void theBoxOfANumberReachedInFullHoldsTheNumber() {
        assertEquals(OptionalInt.of(9), ScoreStrip.EMPTY.withFull(9).points(9));
    }

    @Test
    void theBoxOfANumberReachedForHalfHoldsHalf() {
        assertEquals(OptionalInt.of(5), ScoreStrip.EMPTY.withHalf(9).points(9));
    }

    @Test
    void aNumberReachedLeavesTheOtherBoxesEmpty() {
        ScoreStrip strip = ScoreStrip.EMPTY.withFull(5).withHalf(7);
        for (int number : new int[] {2, 3, 4, 6, 8, 9, 10}) {
            assertFalse(strip.hasReached(number), "the " + number);
        }
    }

    @Test
    void plusOfAnEmptyStripIsNothing() {
        assertEquals(0, ScoreStrip.EMPTY.plus());
    }

    @Test
    void plusIsTheSumOfFullAndHalfPoints() {
        assertEquals(
                10 + 2 + 4,
                ScoreStrip.EMPTY.withFull(10).withFull(2).withHalf(7).plus());
    }

    @Test
    void plusOfAllNumbersInFullIsFiftyFour() {
        ScoreStrip strip = ScoreStrip.EMPTY;
        for (int number = 2; number <= 10; number++) {
            strip = strip.withFull(number);
        }
        assertEquals(54, strip.plus());
    }

    @Test
    void plusOfAllNumbersAsHalvesIsTwentyNine() {
        ScoreStrip strip = ScoreStrip.EMPTY;
        for (int number = 2; number <= 10; number++) {
            strip = strip.withHalf(number);
        }
        assertEquals(29, strip.plus());
    }

    @Test
    void aDotIsWorthNothing() {
        assertEquals(0, ScoreStrip.EMPTY.withDots(List.of(10)).plus());
    }

    @Test
    void aDotDoesNotReachTheNumber() {
        assertFalse(ScoreStrip.EMPTY.withDots(List.of(10)).hasReached(10));
    }

    @Test
    void aDotIsPutBesideItsNumberOnly() {
        ScoreStrip strip = ScoreStrip.EMPTY.withDots(List.of(6));
        for (int number = 2; number <= 10; number++) {
            assertEquals(number == 6, strip.hasDot(number), "the " + number);
        }
    }

    @Test
    void aDotIsNotPutBesideANumberReachedInFull() {
        ScoreStrip strip = ScoreStrip.EMPTY.withFull(6);
        assertEquals(strip, strip.withDots(List.of(6)));
    }

    @Test
    void aDotIsNotPutBesideANumberReachedForHalf() {
        ScoreStrip strip = ScoreStrip.EMPTY.withHalf(6);
        assertEquals(strip, strip.withDots(List.of(6)));
    }

    @Test
    void aDotStaysWhenItsNumberIsReached() {
        assertTrue(ScoreStrip.EMPTY.withDots(List.of(6)).withHalf(6).hasDot(6));
    }

    @Test
    void aHigherNumberIsAboveALowerOne() {
        assertTrue(ScoreStrip.EMPTY.withFull(8).hasReachedAbove(7));
    }

    @Test
    void aHalvedNumberIsAboveALowerOneToo() {
        assertTrue(ScoreStrip.EMPTY.withHalf(8).hasReachedAbove(7));
    }

    @Test
    void aNumberIsNotAboveItself() {
        assertFalse(ScoreStrip.EMPTY.withFull(8).hasReachedAbove(8));
    }

    @Test
    void aLowerNumberIsNotAboveAHigherOne() {
        assertFalse(ScoreStrip.EMPTY.withFull(8).hasReachedAbove(9));
    }

    @Test
    void aDotIsNotAboveALowerNumber() {
        assertFalse(ScoreStrip.EMPTY.withDots(List.of(8)).hasReachedAbove(7));
    }
}
