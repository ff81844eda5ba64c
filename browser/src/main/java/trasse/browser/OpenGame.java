package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Cards;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Objection;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Setup;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.RecordReader;

/** A recorded game with its next card turned up, if that is known. */
record OpenGame(GameRecord record, Game game) {
    /**
     * Reads a record and turns up the next card.
     *
     * @param card empty to take it from the record's deck; without a deck, no card is open then
     */
    static OpenGame read(String record, String card) throws Rejection {
        GameRecord game = recordOf(record);
        return card.isEmpty()
                ? withNextCard(game)
                : withCard(game, Card.parse(card).orElseThrow(Rejection::of));
    }

    private static GameRecord recordOf(String text) throws Rejection {
        try {
            return RecordReader.read("record", text.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw Rejection.of(e);
        }
    }

    /** Turns up the deck's next card, if the deck is known and not used up. */
    private static OpenGame withNextCard(GameRecord record) throws Rejection {
        int round = record.rounds().size() + 1;
        if (record.deck().isEmpty() || round > Deck.SIZE) {
            return new OpenGame(record, record.game());
        }
        return turned(record, record.game(), record.deck().get().card(round));
    }

    /** Turns up this card, which has to be the deck's next one if the deck is known. */
    private static OpenGame withCard(GameRecord record, Card card) throws Rejection {
        Game game = record.game();
        if (record.deck().isPresent() && !game.position().isOver()) {
            int round = record.rounds().size() + 1;
            Card next = record.deck().get().card(round);
            if (!next.equals(card)) {
                throw Rejection.of("card " + round + " of the deck is " + next + ", not " + card);
            }
        }
        GameRecord possible = record.deck().isPresent() ? record : withCardInIt(record, card);
        return turned(possible, possible.game(), card);
    }

    private static OpenGame turned(GameRecord record, Game game, Card card) throws Rejection {
        return new OpenGame(record, Rejection.ifLegal(game.after(new Event.CardTurned(card))));
    }

    /** While the deck is unknown its cards are a guess, and a card that is not among them makes it a better one. */
    private static GameRecord withCardInIt(GameRecord record, Card card) {
        List<Card> seen = new ArrayList<>();
        for (PlayedRound round : record.rounds()) {
            seen.add(round.card());
        }
        seen.add(card);
        Optional<Cards> cards = Deck.around(seen);
        if (cards.isEmpty()) {
            return record;
        }
        Setup guessed = record.setup();
        Setup setup = new Setup(guessed.board(), guessed.edition(), guessed.players(), cards.get());
        return new GameRecord(record.boardReference(), setup, Optional.empty(), record.rounds());
    }

    Position position() {
        return game.position();
    }

    /** The record with one more round. */
    GameRecord after(List<Action> actions) throws Rejection {
        List<Player> players = record.setup().players();
        if (actions.size() != players.size()) {
            throw Rejection.of("expected " + players.size() + " actions, one for each player, not " + actions.size());
        }
        Card card = position().open().orElseThrow(() -> Rejection.of(new Objection.NoCardOpen()));
        Game after = game;
        for (int i = 0; i < players.size(); i++) {
            after = Rejection.ifLegal(after.after(new Event.Acted(players.get(i).start(), actions.get(i))));
        }
        List<PlayedRound> rounds = new ArrayList<>(record.rounds());
        rounds.add(new PlayedRound(card, actions));
        return new GameRecord(record.boardReference(), record.setup(), record.deck(), rounds);
    }
}
