package trasse.rules.notation;

import java.util.List;
import java.util.Optional;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Objection;
import trasse.rules.Ruling;
import trasse.rules.Setup;

/**
 * A game as it is written down, after any number of whole rounds, all of them legal.
 *
 * @param boardReference how the record names its board: a built-in board's name, {@code ~} and a code, or a path
 * @param deck unknown while a game runs
 */
public record GameRecord(String boardReference, Setup setup, Optional<Deck> deck, List<PlayedRound> rounds) {
    public GameRecord {
        rounds = List.copyOf(rounds);
        if (!isOneLine(boardReference)) {
            throw new IllegalArgumentException("a board is named on one line, without a # and spaces around it");
        }
        for (PlayedRound round : rounds) {
            if (round.actions().size() != setup.players().size()) {
                throw new IllegalArgumentException("a round has one action for each player");
            }
        }
        if (deck.isPresent()) {
            List<Card> played = rounds.stream().map(PlayedRound::card).toList();
            boolean agree = deck.get().unordered().equals(setup.cards())
                    && rounds.size() <= Deck.SIZE
                    && deck.get().cards().subList(0, rounds.size()).equals(played);
            if (!agree) {
                throw new IllegalArgumentException("the rounds have the cards of the deck, in its order");
            }
        }
        if (replay(setup, rounds) instanceof Ruling.Illegal<Game>(Objection objection)) {
            throw new IllegalArgumentException(objection.sentence());
        }
    }

    /** The cards in the order in which they come up, if all are known: from the deck, or because all have been played. */
    public Optional<Deck> allCards() {
        return deck.or(() -> rounds.size() == Deck.SIZE
                ? Optional.of(new Deck(rounds.stream().map(PlayedRound::card).toList()))
                : Optional.empty());
    }

    public Game game() {
        return replay(setup, rounds).orElseThrow();
    }

    public List<Event> events() {
        return events(setup, rounds);
    }

    private static Ruling<Game> replay(Setup setup, List<PlayedRound> rounds) {
        return Game.replay(setup, events(setup, rounds));
    }

    private static List<Event> events(Setup setup, List<PlayedRound> rounds) {
        return rounds.stream()
                .flatMap(round -> round.events(setup.players()).stream())
                .toList();
    }

    private static boolean isOneLine(String reference) {
        return !reference.isEmpty()
                && reference.equals(reference.strip())
                && reference.indexOf('#') < 0
                && reference.chars().noneMatch(character -> Character.isISOControl(character) && character != '\t');
    }
}
