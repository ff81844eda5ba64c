package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
    @ParameterizedTest
    @CsvSource({
        "ybgs, ybgs",
        "sgby, ybgs",
        "YBGS, ybgs",
        "sGbY, ybgs",
        "ybbgs, ybbgs",
        "bygsb, ybbgs",
        "vrsg, gsrv",
        "VVSGB, bgsvv",
    })
    void aCardIsReadInAnyOrderAndEitherCase(String letters, String written) {
        assertEquals(written, Play.card(letters).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "y", "ybg", "ybgg", "ybgsr", "ybggg", "yybb", "yybbgs", "ybgx", "ybg ", "ybgsybgs", "ybgß"})
    void whatIsNoCardIsNotRead(String letters) {
        assertEquals(Optional.empty(), Card.parse(letters).toOptional());
    }

    @Test
    void thereAreSeventyFiveDifferentCards() {
        assertEquals(75, allCards().stream().distinct().count());
    }

    @Test
    void everyCardIsReadAsItIsWritten() {
        for (Card card : allCards()) {
            assertEquals(card, Card.parse(card.toString()).orElseThrow());
        }
    }

    @Test
    void aCardIsMadeOfTheColoursItShows() {
        for (Card card : allCards()) {
            assertEquals(Optional.of(card), Card.of(card.shown()));
        }
    }

    @Test
    void threeOfAColourAreNoCard() {
        List<Colour> shown = List.of(Colour.RED, Colour.RED, Colour.RED, Colour.BLUE, Colour.GREY, Colour.GREEN);
        assertEquals(Optional.empty(), Card.of(shown));
    }

    @Test
    void twoDoubledColoursAreNoCard() {
        List<Colour> shown = List.of(Colour.RED, Colour.RED, Colour.BLUE, Colour.BLUE, Colour.GREY, Colour.GREEN);
        assertEquals(Optional.empty(), Card.of(shown));
    }

    @ParameterizedTest
    @CsvSource({"ybgs, 4", "ybbgs, 5"})
    void aCardHasFourFieldsOrFive(String letters, int size) {
        assertEquals(size, Play.card(letters).size());
    }

    @ParameterizedTest
    @CsvSource({"YELLOW, 1", "BLUE, 2", "GREEN, 1", "GREY, 1", "RED, 0", "VIOLET, 0"})
    void aCardShowsAColourNotAtAllOnceOrTwice(Colour colour, int count) {
        assertEquals(count, Play.card("ybbgs").count(colour));
    }

    @Test
    void aDoubledColourIsShownTwice() {
        assertEquals(
                List.of(Colour.YELLOW, Colour.BLUE, Colour.BLUE, Colour.GREEN, Colour.GREY),
                Play.card("ybbgs").shown());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0b000111, 0b011111, 0b111111, 0b1000111, 0b1001111, -1})
    void aCardShowsFourOfTheSixColours(int colours) {
        assertThrows(IllegalArgumentException.class, () -> new Card(colours, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {0b010000, 0b000011, 0b1000000, -1})
    void aCardDoublesOneOfItsColours(int doubled) {
        assertThrows(IllegalArgumentException.class, () -> new Card(0b001111, doubled));
    }

    @ParameterizedTest
    @CsvSource({"ybgs, ybgr", "ybbgs, ybgs", "ybgs, ybgss", "ybgss, ybgr", "yygsr, ybgs", "ysrv, bgsr", "bgrv, gsrv"})
    void cardsSortAsTheyAreWrittenColourByColour(String first, String second) {
        List<Card> cards = new ArrayList<>(Play.cards(second + " " + first));
        Collections.sort(cards);
        assertEquals(Play.cards(first + " " + second), cards);
    }

    @Test
    void onlyEqualCardsCompareAsEqual() {
        for (Card one : allCards()) {
            for (Card other : allCards()) {
                assertEquals(one.equals(other), one.compareTo(other) == 0, () -> one + " and " + other);
            }
        }
    }

    @Test
    void ofTwoDifferentCardsOneComesFirst() {
        for (Card one : allCards()) {
            for (Card other : allCards()) {
                assertEquals(
                        Integer.signum(one.compareTo(other)),
                        -Integer.signum(other.compareTo(one)),
                        () -> one + " and " + other);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"y, YELLOW", "b, BLUE", "g, GREEN", "s, GREY", "r, RED", "v, VIOLET", "Y, YELLOW", "S, GREY"})
    void aColourIsReadInEitherCase(char letter, Colour colour) {
        assertEquals(Optional.of(colour), Colour.parse(letter));
    }

    @ParameterizedTest
    @ValueSource(chars = {'a', 'x', ' ', '1', 'ſ'})
    void whatIsNoColourIsNotRead(char letter) {
        assertEquals(Optional.empty(), Colour.parse(letter));
    }

    @Test
    void cardsWithoutAnOrderAreAlwaysInWritingOrder() {
        assertEquals("yygsr ybbgs ybgs gsrv", new Cards(Play.cards("gsrv ybgs yygsr ybbgs")).toString());
    }

    @Test
    void cardsWithoutAnOrderAreTheSameInAnyOrder() {
        assertEquals(new Cards(Play.cards("gsrv ybgs bgsr")), new Cards(Play.cards("ybgs bgsr gsrv")));
    }

    @Test
    void cardsWithoutOthersKeepTheRest() {
        assertEquals(
                "ybgs gsrv",
                new Cards(Play.cards("ybgs bgsr gsrv"))
                        .without(Play.cards("bgsr ysrv"))
                        .toString());
    }

    private static List<Card> allCards() {
        List<Card> cards = new ArrayList<>();
        for (Card set : Deck.STANDARD) {
            cards.add(new Card(set.colours(), 0));
            for (int rest = set.colours(); rest != 0; rest &= rest - 1) {
                cards.add(new Card(set.colours(), Integer.lowestOneBit(rest)));
            }
        }
        return cards;
    }
}
