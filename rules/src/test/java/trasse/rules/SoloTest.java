package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SoloTest {
    /** 4, 7, 5 and 9 lie side by side, between the two start points. */
    private static final Board EXAMPLE = TestBoards.striped(
            Map.of(4, Field.E5, 7, Field.E6, 5, Field.E7, 9, Field.E8), Map.of(1, Field.E4, 2, Field.E9));

    /** All numbers in ascending order from the start. */
    private static final Board ASCENDING = TestBoards.snake(TestBoards.SNAKE.subList(1, 10));

    @Test
    void aRoundIsPlayedWhenTheOnlyPlayerHasActed() {
        assertEquals(
                Play.cards("ybgs"),
                Play.on(EXAMPLE, 1).turn("ybgs").act(1, "-").position().played());
    }

    @Test
    void allFifteenCardsAreTurnedUpOneByOne() {
        Play play = Play.on(EXAMPLE, 1);
        int rounds = 0;
        while (!play.position().isOver()) {
            play.pass(1);
            rounds++;
        }
        assertEquals(15, rounds);
    }

    @Test
    void fourThenSevenThenFiveThenNine() {
        Play play = Play.on(EXAMPLE, 1)
                .round("ybrv", "e4: e5")
                .round("ybgv", "e5: e6")
                .round("gsrv", "e6: e7")
                .round("ysrv", "e7: e8");
        assertEquals(List.of(4, 7, 3, 9), points(play, 4, 7, 5, 9));
    }

    @Test
    void belowTheHighestNumberReachedTheOthersAreWorthHalf() {
        Position position = Play.on(EXAMPLE, 1).round("bgsr", "e4: e5 e6").position();
        Seat seat = position.seats().getFirst();
        List<Integer> halves = IntStream.rangeClosed(2, 10)
                .filter(number -> position.isWorthHalf(number, seat))
                .boxed()
                .toList();
        assertEquals(List.of(2, 3, 5, 6), halves);
    }

    @Test
    void fourThenSevenThenFiveThenNineInOneRound() {
        Play play = Play.on(EXAMPLE, 1).round("bgsr", "e4: e5 e6 e7 e8");
        assertEquals(List.of(4, 7, 3, 9), points(play, 4, 7, 5, 9));
    }

    @Test
    void withinOneRoundTheOrderAlongTheDrawnLineCounts() {
        Play play = Play.on(EXAMPLE, 2).round("bgsr", "e9: e8 e7 e6 e5");
        assertEquals(List.of(9, 3, 4, 2), points(play, 9, 5, 7, 4));
    }

    @Test
    void numbersAreAnnouncedInTheOrderDrawn() {
        Play play = Play.on(EXAMPLE, 1).round("bgsr", "e4: e5 e6 e7 e8");
        assertEquals(
                List.of(4, 7, 5, 9),
                play.position().announcements().stream()
                        .map(Announcement::number)
                        .toList());
    }

    @Test
    void aHigherNumberAtTheOtherEndCameBeforeToo() {
        Board board = TestBoards.striped(Map.of(7, Field.E5, 5, Field.D4), Map.of(1, Field.E4));
        Play play = Play.on(board, 1).round("ybgs", "e4: e5").round("bgsr", "e4: d4");
        assertEquals(3, play.points(1, 5));
    }

    @Test
    void aHigherNumberThatComesLaterTakesNothingAway() {
        Play play = Play.on(EXAMPLE, 1).round("ybrv", "e4: e5").round("ybgv", "e5: e6");
        assertEquals(4, play.points(1, 4));
    }

    @Test
    void aHigherNumberLongBeforeStillHalves() {
        Play play = Play.on(EXAMPLE, 2).round("ysrv", "e9: e8").pass(13);
        play.round(play.position().left().toString(), "e8: e7");
        assertEquals(3, play.points(2, 5));
    }

    @Test
    void aHigherNumberThatWasItselfHalvedHalves() {
        Play play = Play.on(EXAMPLE, 2).round("bgsr", "e9: e8 e7 e6").round("ybgs", "e6: e5");
        assertEquals(2, play.points(2, 4));
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 2", "5, 3", "6, 3", "7, 4", "8, 4", "9, 5"})
    void afterTheTenAllNumbersAreWorthHalfRoundedUp(int number, int half) {
        Board board = TestBoards.striped(Map.of(10, Field.E5, number, Field.E6), Map.of(1, Field.E4));
        Play play = Play.on(board, 1).round("ybgs", "e4: e5 e6");
        assertEquals(half, play.points(1, number));
    }

    @Test
    void inAscendingOrderAllNumbersScoreInFull() {
        assertEquals(54, Play.on(ASCENDING, 1).drawSnake(9).seat(1).plus());
    }

    @Test
    void theOnlyPlayerPutsNoDots() {
        Play play = Play.on(EXAMPLE, 1).round("bgsr", "e4: e5 e6 e7 e8");
        assertEquals(0, play.seat(1).strip().dots());
    }

    @Test
    void everyFieldNotOnTheLineCostsAPointAsEver() {
        Play play = Play.on(EXAMPLE, 1).round("bgsr", "e4: e5 e6 e7 e8").passToTheEnd();
        assertEquals(4 + 7 + 3 + 9 - 56, play.seat(1).total());
    }

    @Test
    void theOnlyPlayerIsTheWinner() {
        assertEquals(List.of(3), Play.on(EXAMPLE, 3).passToTheEnd().winners());
    }

    @Test
    void aSuperResultIsOverTheMark() {
        assertTrue(Play.on(ASCENDING, 1).drawSnake(60).passToTheEnd().position().isSuperResult());
    }

    @Test
    void aTotalOverTheMarkIsNoSuperResultBeforeTheEnd() {
        Play play = Play.on(ASCENDING, 1).drawSnake(47);
        assertEquals(41, play.seat(1).total());
        assertFalse(play.position().isSuperResult());
    }

    @Test
    void withSeveralPlayersNothingIsASuperResult() {
        Play play = Play.on(ASCENDING, 1, 2).drawSnake(60).passToTheEnd();
        assertEquals(54, play.seat(1).total());
        assertFalse(play.position().isSuperResult());
    }

    private static List<Integer> points(Play play, int... numbers) {
        int start = play.position().seats().getFirst().player().start();
        return Arrays.stream(numbers)
                .mapToObj(number -> play.points(start, number))
                .toList();
    }
}
