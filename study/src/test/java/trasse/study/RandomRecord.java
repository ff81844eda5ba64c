package trasse.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Prng;
import trasse.rules.Setup;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

/** Records of games on the classic board in which every player draws any extension there is. */
public final class RandomRecord {
    private RandomRecord() {}

    /** A game that stops after some rounds. */
    public static GameRecord of(int players, int rounds, long seed) {
        Prng prng = new Prng(seed);
        Board board = BuiltInBoards.classic();
        Deal deal = Deal.random(Deck.STANDARD, players, prng);
        List<Player> seated = new ArrayList<>();
        for (int start : deal.starts()) {
            seated.add(new Player(start, "Player " + start));
        }
        Setup setup = new Setup(board, Edition.BOARDS, seated, Deck.STANDARD);
        Game game = Game.begin(setup);
        List<PlayedRound> played = new ArrayList<>();
        for (Card card : deal.deck().cards().subList(0, rounds)) {
            game = game.after(new Event.CardTurned(card)).orElseThrow();
            List<Action> actions = new ArrayList<>();
            for (Player player : seated) {
                List<Extension> extensions = game.position()
                        .seat(player.start())
                        .orElseThrow()
                        .line()
                        .extensions(card, board);
                Action action = extensions.isEmpty() ? new Pass() : extensions.get(prng.below(extensions.size()));
                actions.add(action);
                game = game.after(new Event.Acted(player.start(), action)).orElseThrow();
            }
            played.add(new PlayedRound(card, actions));
        }
        return new GameRecord("classic", setup, Optional.of(deal.deck()), played);
    }
}
