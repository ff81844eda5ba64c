package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TheEndTest {
    private static final int LINUS = 1;
    private static final int MARIA = 2;

    /** Linus's line, round by round, along which his board is coloured as the cards come up. */
    private static final List<Drawn> LINUS_DRAWS = List.of(
            new Drawn("yygsr", "e4: e3 e2 e1 f2 f3"),
            new Drawn("bgsvv", "e4: e5 e6 e7 e8 e9"),
            new Drawn("bbsrv", "f3: f4 f5 f6 f7 f8"),
            new Drawn("ybgs", "e9: d8 d7 d6 d5"),
            new Drawn("yggrv", "f8: f9 g9 g8 g7 g6"),
            new Drawn("ysrv", "d5: d4 d3 d2 d1"),
            new Drawn("ybssv", "g6: g5 g4 g3 h4 h5"),
            new Drawn("bgsr", "d1: c1 c2 c3 c4"),
            new Drawn("ybgrr", "h5: h6 h7 h8 h9 i9"),
            new Drawn("bgrv", "c4: c5 c6 c7 b6"),
            new Drawn("gsrv", "i9: i8 i7 i6 i5"));

    /** The 3 lies next to start point 1. */
    private static final Board BOARD =
            TestBoards.striped(Map.of(3, Field.F4), Map.of(1, Field.E4, 2, Field.E6, 3, Field.D5, 4, Field.F5));

    @Test
    void theGameIsNotOverAfterFourteenCards() {
        assertFalse(Play.on(BOARD, 1, 2).pass(14).position().isOver());
    }

    @Test
    void theGameIsNotOverWhileTheLastCardIsOpen() {
        Play play = Play.on(BOARD, 1, 2).pass(14);
        play.turn(play.position().left().toString()).act(1, "-");
        assertFalse(play.position().isOver());
    }

    @Test
    void theGameIsOverAfterAllFifteenCards() {
        assertTrue(Play.on(BOARD, 1, 2).pass(15).position().isOver());
    }

    /** Random games to the end: a player is stuck just when no card that is open or to come allows an extension. */
    @Test
    void aPlayerIsStuckWhenOnlyPassesAreLeft() {
        Prng prng = new Prng(7);
        int stuck = 0;
        for (int game = 0; game < 60; game++) {
            Board board = TestBoards.random(prng);
            Play play = Play.of(RandomPlay.setup(board, prng));
            while (!play.position().isOver()) {
                Card card = play.position().left().sorted().getFirst();
                play.turn(card.toString());
                for (Seat seat : play.position().seats()) {
                    List<Card> cards = new ArrayList<>(play.position().left().sorted());
                    cards.add(card);
                    boolean canExtend =
                            cards.stream().anyMatch(one -> seat.line().countExtensions(one, board) > 0);
                    assertEquals(!canExtend, play.position().isStuck(seat));
                    stuck += canExtend ? 0 : 1;
                }
                for (Seat seat : play.position().seats()) {
                    Action action = RandomPlay.action(seat.line(), card, board, prng);
                    play.act(seat.player().start(), action.toString());
                }
            }
        }
        assertTrue(stuck > 0);
    }

    @Test
    void nobodyIsStuckInAGameThatIsOver() {
        Play play = Play.on(BOARD, 1, 2).pass(15);
        assertFalse(play.position().isStuck(play.seat(1)));
    }

    @Test
    void afterTheEndNoCardIsTurnedUp() {
        Card card = Play.card("ybgs");
        assertEquals(
                new Objection.CardNotLeft(card, new Cards(List.of())),
                Play.on(BOARD, 1, 2).passToTheEnd().objectionTo(new Event.CardTurned(card)));
    }

    @Test
    void afterTheEndNoLineGrows() {
        assertEquals(
                new Objection.NoCardOpen(), Play.on(BOARD, 1, 2).passToTheEnd().objectionTo(1, "e4: e5"));
    }

    @Test
    void plusIsTheSumOfTheStrip() {
        Board board = TestBoards.striped(Map.of(3, Field.F4, 8, Field.E5), Map.of(1, Field.E4));
        Play play = Play.on(board, 1)
                .round("ybgs", "e4: f4")
                .round("bgsr", "e4: e5")
                .passToTheEnd();
        assertEquals(11, play.seat(1).plus());
    }

    @Test
    void minusIsOnePointForEveryFieldNotOnTheLine() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6 e7 f8").passToTheEnd();
        assertEquals(56, play.seat(1).minus());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a5", "b1"})
    void aMissedFieldCostsOnePointNumberedOrNot(String tenOn) {
        List<Field> numberFields = new ArrayList<>(TestBoards.SNAKE.subList(1, 9));
        numberFields.add(Field.parse(tenOn).orElseThrow());
        Play play = Play.on(TestBoards.snake(numberFields), 1).drawSnake(59).passToTheEnd();
        assertEquals(1, play.seat(1).minus());
    }

    @Test
    void aLineThroughAllFieldsCostsNothing() {
        Play play = Play.on(TestBoards.snake(TestBoards.SNAKE.subList(1, 10)), 1)
                .drawSnake(60)
                .passToTheEnd();
        assertEquals(0, play.seat(1).minus());
    }

    @Test
    void totalIsPlusMinusMinus() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: f4").passToTheEnd();
        assertEquals(3 - 59, play.seat(1).total());
    }

    @Test
    void theHighestTotalWins() {
        Play play = Play.on(BOARD, 1, 2).round("ybgs", "e4: f4", "e6: e7").passToTheEnd();
        assertEquals(List.of(1), play.winners());
    }

    @Test
    void aHigherPlusDoesNotWinAgainstAHigherTotal() {
        Play play = Play.on(BOARD, 1, 2)
                .round("ybgs", "e4: f4", "e6: e7 f8 g8 g7")
                .round("bgsr", "-", "g7: h8")
                .passToTheEnd();
        assertEquals(List.of(2), play.winners());
    }

    @Test
    void playersWithTheSameBestTotalShareTheWin() {
        Play play = Play.on(BOARD, 1, 2, 3)
                .round("ybgs", "e4: f4", "e6: e7 f8 g8 g7", "-")
                .passToTheEnd();
        assertEquals(List.of(1, 2), play.winners());
    }

    @Test
    void allFourShareTheWinIfNobodyDrewAnything() {
        assertEquals(
                List.of(1, 2, 3, 4), Play.on(BOARD, 1, 2, 3, 4).passToTheEnd().winners());
    }

    @Test
    void nobodyHasWonBeforeTheEnd() {
        assertEquals(
                List.of(),
                Play.on(BOARD, 1, 2).round("ybgs", "e4: f4", "-").pass(13).winners());
    }

    @Test
    void linusReachesFourNumbersInFullAndFourAsHalves() {
        Play play = linusAndMaria();
        assertEquals(
                List.of(1, 3, 0, 3, 6, 4, 8, 9, 5),
                List.of(2, 3, 4, 5, 6, 7, 8, 9, 10).stream()
                        .map(number -> play.points(LINUS, number))
                        .toList());
    }

    @Test
    void linusHasThirtyNinePlusPoints() {
        assertEquals(39, linusAndMaria().seat(LINUS).plus());
    }

    @Test
    void tenFieldsAreNotOnLinussLineOfFiftyOne() {
        Line line = linusAndMaria().seat(LINUS).line();
        assertEquals(List.of(51, 10), List.of(line.length(), line.missed().size()));
    }

    @Test
    void linusHasATotalOfTwentyNine() {
        assertEquals(29, linusAndMaria().seat(LINUS).total());
    }

    @Test
    void linusWins() {
        assertEquals(List.of(LINUS), linusAndMaria().winners());
    }

    private static Play linusAndMaria() {
        Play play = Play.on(linussBoard(), LINUS, MARIA).round("ybgv", "-", "d5: d6 d7 d8 e9");
        for (Drawn drawn : LINUS_DRAWS) {
            play.round(drawn.card(), drawn.extension(), "-");
        }
        return play.passToTheEnd();
    }

    private static Board linussBoard() {
        List<Colour> colours = new ArrayList<>(Collections.nCopies(Field.COUNT, Colour.VIOLET));
        for (Drawn drawn : LINUS_DRAWS) {
            List<Field> fields = Play.extension(drawn.extension()).fields();
            for (int i = 0; i < fields.size(); i++) {
                colours.set(
                        fields.get(i).ordinal(), Play.card(drawn.card()).shown().get(i));
            }
        }
        return new Board("Linus's", colours, Play.fields("d6 f6 a1 d7 e1 d8 i9 i5 e9"), Play.fields("e4 d5 e6 f5"));
    }

    private record Drawn(String card, String extension) {}
}
