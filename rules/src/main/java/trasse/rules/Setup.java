package trasse.rules;

import java.util.List;
import java.util.Optional;

/**
 * What is agreed before the first card.
 *
 * @param players 1 to 4, at different start points; one player plays by the solo rule
 * @param cards the 15 cards of the deck, without their order
 */
public record Setup(Board board, Edition edition, List<Player> players, Cards cards) {
    public Setup {
        players = List.copyOf(players);
        if (players.isEmpty() || players.size() > Board.STARTS) {
            throw new IllegalArgumentException("a game has 1 to 4 players, not " + players.size());
        }
        if (players.stream().map(Player::start).distinct().count() != players.size()) {
            throw new IllegalArgumentException("every player has another start point");
        }
        Optional<String> flaw = Deck.flaw(cards.sorted());
        if (flaw.isPresent()) {
            throw new IllegalArgumentException(flaw.get());
        }
    }

    public boolean isSolo() {
        return players.size() == 1;
    }
}
