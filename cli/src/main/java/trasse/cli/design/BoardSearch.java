package trasse.cli.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;
import trasse.rules.Board;
import trasse.rules.Prng;

/**
 * Draws some boards of a layout, lets a player get to know each of them, and takes the one from whose starts that player
 * does most equally well.
 */
public final class BoardSearch {
    private final Layout layout;
    private final Prng prng;
    private final long dealSeed;
    private final int games;
    private final int deals;

    /**
     * A search that has not begun.
     *
     * @param games how many games the player plays on a board to get to know it
     * @param deals on how many deals it is then watched from each start
     */
    public BoardSearch(Layout layout, long seed, int games, int deals) {
        this.layout = layout;
        this.prng = new Prng(seed);
        this.dealSeed = prng.nextLong();
        this.games = games;
        this.deals = deals;
    }

    /**
     * Some boards of the layout.
     *
     * @param progress is told after each try how many there have been; few of them lead to a board
     */
    public List<Board> draw(int boards, LongConsumer progress) {
        List<Board> drawn = new ArrayList<>();
        for (long tries = 1; drawn.size() < boards; tries++) {
            layout.draw(prng).ifPresent(drawn::add);
            progress.accept(tries);
        }
        return drawn;
    }

    /**
     * The best of some boards.
     *
     * @param progress is told the share of the boards that is done
     */
    public StartBalance best(List<Board> drawn, DoubleConsumer progress) {
        AtomicInteger done = new AtomicInteger();
        return drawn.parallelStream()
                .map(board -> {
                    StartBalance balance = StartBalance.mostEqual(board, games, deals, dealSeed);
                    progress.accept((double) done.incrementAndGet() / drawn.size());
                    return balance;
                })
                .min(Comparator.comparingDouble(StartBalance::spread))
                .orElseThrow();
    }
}
