package trasse.engine.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.engine.Effort;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Prng;

/**
 * Plays the rest of the game many times from each of some candidates, by the valuation, with the same orders of cards for
 * all of them, so that luck cancels out. Candidates that are clearly worse drop out on the way. What the look-ahead found
 * still counts, as much as {@link #PRIOR} games. Mutable and not thread-safe.
 */
final class Rollouts {
    private static final int CONTENDERS = 8;
    private static final int PRIOR = 100;

    /** How many orders of cards are played before candidates may drop out. */
    private static final int ORDERS_AT_A_TIME = 8;

    private static final int MOST_ORDERS = 2048;

    /** A candidate drops out if it is worse by so many standard errors of the difference. */
    private static final double CLEARLY = 2;

    private final Candidates ply;
    private final float[][] outcomes = new float[CONTENDERS][MOST_ORDERS];
    private final float[] ahead = new float[CONTENDERS];
    private final double[] sums = new double[CONTENDERS];
    private final int[] alive = new int[CONTENDERS];
    private int aliveCount;
    private int orders;

    Rollouts(Valuation valuation) {
        this.ply = new Candidates(valuation);
    }

    /** Gives the first candidates the values they have after the rollouts, as far as the effort allows, the best one first. */
    void compare(Candidates candidates, int contenders, SeatState state, int left, Effort effort) {
        begin(candidates, contenders);
        Prng prng = new Prng(31 * state.visited() + left);
        List<Integer> order = cards(left);
        while (aliveCount > 1
                && orders < MOST_ORDERS
                && playOrder(candidates, state, left, shuffled(order, prng), effort)) {
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

    private static List<Integer> cards(int left) {
        List<Integer> cards = new ArrayList<>();
        for (int rest = left; rest != 0; rest &= rest - 1) {
            cards.add(Integer.numberOfTrailingZeros(rest));
        }
        return cards;
    }

    private static List<Integer> shuffled(List<Integer> order, Prng prng) {
        prng.shuffle(order);
        return order;
    }

    /** Plays all candidates that are alive with an order of cards; false if the effort is over before. */
    private boolean playOrder(Candidates candidates, SeatState state, int left, List<Integer> order, Effort effort) {
        for (int i = 0; i < aliveCount; i++) {
            int candidate = alive[i];
            float outcome = candidates.gain(candidate)
                    + played(
                            state.competition(),
                            candidates.visitedAfter(candidate),
                            candidates.oneEndAfter(candidate),
                            candidates.otherEndAfter(candidate),
                            left,
                            order,
                            effort);
            if (effort.isOver()) {
                return false;
            }
            outcomes[candidate][orders] = outcome;
        }
        for (int i = 0; i < aliveCount; i++) {
            sums[alive[i]] += outcomes[alive[i]][orders];
        }
        return true;
    }

    private int played(
            Competition competition, long line, int end, int other, int cards, List<Integer> order, Effort effort) {
        long visited = line;
        int oneEnd = end;
        int otherEnd = other;
        int left = cards;
        int gained = 0;
        for (int card : order) {
            left &= ~(1 << card);
            ply.list(competition, visited, oneEnd, otherEnd, card, left);
            if (effort.add(ply.count())) {
                break;
            }
            int best = ply.best();
            gained += ply.gain(best);
            visited = ply.visitedAfter(best);
            oneEnd = ply.oneEndAfter(best);
            otherEnd = ply.otherEndAfter(best);
        }
        return gained;
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
