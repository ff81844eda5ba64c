package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;

class DeckTest {
    /** All colours are doubled, but none on the card on which the standard deck doubles it. */
    private static final List<Card> ANOTHER =
            Play.cards("ybbgs yybgr ybgvv ybsr ybsv ybrv ygssr ygsv ygrv ysrv bgsr bggsv bgrv bsrrv gsrv");

    /** All ten cards with yellow, and no yellow is doubled. */
    private static final List<Card> YELLOW_ONLY_ONCE = Play.cards("ybgs ybgr ybgv ybsr ybsv ybrv ygsr ygsv ygrv ysrv");

    /** Yellow and blue are still to be doubled, and of the cards still open only ybgs shows either. */
    private static final List<Card> ONE_CARD_FOR_TWO_COLOURS =
            Play.cards("ybggr ybgv ybssr ybsv ybrrv bgsr bgsvv bgrv bsrv ygsr ygrv ysrv ygsv");

    /** Yellow and blue are still to be doubled: blue can be on ybgs only, so yellow has to be on ygsv. */
    private static final List<Card> TWO_CARDS_FOR_TWO_COLOURS =
            ONE_CARD_FOR_TWO_COLOURS.subList(0, ONE_CARD_FOR_TWO_COLOURS.size() - 1);

    @Test
    void theStandardCardsAreTheseFifteen() {
        assertEquals(
                "yygsr ybgs ybgrr ybgv ybssv ybsr ybrv yggrv ygsv ysrv bbsrv bgsr bgsvv bgrv gsrv",
                Deck.STANDARD.toString());
    }

    @Test
    void theStandardCardsAreADeck() {
        assertEquals(Optional.empty(), Deck.flaw(Deck.STANDARD.sorted()));
    }

    @Test
    void anyCardMayDoubleAColourAsLongAsEachColourIsDoubledOnce() {
        assertEquals(Optional.empty(), Deck.flaw(ANOTHER));
    }

    @Test
    void anotherDeckThanTheStandardOneCanBePlayed() {
        Setup setup =
                new Setup(BuiltInBoards.classic(), Edition.BOARDS, List.of(new Player(1, "Sarah")), new Cards(ANOTHER));
        assertTrue(Play.of(setup).passToTheEnd().position().isOver());
    }

    @Test
    void fourteenCardsAreNoDeck() {
        assertEquals(
                Optional.of("a deck has 15 cards, not 14"),
                Deck.flaw(Deck.STANDARD.sorted().subList(0, 14)));
    }

    @Test
    void noCardsAreNoDeck() {
        assertEquals(Optional.of("a deck has 15 cards, not 0"), Deck.flaw(List.of()));
    }

    @Test
    void aCardThatComesTwiceIsAFlaw() {
        assertEquals(
                Optional.of("ybgs comes twice; each card of a deck comes once"),
                Deck.flaw(Play.cards("ybgs bgsr ybgs")));
    }

    @Test
    void aSetOfFourThatComesTwiceIsAFlaw() {
        assertEquals(
                Optional.of("ybgs and ybbgs show the same four colours; each set of four comes once in a deck"),
                Deck.flaw(Play.cards("ybgs bgsr ybbgs")));
    }

    @Test
    void aColourDoubledTwiceIsAFlaw() {
        assertEquals(
                Optional.of("ybbgs and bbgsr double the same colour; each colour is doubled on one card of a deck"),
                Deck.flaw(Play.cards("ybbgs gsrv bbgsr")));
    }

    @Test
    void aColourThatIsNotDoubledIsAFlaw() {
        List<Card> cards = new ArrayList<>(Deck.STANDARD.sorted());
        cards.remove(Play.card("ybgrr"));
        cards.add(Play.card("ybgr"));
        assertEquals(Optional.of("no card shows red twice; each colour is doubled on one card"), Deck.flaw(cards));
    }

    @Test
    void aDeckOfFlawedCardsIsRefused() {
        List<Card> cards = Deck.STANDARD.sorted().subList(0, 14);
        assertThrows(IllegalArgumentException.class, () -> new Deck(cards));
    }

    @Test
    void flawedCardsAreNotShuffled() {
        Cards cards = Deck.STANDARD.without(Play.cards("gsrv"));
        Prng prng = new Prng(0);
        assertThrows(IllegalArgumentException.class, () -> Deck.shuffled(cards, prng));
    }

    @Test
    void theCardOfARoundIsTheOneThatComesUpInIt() {
        Deck deck = new Deck(ANOTHER);
        assertEquals(Play.cards("ybbgs gsrv"), List.of(deck.card(1), deck.card(15)));
    }

    @Test
    void aDeckIsWrittenInTheOrderInWhichItsCardsComeUp() {
        assertEquals(
                "ybbgs yybgr ybgvv ybsr ybsv ybrv ygssr ygsv ygrv ysrv bgsr bggsv bgrv bsrrv gsrv",
                new Deck(ANOTHER).toString());
    }

    @Test
    void aDeckInAnotherOrderIsAnotherDeck() {
        assertNotEquals(new Deck(ANOTHER), new Deck(ANOTHER.reversed()));
    }

    @Test
    void aDeckInAnotherOrderHasTheSameCards() {
        assertEquals(new Deck(ANOTHER).unordered(), new Deck(ANOTHER.reversed()).unordered());
    }

    @Test
    void aSeedShufflesTheStandardDeckTheSameEverywhere() {
        assertEquals(
                "yygsr ybgv ybrv bgsr ybgrr gsrv ybgs bgrv ysrv yggrv ybssv ybsr bgsvv bbsrv ygsv",
                Deck.shuffled(Deck.STANDARD, new Prng(1)).toString());
    }

    @Test
    void noCardsYetAreNoFlawSoFar() {
        assertEquals(Optional.empty(), Deck.flawSoFar(List.of()));
    }

    @Test
    void someCardsOfADeckAreNoFlawSoFar() {
        for (int played = 1; played <= 15; played++) {
            assertEquals(Optional.empty(), Deck.flawSoFar(ANOTHER.subList(0, played)));
        }
    }

    @Test
    void cardsThatClashAreAFlawSoFar() {
        assertEquals(
                Optional.of("ybgs comes twice; each card of a deck comes once"),
                Deck.flawSoFar(Play.cards("ybgs ybgs")));
    }

    @Test
    void cardsThatLeaveAColourNowhereToBeDoubledAreAFlawSoFar() {
        assertEquals(
                Optional.of("no deck holds all these cards; each colour is doubled on one card of a deck"),
                Deck.flawSoFar(YELLOW_ONLY_ONCE));
    }

    @Test
    void aCardLessLeavesTheColourSomewhereToBeDoubled() {
        assertEquals(Optional.empty(), Deck.flawSoFar(YELLOW_ONLY_ONCE.subList(0, 9)));
    }

    @Test
    void cardsThatLeaveOneCardForTwoColoursToBeDoubledAreAFlawSoFar() {
        assertEquals(
                Optional.of("no deck holds all these cards; each colour is doubled on one card of a deck"),
                Deck.flawSoFar(ONE_CARD_FOR_TWO_COLOURS));
    }

    @Test
    void aroundNoCardsIsTheStandardDeck() {
        assertEquals(Optional.of(Deck.STANDARD), Deck.around(List.of()));
    }

    @Test
    void aroundStandardCardsIsTheStandardDeck() {
        assertEquals(Optional.of(Deck.STANDARD), Deck.around(Play.cards("gsrv ybgs yygsr")));
    }

    @Test
    void aroundOtherCardsIsADeckThatHoldsThem() {
        for (int played = 1; played <= 15; played++) {
            List<Card> some = ANOTHER.subList(0, played);
            List<Card> deck = Deck.around(some).orElseThrow().sorted();
            assertEquals(Optional.empty(), Deck.flaw(deck));
            assertTrue(deck.containsAll(some), deck.toString());
        }
    }

    @Test
    void aroundAWholeDeckIsThatDeck() {
        assertEquals(Optional.of(new Cards(ANOTHER)), Deck.around(ANOTHER));
    }

    @Test
    void aroundCardsThatLeaveOneWayIsTheDeckMadeThatWay() {
        List<Card> only = new ArrayList<>(TWO_CARDS_FOR_TWO_COLOURS);
        only.addAll(Play.cards("ybbgs yygsv gsrv"));
        assertEquals(Optional.of(new Cards(only)), Deck.around(TWO_CARDS_FOR_TWO_COLOURS));
    }

    @Test
    void aroundCardsThatClashIsNoDeck() {
        assertEquals(Optional.empty(), Deck.around(Play.cards("ybgs ybbgs")));
    }

    @Test
    void aroundCardsThatLeaveAColourNowhereToBeDoubledIsNoDeck() {
        assertEquals(Optional.empty(), Deck.around(YELLOW_ONLY_ONCE));
    }

    @Test
    void aroundAllFifteenSetsWithNothingDoubledIsNoDeck() {
        List<Card> cards = Deck.STANDARD.sorted().stream()
                .map(card -> new Card(card.colours(), 0))
                .toList();
        assertEquals(Optional.empty(), Deck.around(cards));
    }
}
