package trasse.engine.bot;

import java.util.Arrays;
import java.util.List;
import trasse.engine.Effort;
import trasse.engine.value.Candidates;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Prng;

/**
 * Plays the rest of the game many times from each of some candidates, by the valuation, with the same orders of cards for
 * all of them, so that luck cancels out. Rivals play on as well, once for each order, and take what they reach. Candidates
 * that are clearly worse drop out on the way. What the look-ahead found still counts, as much as {@link #PRIOR} games.
 * Mutable and not thread-safe.
 */
final class Rollouts {
    private static final int CONTENDERS = 8;
    private static final int PRIOR = 100;

    /** How many orders of cards are played before candidates may drop out. */
    private static final int ORDERS_AT_A_TIME = 8;

    private static final int MOST_ORDERS = 2048;

    /** A candidate drops out if it is worse by so many standard errors of the difference. */
    private static final double CLEARLY = 2;

    private final Playout playout;
    private final float[][] outcomes = new float[CONTENDERS][MOST_ORDERS];
    private final float[] ahead = new float[CONTENDERS];
    private final double[] sums = new double[CONTENDERS];
    private final int[] alive = new int[CONTENDERS];
    private int aliveCount;
    private int orders;

    Rollouts(Valuation valuation, float sight) {
        this.playout = new Playout(valuation, sight);
    }

    /**
     * Gives the first candidates the values they have after the rollouts, as far as the effort allows, the best one first.
     *
     * @param card the open card's place
     * @param left the cards to come, a bit for each
     */
    void compare(Candidates candidates, int contenders, SeatState state, int card, int left, Effort effort) {
        begin(candidates, contenders);
        Prng prng = new Prng(31 * state.visited() + left);
        List<Integer> order = Playout.cards(left);
        while (aliveCount > 1 && orders < MOST_ORDERS) {
            prng.shuffle(order);
            playout.begin(state, card, left, order, effort);
            if (!playCandidates(candidates, left, order, effort)) {
                break;
            }
            orders++;
            if (orders % ORDERS_AT_A_TIME == 0) {
                dropTheWorse();
            }
        }
        settle(candidates);
    }

    private void begin(Candidates candidates, int contenders) {
        aliveCount = Math.min(CONTENDERS, contenders);
        orders = 0;
        Arrays.fill(sums, 0);
        for (int place = 0; place < aliveCount; place++) {
            candidates.bringForward(place, contenders);
            ahead[place] = candidates.value(place);
            alive[place] = place;
        }
    }

    /** Plays all candidates that are alive with an order of cards; false if the effort is over before. */
    private boolean playCandidates(Candidates candidates, int left, List<Integer> order, Effort effort) {
        for (int i = 0; i < aliveCount; i++) {
            int candidate = alive[i];
            outcomes[candidate][orders] = playout.gain(candidates, candidate, left, order, effort);
        }
        if (effort.isOver()) {
            return false;
        }
        for (int i = 0; i < aliveCount; i++) {
            sums[alive[i]] += outcomes[alive[i]][orders];
        }
        return true;
    }

    private double value(int candidate) {
        return (sums[candidate] + PRIOR * (double) ahead[candidate]) / (orders + PRIOR);
    }

    private void dropTheWorse() {
        int best = best();
        int kept = 0;
        for (int i = 0; i < aliveCount; i++) {
            int candidate = alive[i];
            if (candidate == best || value(best) - value(candidate) < CLEARLY * uncertainty(best, candidate)) {
                alive[kept] = candidate;
                kept++;
            }
        }
        aliveCount = kept;
    }

    private int best() {
        int best = alive[0];
        for (int i = 1; i < aliveCount; i++) {
            best = value(alive[i]) > value(best) ? alive[i] : best;
        }
        return best;
    }

    /** The standard error of the difference between the values of two candidates, if the look-ahead errs as so many games would. */
    private double uncertainty(int one, int other) {
        double mean = (sums[one] - sums[other]) / orders;
        double squares = 0;
        for (int order = 0; order < orders; order++) {
            double deviation = outcomes[one][order] - outcomes[other][order] - mean;
            squares += deviation * deviation;
        }
        return Math.sqrt(squares / (orders - 1) / (orders + PRIOR));
    }

    private void settle(Candidates candidates) {
        for (int i = 0; i < aliveCount; i++) {
            candidates.revalue(alive[i], (float) value(alive[i]));
        }
        candidates.swap(0, best());
    }
}
