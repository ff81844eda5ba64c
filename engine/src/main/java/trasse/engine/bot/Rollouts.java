package trasse.engine.bot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.engine.Effort;
import trasse.engine.value.Candidates;
import trasse.engine.value.Competition;
import trasse.engine.value.SeatState;
import trasse.engine.value.Valuation;
import trasse.rules.Deck;
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

    private final Candidates ply;
    private final PlayedLine line = new PlayedLine();

    /** By round, from the one of the open card on: the numbers that rivals have reached by its end. */
    private final int[] reachedInRound = new int[Deck.SIZE];

    /** By round, from the next one on. */
    private final List<Competition> competitions = new ArrayList<>();

    private final float[][] outcomes = new float[CONTENDERS][MOST_ORDERS];
    private final float[] ahead = new float[CONTENDERS];
    private final double[] sums = new double[CONTENDERS];
    private final int[] alive = new int[CONTENDERS];
    private int aliveCount;
    private int orders;

    Rollouts(Valuation valuation, float sight) {
        this.ply = new Candidates(valuation, sight);
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
        List<Integer> order = cards(left);
        while (aliveCount > 1 && orders < MOST_ORDERS) {
            prng.shuffle(order);
            playRivals(state, card, left, order, effort);
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

    private static List<Integer> cards(int left) {
        List<Integer> cards = new ArrayList<>();
        for (int rest = left; rest != 0; rest &= rest - 1) {
            cards.add(Integer.numberOfTrailingZeros(rest));
        }
        return cards;
    }

    /** Lets every rival play, with what pays half to it as it is now, and notes what that leaves for each round. */
    private void playRivals(SeatState state, int card, int left, List<Integer> order, Effort effort) {
        Arrays.fill(reachedInRound, 0);
        for (SeatState rival : state.rivals()) {
            line.begin(rival.visited(), rival.oneEnd(), rival.otherEnd());
            line.play(rival.competition(), card, left, effort);
            reachedInRound[0] |= line.reached();
            int rest = left;
            for (int round = 0; round < order.size(); round++) {
                rest &= ~(1 << order.get(round));
                line.play(rival.competition(), order.get(round), rest, effort);
                reachedInRound[round + 1] |= line.reached();
            }
        }
        competitions.clear();
        for (int round = 0; round < order.size(); round++) {
            competitions.add(
                    state.rivals().isEmpty()
                            ? state.competition()
                            : state.competition().afterRivalsReached(reachedInRound[round]));
        }
    }

    /** Plays all candidates that are alive with an order of cards; false if the effort is over before. */
    private boolean playCandidates(Candidates candidates, int left, List<Integer> order, Effort effort) {
        for (int i = 0; i < aliveCount; i++) {
            int candidate = alive[i];
            line.begin(
                    candidates.visitedAfter(candidate),
                    candidates.oneEndAfter(candidate),
                    candidates.otherEndAfter(candidate));
            int rest = left;
            for (int round = 0; round < order.size(); round++) {
                rest &= ~(1 << order.get(round));
                line.play(competitions.get(round), order.get(round), rest, effort);
            }
            outcomes[candidate][orders] = candidates.gain(candidate) + line.gained;
        }
        if (effort.isOver()) {
            return false;
        }
        for (int i = 0; i < aliveCount; i++) {
            sums[alive[i]] += outcomes[alive[i]][orders];
        }
        return true;
    }

    /** A line that is played on by the valuation. */
    private final class PlayedLine {
        private long visited;
        private int oneEnd;
        private int otherEnd;
        private int gained;

        private void begin(long fields, int end, int other) {
            visited = fields;
            oneEnd = end;
            otherEnd = other;
            gained = 0;
        }

        /** Plays a card, unless the effort is over. */
        private void play(Competition competition, int card, int left, Effort effort) {
            if (effort.isOver()) {
                return;
            }
            ply.list(competition, visited, oneEnd, otherEnd, card, left);
            effort.add(ply.count());
            int best = ply.best();
            gained += ply.gain(best);
            visited = ply.visitedAfter(best);
            oneEnd = ply.oneEndAfter(best);
            otherEnd = ply.otherEndAfter(best);
        }

        private int reached() {
            return ply.reachedBy(visited);
        }
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
