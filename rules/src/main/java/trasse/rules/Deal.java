package trasse.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * Setting up: a shuffled deck, and a different start point for each player, at random.
 *
 * @param starts one for each player, 1 to 4
 */
public record Deal(Deck deck, List<Integer> starts) {
    public Deal {
        starts = List.copyOf(starts);
    }

    public static Deal random(Cards cards, int players, Prng prng) {
        if (players < 1 || players > Board.STARTS) {
            throw new IllegalArgumentException("a game has 1 to 4 players, not " + players);
        }
        Deck deck = Deck.shuffled(cards, prng);
        List<Integer> starts = new ArrayList<>(List.of(1, 2, 3, 4));
        prng.shuffle(starts);
        return new Deal(deck, starts.subList(0, players));
    }
}
