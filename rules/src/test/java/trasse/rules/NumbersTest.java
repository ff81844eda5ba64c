package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
    private static final int SARAH = 1;
    private static final int TIM = 2;
    private static final int MARIA = 3;
    private static final int LINUS = 4;

    /** All four start points lie around {@code e5}. */
    private static final Map<Integer, Field> STARTS =
            Map.of(SARAH, Field.E4, TIM, Field.E6, MARIA, Field.D5, LINUS, Field.F5);

    private static final Map<Integer, Field> STARTS_OF_TWO = Map.of(SARAH, Field.E4, MARIA, Field.D5);

    private static final Board EIGHT = numberInTheMiddle(8);

    @Test
    void sarahReachesTheEightFirstForEightPoints() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-");
        assertEquals(8, play.points(SARAH, 8));
    }

    @Test
    void timReachesTheSevenThatMariaReachedInAnEarlierRoundForFourPoints() {
        Play play = Play.on(numberInTheMiddle(7), TIM, MARIA)
                .round("ybgs", "-", "d5: e5")
                .round("bgsr", "e6: e5", "-");
        assertEquals(4, play.points(TIM, 7));
    }

    @Test
    void mariaKeepsTheFullSevenWhenTimReachesItLater() {
        Play play = Play.on(numberInTheMiddle(7), TIM, MARIA)
                .round("ybgs", "-", "d5: e5")
                .round("bgsr", "e6: e5", "-");
        assertEquals(7, play.points(MARIA, 7));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void aNumberThatNobodyElseHasReachedIsWorthFullPoints(int number) {
        Play play = Play.on(numberInTheMiddle(number), SARAH, TIM).round("ybgs", "e4: e5", "-");
        assertEquals(number, play.points(SARAH, number));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2", "5, 3", "6, 3", "7, 4", "8, 4", "9, 5", "10, 5"})
    void aNumberThatAnotherReachedInAnEarlierRoundIsWorthHalfRoundedUp(int number, int half) {
        Play play = Play.on(numberInTheMiddle(number), SARAH, TIM)
                .round("ybgs", "e4: e5", "-")
                .round("bgsr", "-", "e6: e5");
        assertEquals(half, play.points(TIM, number));
    }

    @Test
    void aNumberIsWorthHalfFromNowOnToThoseWhoHaveNotReachedIt() {
        Position before = Play.on(EIGHT, SARAH, TIM).position();
        Position after = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-").position();
        assertFalse(before.isWorthHalf(8, before.seats().getLast()));
        assertTrue(after.isWorthHalf(8, after.seats().getLast()));
        assertFalse(after.isWorthHalf(8, after.seats().getFirst()));
        assertFalse(after.isWorthHalf(7, after.seats().getLast()));
    }

    @Test
    void aNumberIsWorthFullPointsToTheFirstHoweverLate() {
        Play play = Play.on(EIGHT, SARAH, TIM);
        for (Card card : Deck.STANDARD.without(Play.cards("ybgs"))) {
            play.round(card.toString(), "-", "-");
        }
        assertEquals(8, play.round("ybgs", "e4: e5", "-").points(SARAH, 8));
    }

    @Test
    void aNumberReachedInTheSameRoundIsWorthFullPointsToBoth() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "e6: e5");
        assertEquals(List.of(8, 8), List.of(play.points(SARAH, 8), play.points(TIM, 8)));
    }

    @Test
    void aNumberReachedInTheSameRoundIsWorthFullPointsToAllFour() {
        Play play = Play.on(EIGHT, SARAH, TIM, MARIA, LINUS).round("ybgs", "e4: e5", "e6: e5", "d5: e5", "f5: e5");
        assertEquals(
                List.of(8, 8, 8, 8),
                List.of(play.points(SARAH, 8), play.points(TIM, 8), play.points(MARIA, 8), play.points(LINUS, 8)));
    }

    @Test
    void whoActsFirstInARoundDoesNotMakeTheNumberHalfForTheOthers() {
        Play play = Play.on(EIGHT, SARAH, TIM).turn("ybgs").act(TIM, "e6: e5").act(SARAH, "e4: e5");
        assertEquals(List.of(8, 8), List.of(play.points(SARAH, 8), play.points(TIM, 8)));
    }

    @Test
    void aNumberThatTwoReachedTogetherIsWorthHalfToTheThird() {
        Play play = Play.on(EIGHT, SARAH, TIM, MARIA)
                .round("ybgs", "e4: e5", "e6: e5", "-")
                .round("bgsr", "-", "-", "d5: e5");
        assertEquals(4, play.points(MARIA, 8));
    }

    @Test
    void aNumberStaysHalfForAllWhoComeLater() {
        Play play = Play.on(EIGHT, SARAH, TIM, MARIA, LINUS)
                .round("ybgs", "e4: e5", "-", "-", "-")
                .round("bgsr", "-", "e6: e5", "-", "-")
                .round("ybrv", "-", "-", "d5: e5", "f5: e5");
        assertEquals(List.of(4, 4, 4), List.of(play.points(TIM, 8), play.points(MARIA, 8), play.points(LINUS, 8)));
    }

    @Test
    void oneNumberReachedDoesNotHalveAnother() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 3, Field.E7), STARTS);
        Play play = Play.on(board, SARAH, TIM).round("ybgs", "e4: e5", "-").round("gsrv", "-", "e6: e7");
        assertEquals(3, play.points(TIM, 3));
    }

    @Test
    void aNumberCanBeReachedInTheFirstRound() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-");
        assertTrue(play.seat(SARAH).strip().hasReached(8));
    }

    @Test
    void aNumberOnTheWayIsReachedToo() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5 e6 e7", "-");
        assertEquals(8, play.points(SARAH, 8));
    }

    @Test
    void aNumberBesideTheLineIsNotReached() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("bgsr", "e4: f5 f6 e6", "-");
        assertFalse(play.seat(SARAH).strip().hasReached(8));
    }

    @Test
    void aNumberIsReachedAtEitherEnd() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 3, Field.D4), STARTS);
        Play play = Play.on(board, SARAH, TIM).round("ybgs", "e4: e5", "-").round("bgsr", "e4: d4", "-");
        assertEquals(3, play.points(SARAH, 3));
    }

    @Test
    void nothingIsAnnouncedBeforeTheEndOfTheRound() {
        Play play = Play.on(EIGHT, SARAH, TIM).turn("ybgs").act(SARAH, "e4: e5");
        assertEquals(List.of(), play.position().announcements());
    }

    @Test
    void nothingIsNotedBeforeTheEndOfTheRound() {
        Play play = Play.on(EIGHT, SARAH, TIM).turn("ybgs").act(SARAH, "e4: e5");
        assertEquals(ScoreStrip.EMPTY, play.seat(SARAH).strip());
    }

    @Test
    void allAnnounceTogetherAtTheEndOfTheRound() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 3, Field.E7), STARTS);
        Play play = Play.on(board, SARAH, TIM).turn("ybgs").act(TIM, "e6: e7").act(SARAH, "e4: e5");
        assertEquals(
                List.of(announcement(play, SARAH, 8, 8), announcement(play, TIM, 3, 3)),
                play.position().announcements());
    }

    @Test
    void aNumberReachedForHalfIsAnnouncedWithItsHalfPoints() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-").round("bgsr", "-", "e6: e5");
        assertEquals(List.of(announcement(play, TIM, 8, 4)), play.position().announcements());
    }

    @Test
    void aNumberIsAnnouncedOnceAndNotInLaterRounds() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-").round("bgsr", "e5: e6", "-");
        assertEquals(List.of(), play.position().announcements());
    }

    @Test
    void twoNumbersReachedInOneRoundAreBothScored() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 9, Field.E6), STARTS_OF_TWO);
        Play play = Play.on(board, SARAH, MARIA).round("ybgs", "e4: e5 e6", "-");
        assertEquals(17, play.seat(SARAH).plus());
    }

    @Test
    void threeNumbersReachedInOneRoundAreAnnouncedInTheOrderDrawn() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 3, Field.E6, 10, Field.E7), STARTS_OF_TWO);
        Play play = Play.on(board, SARAH, MARIA).round("ybgs", "e4: e5 e6 e7", "-");
        assertEquals(
                List.of(
                        announcement(play, SARAH, 8, 8),
                        announcement(play, SARAH, 3, 3),
                        announcement(play, SARAH, 10, 10)),
                play.position().announcements());
    }

    @Test
    void ofTwoNumbersReachedInOneRoundOneMayBeHalfAndTheOtherFull() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 9, Field.E6), STARTS_OF_TWO);
        Play play = Play.on(board, SARAH, MARIA).round("ybgs", "e4: e5", "-").round("bgsr", "-", "d5: e5 e6");
        assertEquals(List.of(4, 9), List.of(play.points(MARIA, 8), play.points(MARIA, 9)));
    }

    @Test
    void aNumberAnnouncedGetsADotOnTheStripsOfAllWhoHaveNotReachedIt() {
        Play play = Play.on(EIGHT, SARAH, TIM, MARIA).round("ybgs", "e4: e5", "-", "d5: d6");
        assertEquals(
                List.of(true, true),
                List.of(
                        play.seat(TIM).strip().hasDot(8),
                        play.seat(MARIA).strip().hasDot(8)));
    }

    @Test
    void whoReachesANumberPutsNoDotBesideIt() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-");
        assertFalse(play.seat(SARAH).strip().hasDot(8));
    }

    @Test
    void whoReachesANumberInTheSameRoundPutsNoDotBesideIt() {
        Play play = Play.on(EIGHT, SARAH, TIM, MARIA).round("ybgs", "e4: e5", "e6: e5", "-");
        assertFalse(play.seat(TIM).strip().hasDot(8));
    }

    @Test
    void whoHasReachedANumberPutsNoDotBesideItWhenAnotherReachesItLater() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-").round("bgsr", "-", "e6: e5");
        assertFalse(play.seat(SARAH).strip().hasDot(8));
    }

    @Test
    void numbersThatNobodyAnnouncedHaveNoDot() {
        Play play = Play.on(EIGHT, SARAH, TIM).round("ybgs", "e4: e5", "-");
        assertEquals(1 << 8, play.seat(TIM).strip().dots());
    }

    @Test
    void aDotIsNotPutBeforeTheEndOfTheRound() {
        Play play = Play.on(EIGHT, SARAH, TIM).turn("ybgs").act(SARAH, "e4: e5");
        assertFalse(play.seat(TIM).strip().hasDot(8));
    }

    @Test
    void withSeveralPlayersAHigherNumberBeforeDoesNotHalveALowerOne() {
        Board board = TestBoards.striped(Map.of(8, Field.E5, 5, Field.E6), STARTS_OF_TWO);
        Play play = Play.on(board, SARAH, MARIA).round("ybgs", "e4: e5 e6", "-");
        assertEquals(5, play.points(SARAH, 5));
    }

    private static Board numberInTheMiddle(int number) {
        return TestBoards.striped(Map.of(number, Field.E5), STARTS);
    }

    private static Announcement announcement(Play play, int start, int number, int points) {
        return new Announcement(play.seat(start).player(), number, points);
    }
}
