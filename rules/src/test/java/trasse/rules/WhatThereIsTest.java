package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BuiltInBoards;

class WhatThereIsTest {
    private static final String BUILT_IN = "trasse.rules.notation.BuiltInBoards#NAMES";
    private static final Set<Field> CORNERS = Set.of(Field.A1, Field.A5, Field.E1, Field.E9, Field.I5, Field.I9);

    @Test
    void aBoardHasSixtyOneFields() {
        assertEquals(61, Field.values().length);
    }

    @ParameterizedTest
    @CsvSource({"a, 5", "b, 6", "c, 7", "d, 8", "e, 9", "f, 8", "g, 7", "h, 6", "i, 5"})
    void theFieldsFormAHexagonOfSideFive(char row, int fields) {
        assertEquals(
                fields,
                List.of(Field.values()).stream()
                        .filter(field -> field.row() == row)
                        .count());
    }

    @Test
    void aFieldIsAHexagonWithSixNeighboursUnlessItLiesOnTheRim() {
        for (Field field : Field.values()) {
            int neighbours = CORNERS.contains(field) ? 3 : isOnTheRim(field) ? 4 : 6;
            assertEquals(neighbours, field.neighbours().size(), field.toString());
        }
    }

    @Test
    void thereAreSixColours() {
        assertEquals(
                "[yellow, blue, green, grey, red, violet]",
                List.of(Colour.values()).toString());
    }

    @Test
    void aBoardNeedsAColourForEveryField() {
        List<Colour> sixty = Collections.nCopies(60, Colour.RED);
        assertThrows(IllegalArgumentException.class, () -> new Board("Short", sixty, numberFields(), startFields()));
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void everyFieldHasExactlyOneColour(String name) {
        Board board = board(name);
        for (Field field : Field.values()) {
            List<Colour> colours = List.of(Colour.values()).stream()
                    .filter(colour -> board.fieldsOf(colour).contains(field))
                    .toList();
            assertEquals(List.of(board.colour(field)), colours, field.toString());
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void thereAreTenFieldsOfEachColourAndTheCentre(String name) {
        Board board = board(name);
        Fields centre = Fields.of(Field.CENTRE);
        for (Colour colour : Colour.values()) {
            assertEquals(10, board.fieldsOf(colour).without(centre).size(), colour.toString());
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void noTwoNeighboursHaveOneColour(String name) {
        Board board = board(name);
        for (Field field : Field.values()) {
            assertTrue(
                    board.fieldsOf(board.colour(field)).and(field.neighbours()).isEmpty(), field.toString());
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void nineFieldsCarryTheNumbersTwoToTenEachOnce(String name) {
        Board board = board(name);
        List<Integer> numbers = List.of(Field.values()).stream()
                .flatMapToInt(field -> board.number(field).stream())
                .sorted()
                .boxed()
                .toList();
        assertEquals(List.of(2, 3, 4, 5, 6, 7, 8, 9, 10), numbers);
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void aNumberIsFoundOnItsField(String name) {
        Board board = board(name);
        for (int number = 2; number <= 10; number++) {
            assertEquals(number, board.number(board.fieldOf(number)).orElseThrow());
        }
    }

    @Test
    void aBoardNeedsAllNineNumbers() {
        List<Field> eight = numberFields().subList(0, 8);
        assertThrows(IllegalArgumentException.class, () -> new Board("Eight", colours(), eight, startFields()));
    }

    @Test
    void noFieldCarriesTwoNumbers() {
        List<Field> twice = new ArrayList<>(numberFields());
        twice.set(8, twice.getFirst());
        assertThrows(IllegalArgumentException.class, () -> new Board("Twice", colours(), twice, startFields()));
    }

    @Test
    void aNumberFieldHasAColourLikeAnyOther() {
        Board board = TestBoards.striped(Map.of(8, Field.E5), Map.of(1, Field.E4));
        Play play = Play.on(board, 1).turn("ysrv");
        assertEquals(
                new Objection.ColourNotShown(Field.E5, Colour.BLUE, Play.card("ysrv")), play.objectionTo(1, "e4: e5"));
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void fiveToTenLieOnTheRim(String name) {
        Board board = board(name);
        for (int number = 5; number <= 10; number++) {
            assertTrue(isOnTheRim(board.fieldOf(number)), "the " + number);
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void noTwoOfFiveToTenLieSideBySide(String name) {
        Board board = board(name);
        for (int number = 5; number <= 10; number++) {
            for (int other = 5; other <= 10; other++) {
                assertFalse(
                        board.fieldOf(number).isNextTo(board.fieldOf(other)), "the " + number + " and the " + other);
            }
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void twoToFourLieInside(String name) {
        Board board = board(name);
        for (int number = 2; number <= 4; number++) {
            assertFalse(isOnTheRim(board.fieldOf(number)), "the " + number);
        }
    }

    @Test
    void coloursAndNumbersAreTheSameForAllPlayers() {
        Board board =
                TestBoards.striped(Map.of(8, Field.E5), Map.of(1, Field.E4, 2, Field.E6, 3, Field.D5, 4, Field.F5));
        Play play = Play.on(board, 1, 2, 3, 4).round("bbsrv", "e4: e5", "e6: e5", "d5: e5", "f5: e5");
        assertEquals(
                List.of(8, 8, 8, 8),
                play.position().announcements().stream()
                        .map(Announcement::number)
                        .toList());
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void theFourStartPointsAreDifferent(String name) {
        Board board = board(name);
        assertEquals(
                4, IntStream.rangeClosed(1, 4).mapToObj(board::start).distinct().count());
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void everyStartPointLiesNextToTheCentralField(String name) {
        Board board = board(name);
        for (int start = 1; start <= 4; start++) {
            assertTrue(board.start(start).isNextTo(Field.CENTRE), "start point " + start);
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void noStartPointOfABoardLiesOnANumber(String name) {
        Board board = board(name);
        for (int start = 1; start <= 4; start++) {
            assertTrue(board.number(board.start(start)).isEmpty(), "start point " + start);
        }
    }

    @ParameterizedTest
    @FieldSource(BUILT_IN)
    void aStartPointIsFoundOnItsFieldAndOnNoOther(String name) {
        Board board = board(name);
        List<Integer> starts = List.of(Field.values()).stream()
                .flatMapToInt(field -> board.startAt(field).stream())
                .sorted()
                .boxed()
                .toList();
        assertEquals(List.of(1, 2, 3, 4), starts);
    }

    @Test
    void aBoardWithAStartPointOnANumberIsRefused() {
        List<Field> starts =
                List.of(Field.E4, Field.E6, Field.D5, numberFields().getFirst());
        assertThrows(IllegalArgumentException.class, () -> new Board("On", colours(), numberFields(), starts));
    }

    @Test
    void aBoardWithTwoStartPointsOnOneFieldIsRefused() {
        List<Field> starts = List.of(Field.E4, Field.E6, Field.D5, Field.E4);
        assertThrows(IllegalArgumentException.class, () -> new Board("Same", colours(), numberFields(), starts));
    }

    @Test
    void aBoardWithThreeStartPointsIsRefused() {
        List<Field> starts = startFields().subList(0, 3);
        assertThrows(IllegalArgumentException.class, () -> new Board("Three", colours(), numberFields(), starts));
    }

    @Test
    void theDeckHasFifteenCards() {
        assertEquals(15, Deck.STANDARD.size());
    }

    @Test
    void everyCardShowsFourDifferentColours() {
        for (Card card : Deck.STANDARD) {
            assertEquals(4, card.shown().stream().distinct().count(), card.toString());
        }
    }

    @Test
    void eachOfTheFifteenSetsOfFourColoursComesOnce() {
        Set<Set<Colour>> sets = new HashSet<>();
        for (Card card : Deck.STANDARD) {
            sets.add(Set.copyOf(card.shown()));
        }
        assertEquals(15, sets.size());
    }

    @Test
    void eachColourIsDoubledOnOneCard() {
        for (Colour colour : Colour.values()) {
            assertEquals(
                    1,
                    Deck.STANDARD.sorted().stream()
                            .filter(card -> card.count(colour) == 2)
                            .count(),
                    colour.toString());
        }
    }

    @Test
    void noCardDoublesTwoColours() {
        for (Card card : Deck.STANDARD) {
            assertTrue(card.shown().size() <= 5, card.toString());
        }
    }

    @ParameterizedTest
    @CsvSource({"4, 9", "5, 6"})
    void nineCardsHaveFourFieldsAndSixHaveFive(int fields, int cards) {
        assertEquals(
                cards,
                Deck.STANDARD.sorted().stream()
                        .filter(card -> card.shown().size() == fields)
                        .count());
    }

    @Test
    void theCardsShowSixtySixFieldsInAll() {
        assertEquals(66, Deck.STANDARD.sorted().stream().mapToInt(Card::size).sum());
    }

    @Test
    void theCardsShowElevenFieldsOfEachColour() {
        for (Colour colour : Colour.values()) {
            assertEquals(
                    11,
                    Deck.STANDARD.sorted().stream()
                            .mapToInt(card -> card.count(colour))
                            .sum(),
                    colour.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10})
    void theStripHasABoxForEachNumber(int number) {
        assertEquals(number, ScoreStrip.EMPTY.withFull(number).points(number).orElseThrow());
    }

    @Test
    void aSeatHasAPlusAMinusAndATotal() {
        Board board = TestBoards.striped(Map.of(8, Field.E5), Map.of(1, Field.E4));
        Seat seat = Play.on(board, 1).round("ybgs", "e4: e5").seat(1);
        assertEquals(List.of(8, 59, -51), List.of(seat.plus(), seat.minus(), seat.total()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void oneToFourPlayersPlay(int players) {
        Setup setup = setup(players);
        assertEquals(players, Game.begin(setup).position().seats().size());
    }

    @Test
    void nobodyIsNoGame() {
        assertThrows(IllegalArgumentException.class, () -> setup(0));
    }

    @Test
    void thereIsNoFifthStartPoint() {
        assertThrows(IllegalArgumentException.class, () -> setup(5));
    }

    private static Setup setup(int players) {
        return new Setup(
                BuiltInBoards.classic(),
                Edition.BOARDS,
                IntStream.rangeClosed(1, players)
                        .mapToObj(start -> new Player(start, "P" + start))
                        .toList(),
                Deck.STANDARD);
    }

    private static Board board(String name) {
        return BuiltInBoards.find(name).orElseThrow();
    }

    private static boolean isOnTheRim(Field field) {
        return Field.steps(Field.CENTRE, field) == 4;
    }

    private static List<Colour> colours() {
        return Collections.nCopies(61, Colour.RED);
    }

    private static List<Field> numberFields() {
        return List.of(Field.values()).subList(0, 9);
    }

    private static List<Field> startFields() {
        return List.of(Field.E4, Field.E6, Field.D5, Field.F5);
    }
}
