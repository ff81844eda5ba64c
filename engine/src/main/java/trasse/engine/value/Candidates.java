package trasse.engine.value;

import trasse.engine.DistinctPaths;
import trasse.engine.Neighbours;

/**
 * The actions a player has with a card, the pass included, with a value each: the gain of this round plus the estimate of
 * what follows. Mutable and not thread-safe.
 */
public final class Candidates {
    private static final int PASS = -1;

    private final DistinctPaths paths;
    private final Estimator estimator;
    private final float sight;
    private final float[] values;
    private final int[] chosen;
    private final boolean[] atOneEnd;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int count;

    public Candidates(Valuation valuation) {
        this(valuation, 1);
    }

    /**
     * Candidates for a player who counts only a part of the future.
     *
     * @param sight the part of the estimate that counts, from 0 to 1
     */
    public Candidates(Valuation valuation, float sight) {
        this.sight = sight;
        this.paths = valuation.paths();
        this.estimator = new Estimator(valuation);
        int most = 2 * paths.most() + 1;
        this.values = new float[most];
        this.chosen = new int[most];
        this.atOneEnd = new boolean[most];
    }

    /** Lists the candidates of a seat. */
    public void list(SeatState state, int card, int left) {
        list(state.competition(), state.visited(), state.oneEnd(), state.otherEnd(), card, left);
    }

    /**
     * Lists the candidates of a line.
     *
     * @param left the cards after this one, a bit for each
     */
    public void list(Competition competition, long line, int end, int other, int card, int left) {
        visited = line;
        oneEnd = end;
        otherEnd = other;
        estimator.look(competition, line, left);
        values[0] = sight * estimator.afterPass(end, other);
        chosen[0] = PASS;
        count = 1;
        listFrom(end, other, card);
        if (end != other) {
            listFrom(other, end, card);
        }
    }

    private void listFrom(int end, int other, int card) {
        int last = paths.end(card, end);
        for (int path = paths.begin(card, end); path < last; path++) {
            if ((paths.mask(path) & visited) == 0) {
                values[count] = estimator.gain(path) + sight * estimator.after(path, other);
                chosen[count] = path;
                atOneEnd[count] = end == oneEnd;
                count++;
            }
        }
    }

    public int count() {
        return count;
    }

    public float value(int candidate) {
        return values[candidate];
    }

    /** Replaces a value with a better one. */
    public void revalue(int candidate, float value) {
        values[candidate] = value;
    }

    /** The candidate with the highest value; the first of them if there are several. */
    public int best() {
        int best = 0;
        for (int candidate = 1; candidate < count; candidate++) {
            best = values[candidate] > values[best] ? candidate : best;
        }
        return best;
    }

    /** Swaps the best of the candidates from a place up to an end into this place. */
    public void bringForward(int place, int end) {
        int best = place;
        for (int candidate = place + 1; candidate < end; candidate++) {
            best = values[candidate] > values[best] ? candidate : best;
        }
        swap(place, best);
    }

    /** Swaps two candidates. */
    public void swap(int one, int other) {
        float value = values[one];
        values[one] = values[other];
        values[other] = value;
        int path = chosen[one];
        chosen[one] = chosen[other];
        chosen[other] = path;
        boolean end = atOneEnd[one];
        atOneEnd[one] = atOneEnd[other];
        atOneEnd[other] = end;
    }

    public boolean isPass(int candidate) {
        return chosen[candidate] == PASS;
    }

    /** The path that is drawn; there is none for the pass. */
    public int path(int candidate) {
        return chosen[candidate];
    }

    /** The fields and points of this round. */
    public int gain(int candidate) {
        return isPass(candidate) ? 0 : estimator.gain(chosen[candidate]);
    }

    /** The fields of the line after a candidate, a bit for each. */
    public long visitedAfter(int candidate) {
        return isPass(candidate) ? visited : visited | paths.mask(chosen[candidate]);
    }

    /** The end from which a candidate is drawn. */
    public int grownEnd(int candidate) {
        return atOneEnd[candidate] ? oneEnd : otherEnd;
    }

    public int oneEndAfter(int candidate) {
        return !isPass(candidate) && atOneEnd[candidate] ? paths.tip(chosen[candidate]) : oneEnd;
    }

    public int otherEndAfter(int candidate) {
        return isPass(candidate) || atOneEnd[candidate] ? otherEnd : paths.tip(chosen[candidate]);
    }

    /** Whether neither end has a free neighbour after a candidate, so that the line cannot grow any more. */
    public boolean isClosedAfter(int candidate) {
        long ends = 1L << oneEndAfter(candidate) | 1L << otherEndAfter(candidate);
        return (Neighbours.of(ends) & ~visitedAfter(candidate)) == 0;
    }

    /** Corrects the estimate for a line as it is. */
    void learn(Competition competition, long line, int end, int other, int left, float better, float rate) {
        estimator.look(competition, line, left);
        estimator.learn(end, other, better, rate);
    }

    /** The numbers on a line, bit {@code n} for number {@code n}. */
    public int reachedBy(long line) {
        return estimator.reachedBy(line);
    }
}
