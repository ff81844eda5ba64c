package trasse.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Setup;

/** Records of random games. */
final class RandomRecords {
    private RandomRecords() {}

    /** Some whole rounds of a random game, with or without its deck. */
    static GameRecord record(String boardReference, Setup setup, Prng prng) {
        Deck deck = Deck.shuffled(setup.cards(), prng);
        int length = prng.below(Deck.SIZE + 1);
        Game game = Game.begin(setup);
        List<PlayedRound> rounds = new ArrayList<>();
        for (Card card : deck.cards().subList(0, length)) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            List<Action> actions = new ArrayList<>();
            for (Player player : setup.players()) {
                Action action = RandomPlay.action(
                        game.position().seat(player.start()).orElseThrow().line(), card, setup.board(), prng);
                game = game.after(new Event.Acted(player.start(), action)).orElseThrow();
                actions.add(action);
            }
            rounds.add(new PlayedRound(card, actions));
        }
        return new GameRecord(boardReference, setup, Optional.of(deck), rounds);
    }
}
