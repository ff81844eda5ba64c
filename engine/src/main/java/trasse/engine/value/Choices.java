package trasse.engine.value;

import trasse.engine.DistinctPaths;

/**
 * All that a player can do with a card, the pass included, and what each is worth: what it brings in this round and what
 * the estimate says will follow. Mutable and not thread-safe.
 */
public final class Choices {
    private static final int PASS = -1;

    private final DistinctPaths paths;
    private final Estimator estimator;
    private final float[] values;
    private final int[] chosen;
    private final boolean[] atOneEnd;
    private long visited;
    private int oneEnd;
    private int otherEnd;
    private int count;

    public Choices(Valuation valuation) {
        this.paths = valuation.paths();
        this.estimator = new Estimator(valuation);
        int most = 2 * paths.most() + 1;
        this.values = new float[most];
        this.chosen = new int[most];
        this.atOneEnd = new boolean[most];
    }

    /** Lists them for a player who stands somewhere. */
    public void list(Standing standing, int card, int left) {
        list(standing.race(), standing.visited(), standing.oneEnd(), standing.otherEnd(), card, left);
    }

    /**
     * Lists them.
     *
     * @param left the cards after this one, a bit for each
     */
    public void list(Race race, long line, int end, int other, int card, int left) {
        visited = line;
        oneEnd = end;
        otherEnd = other;
        estimator.look(race, line, left);
        values[0] = estimator.afterPass(end, other);
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
                values[count] = estimator.gain(path) + estimator.after(path, other);
                chosen[count] = path;
                atOneEnd[count] = end == oneEnd;
                count++;
            }
        }
    }

    public int count() {
        return count;
    }

    public float value(int choice) {
        return values[choice];
    }

    /** After a closer look. */
    public void revalue(int choice, float value) {
        values[choice] = value;
    }

    /** Which choice is worth most; the first of them if there are several. */
    public int best() {
        int best = 0;
        for (int choice = 1; choice < count; choice++) {
            best = values[choice] > values[best] ? choice : best;
        }
        return best;
    }

    /** Puts the best choice from a place on, up to an end, into this place. */
    public void bringForward(int place, int end) {
        int best = place;
        for (int choice = place + 1; choice < end; choice++) {
            best = values[choice] > values[best] ? choice : best;
        }
        swap(place, best);
    }

    private void swap(int one, int other) {
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

    public boolean isPass(int choice) {
        return chosen[choice] == PASS;
    }

    /** The path that is drawn; there is none for the pass. */
    public int path(int choice) {
        return chosen[choice];
    }

    /** What a choice brings in this round. */
    public int gain(int choice) {
        return isPass(choice) ? 0 : estimator.gain(chosen[choice]);
    }

    /** The fields of the line after a choice, a bit for each. */
    public long visitedAfter(int choice) {
        return isPass(choice) ? visited : visited | paths.mask(chosen[choice]);
    }

    /** The end from which a choice is drawn. */
    public int grownEnd(int choice) {
        return atOneEnd[choice] ? oneEnd : otherEnd;
    }

    public int oneEndAfter(int choice) {
        return !isPass(choice) && atOneEnd[choice] ? paths.tip(chosen[choice]) : oneEnd;
    }

    public int otherEndAfter(int choice) {
        return isPass(choice) || atOneEnd[choice] ? otherEnd : paths.tip(chosen[choice]);
    }

    /** Corrects the estimate for a line as it is. */
    void learn(Race race, long line, int end, int other, int left, float better, float rate) {
        estimator.look(race, line, left);
        estimator.learn(end, other, better, rate);
    }

    /** The numbers on a line, bit {@code n} for number {@code n}. */
    public int reachedBy(long line) {
        return estimator.reachedBy(line);
    }
}
