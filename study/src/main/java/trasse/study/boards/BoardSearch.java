package trasse.study.boards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;
import trasse.engine.Limit;
import trasse.rules.Board;
import trasse.rules.Prng;

/**
 * Draws some boards of a layout, trains a player on each of them, and takes the one from whose starts that player does
 * most equally well. Only {@link #draw} changes it; boards can be measured on several threads.
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
     * @param games how many games the player trains on a board
     * @param deals on how many deals the starts are then compared
     */
    public BoardSearch(Layout layout, long seed, int games, int deals) {
        this.layout = layout;
        this.prng = new Prng(seed);
        this.dealSeed = prng.nextLong();
        this.games = games;
        this.deals = deals;
    }

    /**
     * Some boards of the layout; fewer if the limit is reached.
     *
     * @param limit its work is the tries; few of them lead to a board
     * @param progress is told after each try how many there have been
     */
    public List<Board> draw(int boards, Limit limit, LongConsumer progress) {
        List<Board> drawn = new ArrayList<>();
        for (long tries = 0; drawn.size() < boards && !limit.isReached(tries); ) {
            layout.draw(prng).ifPresent(drawn::add);
            tries++;
            progress.accept(tries);
        }
        return drawn;
    }

    /** Trains a player on a board and chooses the starts that it finds most equal. */
    public StartBalance measure(Board board) {
        return StartBalance.mostEqual(board, games, deals, dealSeed);
    }

    /** The board with the most equal starts; the first of them if there are several. */
    public static StartBalance best(Collection<StartBalance> measured) {
        return measured.stream()
                .min(Comparator.comparingDouble(StartBalance::spread))
                .orElseThrow();
    }
}
