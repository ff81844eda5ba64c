package trasse.study.hindsight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import trasse.engine.Limit;
import trasse.engine.solve.Endgame;
import trasse.engine.solve.Solution;
import trasse.engine.solve.Solver;
import trasse.engine.solve.SolverProgress;
import trasse.rules.Action;
import trasse.rules.Deck;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.Replay;

/**
 * A recorded game, played again by one player from some round on, with all cards known.
 *
 * @param from the first round played again
 */
public record Hindsight(Replay replay, Deck deck, Player player, int from) {
    /** The game as it was played. */
    public GameRecord game() {
        return replay.record();
    }

    /** How many rounds are played again. */
    public int rounds() {
        return Deck.SIZE - from + 1;
    }

    /**
     * The best found before the limit is reached; never worse than what was played.
     *
     * @param limit its work is the moves looked at
     */
    public Solution solve(Limit limit, SolverProgress progress) {
        Endgame endgame = Endgame.of(replay.positions(), deck, player.start(), from);
        return orAsPlayed(Solver.solve(endgame, limit, progress));
    }

    /**
     * The same; every better line and every better bound is told at once, beginning with what was played.
     *
     * @param limit its work is the moves looked at
     */
    public Solution solveStepwise(Limit limit, Consumer<Solution> listener) {
        return solve(limit, new SolverProgress() {
            private Solution best = asPlayed(Integer.MAX_VALUE);
            private int lowestBound = Integer.MAX_VALUE;
            private int told = Integer.MIN_VALUE;

            @Override
            public void improved(Solution solution) {
                best = orAsPlayed(solution);
            }

            @Override
            public void report(int total, int bound) {
                if (bound < lowestBound || best.total() > told) {
                    told = best.total();
                    lowestBound = bound;
                    listener.accept(new Solution(best.total(), bound, best.actions()));
                }
            }
        });
    }

    private Solution orAsPlayed(Solution solution) {
        Solution played = asPlayed(solution.bound());
        return played.total() > solution.total() ? played : solution;
    }

    private Solution asPlayed(int bound) {
        List<Action> played = new ArrayList<>();
        int seat = game().setup().players().indexOf(player);
        for (int round = from; round <= Deck.SIZE; round++) {
            played.add(recorded(round, seat));
        }
        return new Solution(replay.last().seat(player.start()).orElseThrow().total(), bound, played);
    }

    /** The whole game with the player's better rounds in it. In rounds that were never played, the others pass. */
    public GameRecord with(Solution solution) {
        List<PlayedRound> rounds = new ArrayList<>(game().rounds().subList(0, from - 1));
        for (int round = from; round <= Deck.SIZE; round++) {
            List<Action> actions = new ArrayList<>();
            for (int i = 0; i < game().setup().players().size(); i++) {
                boolean isPlayers = game().setup().players().get(i).equals(player);
                actions.add(isPlayers ? solution.actions().get(round - from) : recorded(round, i));
            }
            rounds.add(new PlayedRound(deck.card(round), actions));
        }
        return new GameRecord(game().boardReference(), game().setup(), game().deck(), rounds);
    }

    private Action recorded(int round, int seat) {
        return round <= game().rounds().size()
                ? game().rounds().get(round - 1).actions().get(seat)
                : new Pass();
    }
}
