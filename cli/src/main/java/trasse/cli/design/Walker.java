package trasse.cli.design;

import java.util.ArrayList;
import java.util.List;
import trasse.engine.DistinctPaths;
import trasse.engine.PathTable;
import trasse.engine.value.Choices;
import trasse.engine.value.Race;
import trasse.engine.value.Training;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Field;
import trasse.rules.Prng;

/**
 * A solo player that has got to know a board by playing on it, and that looks no further than the open card. Not
 * thread-safe.
 */
final class Walker {
    private final Choices choices;

    private Walker(Valuation valuation) {
        this.choices = new Choices(valuation);
    }

    /**
     * Lets a player get to know a board.
     *
     * @param games how many games it plays first
     */
    static Walker trained(Board board, List<Field> starts, int games, long seed) {
        Valuation valuation = Valuation.hopeful(DistinctPaths.of(PathTable.of(board, Deck.STANDARD.sorted())));
        Training.solo(valuation, starts, games, seed).play(games);
        return new Walker(valuation);
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
            choices.list(Race.NONE, visited, oneEnd, otherEnd, card, left);
            int best = choices.best();
            total += choices.gain(best);
            visited = choices.visitedAfter(best);
            oneEnd = choices.oneEndAfter(best);
            otherEnd = choices.otherEndAfter(best);
        }
        return total;
    }
}
