package trasse.engine;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Seat;
import trasse.rules.Setup;

/** Games that were played at random up to an open card. */
public final class RandomGames {
    private RandomGames() {}

    /** This many players, from random starts, with the standard cards. */
    public static Setup setup(Board board, int players, Prng prng) {
        List<Player> seated = new ArrayList<>();
        for (int start : Deal.random(Deck.STANDARD, players, prng).starts()) {
            seated.add(new Player(start, "Player " + start));
        }
        return new Setup(board, Edition.BOARDS, seated, Deck.STANDARD);
    }

    /** The rounds before this one are played, and its card is open. */
    public static Game inRound(int round, Setup setup, Prng prng) {
        return inRound(round, setup, Deck.shuffled(setup.cards(), prng), prng);
    }

    /** As above, with the cards in a given order. */
    public static Game inRound(int round, Setup setup, Deck deck, Prng prng) {
        Game game = Game.begin(setup);
        for (int earlier = 1; earlier < round; earlier++) {
            game = played(game, deck.card(earlier), prng);
        }
        return game.after(new Event.CardTurned(deck.card(round))).orElseThrow();
    }

    private static Game played(Game before, Card card, Prng prng) {
        Game game = before.after(new Event.CardTurned(card)).orElseThrow();
        for (Seat seat : before.position().seats()) {
            Event acted = new Event.Acted(
                    seat.player().start(),
                    RandomPlay.action(
                            seat.line(), card, before.position().setup().board(), prng));
            game = game.after(acted).orElseThrow();
        }
        return game;
    }

    /** Cards as bits, by their places in a list. */
    public static int bits(Iterable<Card> some, List<Card> cards) {
        int bits = 0;
        for (Card card : some) {
            bits |= 1 << cards.indexOf(card);
        }
        return bits;
    }
}
