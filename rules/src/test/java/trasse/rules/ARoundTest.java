package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BuiltInBoards;

class ARoundTest {
    private static final Board BOARD = TestBoards.striped(Map.of(), Map.of(1, Field.E4, 2, Field.E6));

    private static final Board ALL_VIOLET = new Board(
            "Violet",
            Collections.nCopies(Field.COUNT, Colour.VIOLET),
            List.of(Field.values()).subList(0, 9),
            Play.fields("e4 e6 d5 f5"));

    @Test
    void theTopCardIsTurnedUpForEveryone() {
        Game game = Play.on(BOARD, 1, 2).turn("ybgs").game();
        Optional<Card> card = Optional.of(Play.card("ybgs"));
        assertEquals(
                List.of(card, card, card),
                List.of(
                        game.viewFrom(1).position().open(),
                        game.viewFrom(2).position().open(),
                        game.viewOfSpectator().position().open()));
    }

    @Test
    void nobodyActsBeforeACardIsTurnedUp() {
        assertEquals(new Objection.NoCardOpen(), Play.on(BOARD, 1).objectionTo(1, "-"));
    }

    @Test
    void noCardIsTurnedUpBeforeEveryoneHasActed() {
        Play play = Play.on(BOARD, 1, 2).turn("ybgs").act(1, "-");
        assertEquals(
                new Objection.RoundOpen(Play.card("ybgs")), play.objectionTo(new Event.CardTurned(Play.card("bgsr"))));
    }

    @Test
    void aCardComesUpOnce() {
        Play play = Play.on(BOARD, 1).round("ybgs", "-");
        assertEquals(
                new Objection.CardNotLeft(Play.card("ybgs"), Deck.STANDARD.without(Play.cards("ybgs"))),
                play.objectionTo(new Event.CardTurned(Play.card("ybgs"))));
    }

    @Test
    void everyCardTurnedUpBeginsAnotherRound() {
        assertEquals(
                2, Play.on(BOARD, 1).round("ybgs", "-").turn("bgsr").position().round());
    }

    @Test
    void allPlayersActAtTheSameTime() {
        Play oneFirst = Play.on(BOARD, 1, 2).turn("ybgs").act(1, "e4: e5").act(2, "e6: e7");
        Play twoFirst = Play.on(BOARD, 1, 2).turn("ybgs").act(2, "e6: e7").act(1, "e4: e5");
        assertEquals(oneFirst.game(), twoFirst.game());
    }

    @Test
    void noLineGrowsUntilEveryoneHasActed() {
        Play play = Play.on(BOARD, 1, 2).turn("ybgs").act(1, "e4: e5");
        assertEquals(Line.at(Field.E4), play.seat(1).line());
    }

    @Test
    void allLinesGrowWhenEveryoneHasActed() {
        Play play = Play.on(BOARD, 1, 2).round("ybgs", "e4: e5", "e6: e7");
        assertEquals(
                List.of(Fields.of(Field.E4, Field.E5), Fields.of(Field.E6, Field.E7)),
                List.of(play.seat(1).line().fields(), play.seat(2).line().fields()));
    }

    @Test
    void everyPlayerDrawsOnABoardOfTheirOwn() {
        Play play = Play.on(BOARD, 1, 2).round("ybgs", "e4: e5 e6", "e6: e5 e4");
        assertEquals(play.seat(1).line(), play.seat(2).line());
    }

    @ParameterizedTest
    @ValueSource(strings = {"e4: e5", "e4: e5 e6", "e4: e5 e6 e7", "e4: e5 e6 e7 f8"})
    void aPlayerUsesAsManyColoursOfTheCardAsTheyLike(String action) {
        assertEquals(
                Set.copyOf(Play.fields(action.replace(":", ""))),
                Set.copyOf(
                        Play.on(BOARD, 1).round("ybgs", action).seat(1).line().path()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "e4: e5 e6 e7 f8",
                "e4: f5 e5 e6 d6",
                "e4: f4 f5 g6 g7",
                "e4: d3 c2 d2 d1",
            })
    void theColoursComeInAnyOrder(String action) {
        assertEquals(5, Play.on(BOARD, 1).round("ybgs", action).seat(1).line().length());
    }

    @Test
    void aColourThatTheCardDoesNotShowIsNotEntered() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(
                new Objection.ColourNotShown(Field.D4, Colour.RED, Play.card("ybgs")), play.objectionTo(1, "e4: d4"));
    }

    @Test
    void aColourFieldOfTheCardIsUsedOnce() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(
                new Objection.ColourUsedUp(Field.D7, Colour.BLUE, Play.card("ybgs")),
                play.objectionTo(1, "e4: e5 e6 d6 d7"));
    }

    @Test
    void aDoubledColourIsUsedTwice() {
        Play play = Play.on(BOARD, 1).round("ybssv", "e4: e5 f5 g5 g6 h7");
        assertEquals(6, play.seat(1).line().length());
    }

    @Test
    void aDoubledColourIsNotUsedThreeTimes() {
        Play play = Play.on(BOARD, 1).turn("ybssv");
        assertEquals(
                new Objection.ColourUsedUp(Field.E7, Colour.GREY, Play.card("ybssv")),
                play.objectionTo(1, "e4: f5 e5 d5 c5 d6 e7"));
    }

    @Test
    void theColoursOfACardAreThereAgainForEveryPlayer() {
        Play play = Play.on(BOARD, 1, 2).round("ybgs", "e4: e5 e6 e7 f8", "e6: e7 f8 g8 g7");
        assertEquals(
                List.of(5, 5),
                List.of(play.seat(1).line().length(), play.seat(2).line().length()));
    }

    @Test
    void coloursLeftOverAreNotKeptForTheNextRound() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: f4").turn("gsrv");
        assertEquals(
                new Objection.ColourNotShown(Field.F3, Colour.BLUE, Play.card("gsrv")), play.objectionTo(1, "f4: f3"));
    }

    @Test
    void aLineBeginsNextToItsEnd() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(new Objection.NotNext(Field.E6, Field.E4), play.objectionTo(1, "e4: e6"));
    }

    @Test
    void aLineGoesFromFieldToNeighbouringField() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(new Objection.NotNext(Field.E7, Field.E5), play.objectionTo(1, "e4: e5 e7"));
    }

    @Test
    void aLineStartsAsItsStartFieldAlone() {
        assertEquals(List.of(Field.E4), Play.on(BOARD, 1).seat(1).line().path());
    }

    @Test
    void aLineNeverReturnsToItsStartField() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(new Objection.EnteredTwice(Field.E4), play.objectionTo(1, "e4: e5 e4"));
    }

    @Test
    void aLineNeverEntersAFieldTwiceInOneRound() {
        Play play = Play.on(BOARD, 1).turn("bbsrv");
        assertEquals(new Objection.EnteredTwice(Field.E5), play.objectionTo(1, "e4: e5 f5 e5"));
    }

    @Test
    void aLineNeverEntersAFieldOfAnEarlierRound() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").turn("bgsr");
        assertEquals(new Objection.EnteredTwice(Field.E5), play.objectionTo(1, "e6: f6 e5"));
    }

    @Test
    void aLineMayRunBesideItself() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").round("bgsr", "e6: f6 f5 f4");
        assertEquals(6, play.seat(1).line().length());
    }

    @Test
    void aLineGrowsAtOneEndOnlyInARound() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").turn("bgsr");
        assertEquals(new Objection.NotNext(Field.D4, Field.E7), play.objectionTo(1, "e6: e7 d4"));
    }

    @Test
    void decidingForOneEndReplacesADecisionForTheOther() {
        Play play = Play.on(BOARD, 1, 2)
                .round("ybgs", "e4: e5 e6", "-")
                .turn("bgsr")
                .act(1, "e4: d4")
                .act(1, "e6: e7")
                .act(2, "-");
        assertEquals(Play.fields("e4 e5 e6 e7"), play.seat(1).line().path());
    }

    @ParameterizedTest
    @CsvSource({"e4: d4, d4 e4 e5 e6", "e6: e7, e4 e5 e6 e7"})
    void aLineGrowsAtEitherEnd(String action, String path) {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").round("bgsr", action);
        assertEquals(Play.fields(path), play.seat(1).line().path());
    }

    @Test
    void aLineDoesNotGrowInTheMiddle() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").turn("bgsr");
        assertEquals(new Objection.NotAnEnd(Field.E5, play.seat(1).line()), play.objectionTo(1, "e5: f6"));
    }

    @Test
    void aLineDoesNotGrowFromAFieldThatIsNotOnIt() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6").turn("bgsr");
        assertEquals(new Objection.NotAnEnd(Field.E8, play.seat(1).line()), play.objectionTo(1, "e8: e7"));
    }

    @Test
    void inTheFirstRoundBothEndsAreTheStartField() {
        Line line = Play.on(BOARD, 1).seat(1).line();
        assertEquals(List.of(Field.E4, Field.E4), List.of(line.first(), line.last()));
    }

    @Test
    void inTheFirstRoundALineGrowsOnlyAtTheStartField() {
        Play play = Play.on(BOARD, 1).turn("ybgs");
        assertEquals(new Objection.NotAnEnd(Field.E6, Line.at(Field.E4)), play.objectionTo(1, "e6: e7"));
    }

    @Test
    void afterTheFirstRoundTheEndsAreTheStartFieldAndWhereTheLineHasGotTo() {
        Line line = Play.on(BOARD, 1).round("ybgs", "e4: e5 e6 e7").seat(1).line();
        assertEquals(Set.of(Field.E4, Field.E7), Set.of(line.first(), line.last()));
    }

    @Test
    void whenTheStartFieldHasGrownItIsNoEndAnyMore() {
        Play play = Play.on(BOARD, 1)
                .round("ybgs", "e4: e5 e6")
                .round("bgsr", "e4: d4")
                .turn("ysrv");
        assertEquals(new Objection.NotAnEnd(Field.E4, play.seat(1).line()), play.objectionTo(1, "e4: e3"));
    }

    @Test
    void whoPassedInTheFirstRoundBeginsAtTheStartFieldInTheSecond() {
        Play play = Play.on(BOARD, 1).round("ybgs", "-").round("bgsr", "e4: e5");
        assertEquals(Play.fields("e4 e5"), play.seat(1).line().path());
    }

    @Test
    void whoDoesNotWantToExtendPasses() {
        Play play = Play.on(BOARD, 1).round("ybgs", "e4: e5").round("bgsr", "-");
        assertEquals(Play.fields("e4 e5"), play.seat(1).line().path());
    }

    @Test
    void whoCannotExtendPasses() {
        Play play = Play.on(ALL_VIOLET, 1).round("ybgs", "-");
        assertEquals(Play.cards("ybgs"), play.position().played());
    }

    @Test
    void whoCannotExtendHasNothingToChooseFrom() {
        assertTrue(Line.at(Field.E5).extensions(Play.card("ybgs"), ALL_VIOLET).isEmpty());
    }

    @Test
    void theExampleBeginsAtAYellowStartNextToTheThree() {
        Board board = BuiltInBoards.classic();
        assertEquals(Colour.YELLOW, board.colour(board.start(1)));
        assertTrue(board.start(1).isNextTo(board.fieldOf(3)));
    }

    @Test
    void theExampleIsDrawnOnTheClassicBoard() {
        assertFalse(examples().isEmpty());
    }

    @Test
    void inTheExampleTheLineMayGrowFromTheYellowNextToTheThreeOrTheYellowNextToTheSix() {
        Board board = BuiltInBoards.classic();
        for (Extension example : examples()) {
            Play play = Play.on(board, 1).turn("ybgs").happen(new Event.Acted(1, example));
            Set<Field> ends = new TreeSet<>();
            for (Card card : play.position().left()) {
                for (Extension next : play.seat(1).line().extensions(card, board)) {
                    ends.add(next.end());
                }
            }
            assertEquals(Set.of(board.start(1), example.tip()), ends);
        }
    }

    /** Every way to draw blue, green, grey, yellow from start point 1 to a field next to the 6. */
    private static List<Extension> examples() {
        Board board = BuiltInBoards.classic();
        List<List<Field>> paths = List.of(List.of());
        for (Colour colour : List.of(Colour.BLUE, Colour.GREEN, Colour.GREY, Colour.YELLOW)) {
            List<List<Field>> longer = new ArrayList<>();
            for (List<Field> path : paths) {
                Field tip = path.isEmpty() ? board.start(1) : path.getLast();
                for (Field next : tip.neighbours().and(board.fieldsOf(colour))) {
                    if (next != board.start(1)) {
                        List<Field> drawn = new ArrayList<>(path);
                        drawn.add(next);
                        longer.add(drawn);
                    }
                }
            }
            paths = longer;
        }
        return paths.stream()
                .filter(path -> path.getLast().isNextTo(board.fieldOf(6)))
                .map(path -> new Extension(board.start(1), path))
                .toList();
    }
}
