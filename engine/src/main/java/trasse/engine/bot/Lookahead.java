package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;

/**
 * Expectimax over the cards to come, with selective width: for each promising candidate every card that may come next, for
 * each of these the most promising answers, and so on down to the estimate. Every card to come is equally likely, so a
 * candidate's value is its gain plus the mean over the cards of the best answer to each.
 *
 * <p>It deepens by one card after the other and keeps what it has when the limit is reached. At the end of the game it
 * sees everything, and its values are exact. Mutable and not thread-safe.
 */
public final class Lookahead {
    /** By iteration: how many candidates are followed at the open card and at each card after it. */
    private static final int[][] WIDTHS = {{12}, {8, 5}, {6, 4, 3}, {5, 4, 3, 3}};

    /** With so few cards to come, every candidate is followed. */
    private static final int FEW_CARDS = 2;

    private static final int[] ALL = {Integer.MAX_VALUE, Integer.MAX_VALUE};

    /** A candidate whose estimate is this much worse than the best is not followed. */
    private static final float MARGIN = 5;

    private static final float NEVER = Float.POSITIVE_INFINITY;

    private final Candidates[] candidates = new Candidates[WIDTHS.length + 1];
    private Competition competition = Competition.NONE;
    private Limit limit = Limit.NONE;
    private long work;
    private boolean isOver;
    private float margin = MARGIN;

    public Lookahead(Valuation valuation) {
        for (int depth = 0; depth < candidates.length; depth++) {
            candidates[depth] = new Candidates(valuation);
        }
    }

    /**
     * The candidates for a card, the best one first.
     *
     * @param card the open card's place
     * @param left the cards to come, a bit for each
     */
    public Candidates think(SeatState state, int card, int left, Limit within) {
        competition = state.competition();
        limit = within;
        work = 0;
        isOver = false;
        Candidates root = candidates[0];
        root.list(state, card, left);
        work += root.count();
        root.bringForward(0, root.count());
        int contenders = root.count();
        if (Integer.bitCount(left) <= FEW_CARDS) {
            margin = NEVER;
            lookAgain(root, contenders, left, ALL);
            return root;
        }
        margin = MARGIN;
        for (int[] widths : WIDTHS) {
            contenders = lookAgain(root, contenders, left, widths);
        }
        return root;
    }

    /**
     * Gives the best contenders better values, as far as the limit allows, and puts the best of these first. They are
     * the contenders from then on: values from different depths do not compare.
     */
    private int lookAgain(Candidates root, int contenders, int left, int[] widths) {
        int seen = 0;
        float first = root.value(0);
        while (seen < Math.min(widths[0], contenders) && !isOver) {
            root.bringForward(seen, contenders);
            if (root.value(seen) < first - margin) {
                break;
            }
            float value = root.gain(seen) + following(root, seen, left, widths, 1);
            if (!isOver) {
                root.revalue(seen, value);
                seen++;
            }
        }
        if (seen == 0) {
            return contenders;
        }
        root.bringForward(0, seen);
        return seen;
    }

    private float following(Candidates before, int candidate, int left, int[] widths, int depth) {
        long visited = before.visitedAfter(candidate);
        int oneEnd = before.oneEndAfter(candidate);
        int otherEnd = before.otherEndAfter(candidate);
        float sum = 0;
        for (int rest = left; rest != 0 && !isOver; rest &= rest - 1) {
            int card = Integer.numberOfTrailingZeros(rest);
            sum += best(visited, oneEnd, otherEnd, card, left & ~(1 << card), widths, depth);
        }
        return left == 0 ? 0 : sum / Integer.bitCount(left);
    }

    private float best(long visited, int oneEnd, int otherEnd, int card, int left, int[] widths, int depth) {
        Candidates here = candidates[depth];
        here.list(competition, visited, oneEnd, otherEnd, card, left);
        work += here.count();
        isOver = isOver || limit.isReached(work);
        if (depth == widths.length || left == 0) {
            return here.value(here.best());
        }
        float best = Float.NEGATIVE_INFINITY;
        for (int candidate = 0; candidate < Math.min(widths[depth], here.count()) && !isOver; candidate++) {
            here.bringForward(candidate, here.count());
            if (here.value(candidate) < here.value(0) - margin) {
                break;
            }
            best = Math.max(best, here.gain(candidate) + following(here, candidate, left, widths, depth + 1));
        }
        return best;
    }
}
