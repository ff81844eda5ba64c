package trasse.study.boards;

import java.util.ArrayList;
import java.util.List;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Prng;

/** A one-ply solo player that has been trained on a board. Not thread-safe. */
final class TrainedPlayer {
    private final Candidates candidates;

    private TrainedPlayer(Valuation valuation) {
        this.candidates = new Candidates(valuation);
    }

    /**
     * Trains a player.
     *
     * @param games how many games it trains
     */
    static TrainedPlayer trained(Board board, List<Field> starts, int games, long seed) {
        Valuation valuation = Valuation.optimistic(DistinctPaths.of(PathTable.of(board, Deck.STANDARD.sorted())));
        Training.solo(valuation, starts, games, seed).play(Limit.NONE);
        return new TrainedPlayer(valuation);
    }

    /** The totals from a start, for some deals. */
    Tally tally(Field start, int deals, long seed) {
        Prng prng = new Prng(seed);
        List<Integer> order = new ArrayList<>();
        for (int card = 0; card < Deck.SIZE; card++) {
            order.add(card);
        }
        Tally tally = Tally.NONE;
        for (int deal = 0; deal < deals; deal++) {
            prng.shuffle(order);
            tally = tally.plus(total(start.ordinal(), order));
        }
        return tally;
    }

    private int total(int start, List<Integer> order) {
        long visited = 1L << start;
        int oneEnd = start;
        int otherEnd = start;
        int total = 1 - Field.COUNT;
        int left = (1 << Deck.SIZE) - 1;
        for (int card : order) {
            left &= ~(1 << card);
            candidates.list(Competition.NONE, visited, oneEnd, otherEnd, card, left);
            int best = candidates.best();
            total += candidates.gain(best);
            visited = candidates.visitedAfter(best);
            oneEnd = candidates.oneEndAfter(best);
            otherEnd = candidates.otherEndAfter(best);
        }
        return total;
    }
}
