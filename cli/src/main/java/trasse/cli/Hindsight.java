package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import trasse.engine.solve.Remainder;
import trasse.engine.solve.Solution;
import trasse.rules.Action;
import trasse.rules.Deck;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;

/**
 * A recorded game, looked back on by one player.
 *
 * @param from the first round the player would play anew
 */
record Hindsight(GameRecord game, Deck deck, Player player, int from) {
    Remainder remainder() {
        List<Position> positions = new ArrayList<>();
        Game played = Game.begin(game.setup());
        positions.add(played.position());
        for (Event event : game.events()) {
            played = played.after(event).orElseThrow();
            if (played.position().played().size() == positions.size()) {
                positions.add(played.position());
            }
        }
        return Remainder.of(positions, deck, player.start(), from);
    }

    /** The better of a solution and what was played; not even a short look back is worse than that. */
    Solution orAsPlayed(Solution solution) {
        List<Action> played = new ArrayList<>();
        int seat = game.setup().players().indexOf(player);
        for (int round = from; round <= Deck.SIZE; round++) {
            played.add(recorded(round, seat));
        }
        int total = game.game().position().seat(player.start()).orElseThrow().total();
        return total > solution.total() ? new Solution(total, solution.bound(), played) : solution;
    }

    /** The whole game with the player's better rounds in it. Whoever has not played a round passes it. */
    GameRecord with(Solution solution) {
        List<PlayedRound> rounds = new ArrayList<>(game.rounds().subList(0, from - 1));
        for (int round = from; round <= Deck.SIZE; round++) {
            List<Action> actions = new ArrayList<>();
            for (int i = 0; i < game.setup().players().size(); i++) {
                boolean isPlayers = game.setup().players().get(i).equals(player);
                actions.add(isPlayers ? solution.actions().get(round - from) : recorded(round, i));
            }
            rounds.add(new PlayedRound(deck.card(round), actions));
        }
        return new GameRecord(game.boardReference(), game.setup(), game.deck(), rounds);
    }

    private Action recorded(int round, int seat) {
        return round <= game.rounds().size()
                ? game.rounds().get(round - 1).actions().get(seat)
                : new Pass();
    }
}
