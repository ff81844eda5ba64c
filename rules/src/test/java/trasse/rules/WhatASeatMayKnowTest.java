package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WhatASeatMayKnowTest {
    private static final Board BOARD =
            TestBoards.striped(Map.of(8, Field.E5), Map.of(1, Field.E4, 2, Field.E6, 3, Field.D5));

    @Test
    void inAnOpenRoundAPlayerSeesTheirOwnDecision() {
        Game game = open().act(1, "e4: e5").game();
        assertEquals(Optional.of(Play.action("e4: e5")), game.viewFrom(1).decision());
    }

    @Test
    void aPassIsADecisionToo() {
        Game game = open().act(1, "-").game();
        assertEquals(Optional.of(new Pass()), game.viewFrom(1).decision());
    }

    @Test
    void beforeDecidingAPlayerSeesNoDecision() {
        Game game = open().act(2, "e6: e5").game();
        assertEquals(Optional.empty(), game.viewFrom(1).decision());
    }

    @Test
    void aPlayerWhoHasNotDecidedDoesNotSeeWhatAnotherDecided() {
        Game one = open().act(2, "e6: e5").game();
        Game other = open().act(2, "-").game();
        assertEquals(one.viewFrom(1), other.viewFrom(1));
    }

    @Test
    void aPlayerWhoHasDecidedDoesNotSeeWhatAnotherDecided() {
        Game one = open().act(1, "e4: e5").act(2, "e6: e5").game();
        Game other = open().act(1, "e4: e5").act(2, "e6: e7").game();
        assertEquals(one.viewFrom(1), other.viewFrom(1));
    }

    @Test
    void aSpectatorDoesNotSeeWhatAnyoneDecided() {
        Game one = open().act(1, "e4: e5").act(2, "e6: e5").game();
        Game other = open().act(1, "-").act(2, "e6: e7").game();
        assertEquals(one.viewOfSpectator(), other.viewOfSpectator());
    }

    @Test
    void noDecisionOfAnotherIsWrittenInAView() {
        Game one = open().act(2, "e6: e5").game();
        Game other = open().act(2, "-").game();
        assertEquals(one.viewFrom(1).toString(), other.viewFrom(1).toString());
    }

    @Test
    void aReplacedDecisionOfAnotherLeavesNoTrace() {
        Game once = open().act(2, "e6: e5").game();
        Game twice = open().act(2, "-").act(2, "e6: e5").game();
        assertEquals(once.viewFrom(1), twice.viewFrom(1));
    }

    @Test
    void everyPlayerSeesWhoHasDecided() {
        Game game = open().act(3, "-").act(2, "e6: e5").game();
        assertEquals(Set.of(2, 3), game.viewFrom(1).ready());
    }

    @Test
    void aSpectatorSeesWhoHasDecided() {
        Game game = open().act(3, "-").act(2, "e6: e5").game();
        assertEquals(Set.of(2, 3), game.viewOfSpectator().ready());
    }

    @Test
    void whoTookADecisionBackIsNotReady() {
        Game game = open().act(3, "-").act(2, "e6: e5").takeBack(3).game();
        assertEquals(Set.of(2), game.viewFrom(1).ready());
    }

    @Test
    void inAnOpenRoundEveryoneSeesTheLinesAsOfTheLastRound() {
        Game game = open().act(1, "e4: e5").game();
        assertEquals(
                Line.at(Field.E4),
                game.viewFrom(1).position().seats().getFirst().line());
    }

    @Test
    void inAnOpenRoundEveryoneSeesTheOpenCard() {
        assertEquals(
                Optional.of(Play.card("ybgs")),
                open().game().viewOfSpectator().position().open());
    }

    @Test
    void inASettledRoundEveryoneSeesAllLines() {
        Game game = settled().game();
        List<Line> lines =
                game.viewFrom(3).position().seats().stream().map(Seat::line).toList();
        assertEquals(
                List.of(
                        Play.line(BOARD, Play.fields("e4 e5")),
                        Play.line(BOARD, Play.fields("e6 e7")),
                        Line.at(Field.D5)),
                lines);
    }

    @Test
    void inASettledRoundEveryoneSeesWhatWasAnnounced() {
        Play play = settled();
        assertEquals(
                List.of(new Announcement(play.seat(1).player(), 8, 8)),
                play.game().viewFrom(3).position().announcements());
    }

    @Test
    void inASettledRoundNobodyHasADecision() {
        assertEquals(Optional.empty(), settled().game().viewFrom(1).decision());
    }

    @Test
    void inASettledRoundNobodyIsReady() {
        assertEquals(Set.of(), settled().game().viewFrom(1).ready());
    }

    @Test
    void whenTheNextCardIsTurnedUpNobodyIsReady() {
        assertEquals(Set.of(), settled().turn("bgsr").game().viewOfSpectator().ready());
    }

    @Test
    void aSeatSeesItself() {
        Play play = settled();
        assertEquals(Optional.of(play.seat(2)), play.game().viewFrom(2).own());
    }

    @Test
    void aViewTellsFromWhereItIsSeen() {
        assertEquals(Optional.of(2), open().game().viewFrom(2).start());
    }

    @Test
    void aSpectatorHasNoSeat() {
        View view = settled().game().viewOfSpectator();
        assertEquals(List.of(Optional.empty(), Optional.empty()), List.of(view.start(), view.own()));
    }

    @Test
    void aSpectatorHasNoDecision() {
        Game game = open().act(1, "e4: e5").game();
        assertEquals(Optional.empty(), game.viewOfSpectator().decision());
    }

    @Test
    void nobodySeesTheGameFromAnEmptyStartPoint() {
        Game game = open().game();
        assertThrows(IllegalArgumentException.class, () -> game.viewFrom(4));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aPlayerDoesNotSeeTheOrderOfTheCardsToCome(int start) {
        assertEquals(
                threeRounds(inWritingOrder()).game().viewFrom(start),
                threeRounds(endingInReverse()).game().viewFrom(start));
    }

    @Test
    void aSpectatorDoesNotSeeTheOrderOfTheCardsToCome() {
        assertEquals(
                threeRounds(inWritingOrder()).game().viewOfSpectator().toString(),
                threeRounds(endingInReverse()).game().viewOfSpectator().toString());
    }

    @Test
    void inAnOpenRoundThereIsNoOrderOfTheCardsToComeEither() {
        Deck deck = inWritingOrder();
        Deck other = endingInReverse();
        Card fourth = deck.card(4);
        List<Card> cards = new ArrayList<>(other.cards());
        cards.remove(fourth);
        cards.add(3, fourth);
        assertEquals(
                threeRounds(deck).turn(fourth.toString()).game().viewFrom(1),
                threeRounds(new Deck(cards)).turn(fourth.toString()).game().viewFrom(1));
    }

    @Test
    void theTwoDecksDoComeInDifferentOrders() {
        assertNotEquals(inWritingOrder(), endingInReverse());
    }

    @Test
    void everyoneKnowsWhichCardsAreLeft() {
        Deck deck = inWritingOrder();
        assertEquals(
                new Cards(deck.cards().subList(3, 15)),
                threeRounds(deck).game().viewFrom(1).position().left());
    }

    @Test
    void theOpenCardIsNotLeft() {
        assertEquals(
                Deck.STANDARD.without(Play.cards("ybgs")),
                open().game().viewFrom(1).position().left());
    }

    private static Play open() {
        return Play.on(BOARD, 1, 2, 3).turn("ybgs");
    }

    private static Play settled() {
        return Play.on(BOARD, 1, 2, 3).round("ybgs", "e4: e5", "e6: e7", "-");
    }

    private static Deck inWritingOrder() {
        return new Deck(Deck.STANDARD.sorted());
    }

    /** The same first three cards, the rest the other way round. */
    private static Deck endingInReverse() {
        List<Card> cards = new ArrayList<>(Deck.STANDARD.sorted().subList(0, 3));
        cards.addAll(Deck.STANDARD.sorted().subList(3, 15).reversed());
        return new Deck(cards);
    }

    private static Play threeRounds(Deck deck) {
        Setup setup = new Setup(
                BOARD,
                Edition.BOARDS,
                List.of(new Player(1, "Sarah"), new Player(2, "Tim"), new Player(3, "Maria")),
                deck.unordered());
        Play play = Play.of(setup);
        for (int round = 1; round <= 3; round++) {
            play.round(deck.card(round).toString(), "-", "-", "-");
        }
        return play;
    }
}
