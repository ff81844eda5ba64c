package trasse.engine.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Extension;
import trasse.rules.Game;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.Seat;
import trasse.rules.Setup;
import trasse.rules.TestBoards;

/**
 * A game that was played at random.
 *
 * @param actions by round, then in the order of the players
 * @param positions before the first round and after each
 */
record RandomGame(Setup setup, Deck deck, List<List<Action>> actions, List<Position> positions) {
    /** On any board, with any legal cards and this many players. */
    static RandomGame of(int players, Prng prng) {
        Board board = TestBoards.random(prng);
        Setup setup = RandomPlay.setup(board, prng);
        while (setup.players().size() != players) {
            setup = RandomPlay.setup(board, prng);
        }
        Deck deck = Deck.shuffled(setup.cards(), prng);
        Game game = Game.begin(setup);
        List<List<Action>> actions = new ArrayList<>();
        List<Position> positions = new ArrayList<>(List.of(game.position()));
        for (Card card : deck.cards()) {
            List<Action> round = new ArrayList<>();
            for (Player player : setup.players()) {
                Line line = game.position().seat(player.start()).orElseThrow().line();
                round.add(RandomPlay.action(line, card, board, prng));
            }
            game = settled(game, card, round);
            actions.add(round);
            positions.add(game.position());
        }
        return new RandomGame(setup, deck, actions, positions);
    }

    private static Game settled(Game game, Card card, List<Action> round) {
        Game after = game.after(new Event.CardTurned(card)).orElseThrow();
        List<Player> players = game.position().setup().players();
        for (int i = 0; i < players.size(); i++) {
            after = after.after(new Event.Acted(players.get(i).start(), round.get(i)))
                    .orElseThrow();
        }
        return after;
    }

    /** A player's total with these actions from a round on, while the others play as they did. */
    int total(int start, int from, List<Action> better) {
        Game game = new Game(positions.get(from - 1), Map.of());
        for (int round = from; round <= Deck.SIZE; round++) {
            game = settled(game, deck.card(round), with(start, round, better.get(round - from)));
        }
        return game.position().seat(start).orElseThrow().total();
    }

    private List<Action> with(int start, int round, Action action) {
        List<Action> changed = new ArrayList<>(actions.get(round - 1));
        for (int i = 0; i < changed.size(); i++) {
            if (setup.players().get(i).start() == start) {
                changed.set(i, action);
            }
        }
        return changed;
    }

    /** The best total there is from a round on, by trying everything with the rules themselves. */
    int best(int start, int from) {
        return best(new Game(positions.get(from - 1), Map.of()), start, from);
    }

    private int best(Game game, int start, int round) {
        Seat seat = game.position().seat(start).orElseThrow();
        if (round > Deck.SIZE) {
            return seat.total();
        }
        Card card = deck.card(round);
        int best = best(settled(game, card, with(start, round, new Pass())), start, round + 1);
        for (Extension extension : seat.line().extensions(card, setup.board())) {
            best = Math.max(best, best(settled(game, card, with(start, round, extension)), start, round + 1));
        }
        return best;
    }
}
