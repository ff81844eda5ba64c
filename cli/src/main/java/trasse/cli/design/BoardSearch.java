package trasse.cli.design;

import java.util.Optional;
import java.util.function.DoubleConsumer;
import trasse.rules.Board;
import trasse.rules.Prng;

/**
 * Draws some boards of a layout, takes the one whose starts are most equal, and goes on changing it a little, keeping
 * what makes the starts more equal. A change is tried on a few deals first, and on many only if it looks good.
 */
public final class BoardSearch {
    private static final int DRAWN_BOARDS = 50;

    private final Layout layout;
    private final Prng prng;
    private final int manyDeals;
    private final int fewDeals;

    /**
     * A search that has not begun.
     *
     * @param deals on how many deals boards that look good are measured; a fifteenth of them shows which do
     */
    public BoardSearch(Layout layout, long seed, int deals) {
        this.layout = layout;
        this.prng = new Prng(seed);
        this.manyDeals = deals;
        this.fewDeals = deals / 15;
    }

    /**
     * The best board found, measured once more on fresh deals.
     *
     * @param changes how many changes to try
     * @param progress is told the share of the search that is done
     */
    public StartBalance best(int changes, DoubleConsumer progress) {
        long fewSeed = prng.nextLong();
        long manySeed = prng.nextLong();
        StartBalance few = StartBalance.mostEqual(draw(), fewDeals, fewSeed);
        for (int board = 1; board < DRAWN_BOARDS; board++) {
            few = moreEqual(few, StartBalance.mostEqual(draw(), fewDeals, fewSeed));
            progress.accept((double) board / (DRAWN_BOARDS + changes));
        }
        StartBalance many = StartBalance.mostEqual(few.board(), manyDeals, manySeed);
        for (int change = 0; change < changes; change++) {
            progress.accept((double) (DRAWN_BOARDS + change) / (DRAWN_BOARDS + changes));
            Optional<Board> changed = layout.change(many.board(), prng);
            if (changed.isPresent() && looksGood(changed.get(), fewSeed)) {
                many = moreEqual(many, StartBalance.mostEqual(changed.get(), manyDeals, manySeed));
            }
        }
        return StartBalance.of(many.board(), 3 * manyDeals, prng.nextLong());
    }

    private Board draw() {
        while (true) {
            Optional<Board> board = layout.draw(prng);
            if (board.isPresent()) {
                return board.get();
            }
        }
    }

    /** Starts that differ by a whole point on a few deals are not worth many. */
    private boolean looksGood(Board board, long seed) {
        return StartBalance.mostEqual(board, fewDeals, seed).spread() < 1;
    }

    private static StartBalance moreEqual(StartBalance one, StartBalance other) {
        return other.spread() < one.spread() ? other : one;
    }
}
