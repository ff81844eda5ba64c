package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;
import trasse.rules.Prng;
import trasse.rules.Setup;

/** What a record cannot be, so that all that is written can be read. */
class GameRecordTest {
    private final GameRecord game = sample();
    private final Setup setup = game.setup();
    private final Deck deck = game.deck().orElseThrow();

    @ParameterizedTest
    @ValueSource(strings = {"", " classic", "classic ", "a#b.board", "a\nb", "a\0b"})
    void aBoardIsNamedOnOneLine(String reference) {
        assertEquals(
                "a board is named on one line, without a # and spaces around it",
                refusal(reference, setup, Optional.of(deck), game.rounds()));
    }

    @Test
    void aTabInThePathOfABoardIsReadAsItWasWritten() throws NotationException {
        GameRecord tabbed = new GameRecord("my\tgame/x.board", setup, Optional.of(deck), game.rounds());
        byte[] written = RecordWriter.write(tabbed).getBytes(UTF_8);
        assertEquals(tabbed, RecordReader.read("game.trasse", written, reference -> Optional.of(setup.board())));
    }

    @Test
    void aRoundHasAnActionForEachPlayer() {
        List<PlayedRound> rounds = List.of(new PlayedRound(deck.card(1), List.of(new Pass())));
        assertEquals("a round has one action for each player", refusal("x.board", setup, Optional.of(deck), rounds));
    }

    @Test
    void theRoundsFollowTheDeck() {
        List<Card> other = new ArrayList<>(deck.cards());
        Collections.swap(other, 0, 14);
        assertEquals(
                "the rounds have the cards of the deck, in its order",
                refusal("x.board", setup, Optional.of(new Deck(other)), game.rounds()));
    }

    @Test
    void allCardsAreKnownFromTheDeckOrOnceAllHaveBeenPlayed() {
        List<PlayedRound> passes = deck.cards().stream()
                .map(card -> new PlayedRound(card, List.of(new Pass(), new Pass())))
                .toList();
        assertEquals(Optional.of(deck), new GameRecord("x.board", setup, Optional.empty(), passes).allCards());
        List<PlayedRound> allButOne = passes.subList(0, 14);
        assertEquals(Optional.empty(), new GameRecord("x.board", setup, Optional.empty(), allButOne).allCards());
        assertEquals(game.deck(), game.allCards());
    }

    @Test
    void theDeckHasTheCardsOfTheGame() {
        Deck ours = Deck.shuffled(Deck.STANDARD, new Prng(1));
        Card first = Deck.STANDARD.sorted().getFirst();
        Deck theirs =
                Deck.shuffled(Deck.around(List.of(new Card(first.colours(), 0))).orElseThrow(), new Prng(1));
        Setup standard = new Setup(setup.board(), setup.edition(), setup.players(), ours.unordered());
        assertEquals(
                "the rounds have the cards of the deck, in its order",
                refusal("x.board", standard, Optional.of(theirs), List.of()));
    }

    @Test
    void sixteenRoundsAreTooMany() {
        List<PlayedRound> rounds = new ArrayList<>();
        for (int round = 0; round <= Deck.SIZE; round++) {
            rounds.add(new PlayedRound(deck.card(1 + round % Deck.SIZE), List.of(new Pass(), new Pass())));
        }
        assertEquals(
                "the rounds have the cards of the deck, in its order",
                refusal("x.board", setup, Optional.of(deck), rounds));
        assertEquals("all cards have been played", refusal("x.board", setup, Optional.empty(), rounds));
    }

    @Test
    void everyActionIsLegal() {
        Extension jump = new Extension(Field.E4, List.of(Field.I9));
        List<PlayedRound> rounds = List.of(new PlayedRound(deck.card(1), List.of(jump, new Pass())));
        assertEquals("i9 is not next to e4", refusal("x.board", setup, Optional.of(deck), rounds));
    }

    private static String refusal(String reference, Setup setup, Optional<Deck> deck, List<PlayedRound> rounds) {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> new GameRecord(reference, setup, deck, rounds));
        return String.valueOf(refused.getMessage());
    }

    private static GameRecord sample() {
        try {
            return Samples.read(Samples.GAME);
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }
}
