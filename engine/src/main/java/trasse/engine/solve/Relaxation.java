package trasse.engine.solve;

import java.util.Arrays;
import trasse.rules.Field;

/**
 * The upper bound, and the reason why the solver can prove anything.
 *
 * <p>The hard rule of the game is that no field is entered twice: because of it, a position is the whole set of visited
 * fields, and there are too many of those. Without it, a position is no more than the card, the two ends and the highest
 * number so far, and the best way to play on can be looked up in a table that is filled from the last card to the first.
 * But a line without the rule would run in circles through the best fields. So every field f gets a price p(f) ≥ 0 that
 * is paid on each visit and granted once in advance. For a line that keeps the rule that is no loss: it gets Σ p over
 * all the fields that are free and pays it for those that it visits. So with T as the table,
 *
 * <pre>    most that can still be won  ≤  T[card][ends][highest] + Σ p(f) over the free fields f</pre>
 *
 * <p>whatever the prices are (Lagrangian relaxation; the same idea gives bounds for vehicle routes). The best prices are
 * those that make this smallest. They are found step by step: follow the best line without the rule, make the fields
 * dearer that it visits more than once and those cheaper that it misses, and fill the table again.
 *
 * <p>The sum may leave out fields that no legal line can get any more, since a line gets back what it pays only for
 * fields it visits: that is what {@link Evaluator} counts, and it is worth about as much as the prices themselves. The one
 * table serves every position of the search, which only ever looks it up.
 *
 * <p>The paths of one round keep the rule among themselves, and avoid the line's other end; both cost nothing. Filling
 * the table is one loop over the other end for every slot, which is why slots exist: it has no branches and becomes
 * vector instructions. All values are whole multiples of 1/{@value #POINT} point, so that sums do not depend on their
 * order.
 */
final class Relaxation {
    /** One point in the units of prices and tables. */
    static final int POINT = 1024;

    /** Less than any value, and far from overflow. */
    static final int NEVER = -(1 << 28);

    private static final double FIRST_STEP = 1;
    private static final double LAST_STEP = 0.002;
    private static final double SHORTER = 0.7;
    private static final double MOMENTUM = 0.7;
    private static final int TRIES = 8;

    /** How far the best total is likely to lie below the bound, for each card to come. */
    private static final double LIKELY_GAP = 0.4;

    private final Moves moves;
    private final int oneEnd;
    private final int otherEnd;
    private final int soFar;

    private final double[] tried;
    private final double[] direction;
    private final double[] bestPrices;
    private double bestBound = Double.MAX_VALUE;
    private double step = FIRST_STEP;
    private int failures;

    /** By place. */
    final int[] prices;

    /** What a move wins for its fields, less their prices. */
    final int[] values;

    /** By card, then by level and one end, then by the other end. */
    final int[][][] table;

    private final int[][] slotValues;
    private final int[][] grown;

    Relaxation(Moves moves, Endgame endgame) {
        this.moves = moves;
        oneEnd = moves.placeOf[endgame.line().first().ordinal()];
        otherEnd = moves.placeOf[endgame.line().last().ordinal()];
        soFar = endgame.totalSoFar();
        prices = new int[moves.places];
        tried = new double[moves.places];
        direction = new double[moves.places];
        values = new int[moves.moveCount()];
        table = new int[moves.cards + 1][moves.levels * moves.places][moves.places];
        slotValues = new int[moves.slotCount()][moves.places];
        grown = new int[moves.places][moves.places];
        for (int place = 0; place < moves.places; place++) {
            int number = endgame.board().number(Field.at(moves.fields[place])).orElse(0);
            tried[place] = isFree(place) ? 1 + number / 2.0 : 0;
        }
        bestPrices = tried.clone();
    }

    private boolean isFree(int place) {
        return (moves.free >>> moves.fields[place] & 1) != 0;
    }

    /** No line of the endgame has a higher total. */
    int bound() {
        return (int) Math.floor(bestBound);
    }

    /** Whether more steps can still be expected to help. */
    boolean canImprove() {
        return step > LAST_STEP;
    }

    /** What one step costs, in moves looked at. */
    long work() {
        return (long) slotValues.length * moves.levels;
    }

    /** Makes a step towards better prices. */
    void improve() {
        set(tried);
        double bound = (double) (table[0][oneEnd][otherEnd] + granted()) / POINT + soFar;
        if (bound < bestBound - 0.001) {
            bestBound = bound;
            System.arraycopy(tried, 0, bestPrices, 0, tried.length);
            failures = 0;
        } else if (++failures == TRIES) {
            step *= SHORTER;
            failures = 0;
        }
        if (!follow(bound - bestBound + LIKELY_GAP * moves.cards)) {
            step = 0;
        }
    }

    /** Fills the table with the best prices so far. */
    void settle() {
        set(bestPrices);
    }

    private void set(double[] points) {
        for (int place = 0; place < prices.length; place++) {
            prices[place] = (int) Math.round(points[place] * POINT);
        }
        fill();
    }

    private int granted() {
        int sum = 0;
        for (int place = 0; place < prices.length; place++) {
            sum += prices[place];
        }
        return sum;
    }

    /** Changes the prices by what the best line of the table visits; false if that is each field once. */
    private boolean follow(double gap) {
        int[] visits = visits();
        double square = 0;
        for (int place = 0; place < visits.length; place++) {
            direction[place] = isFree(place) ? visits[place] - 1 + MOMENTUM * direction[place] : 0;
            square += direction[place] * direction[place];
        }
        if (square == 0) {
            return false;
        }
        double length = step * gap / square;
        for (int place = 0; place < visits.length; place++) {
            tried[place] = Math.max(0, tried[place] + length * direction[place]);
        }
        return true;
    }

    /** How often each place is visited by the best line that the table allows. */
    private int[] visits() {
        int[] visits = new int[moves.places];
        int end = oneEnd;
        int other = otherEnd;
        int level = 0;
        for (int card = 0; card < moves.cards; card++) {
            int value = table[card][level * moves.places + end][other];
            if (value == table[card + 1][level * moves.places + end][other]) {
                continue;
            }
            int move = best(card, end, other, level, value);
            if (move < 0) {
                int swapped = end;
                end = other;
                other = swapped;
                move = best(card, end, other, level, value);
            }
            for (long rest = moves.masks[move]; rest != 0; rest &= rest - 1) {
                visits[moves.placeOf[Long.numberOfTrailingZeros(rest)]]++;
            }
            end = moves.tips[move];
            level = moves.nextLevel[moves.profiles[move] * moves.levels + level];
        }
        return visits;
    }

    private int best(int card, int end, int other, int level, int value) {
        for (int move = moves.begin(card, end); move < moves.end(card, end); move++) {
            int paid = moves.profiles[move] * moves.levels + level;
            int after = table[card + 1][moves.nextLevel[paid] * moves.places + moves.tips[move]][other];
            boolean avoids = (moves.masks[move] >>> moves.fields[other] & 1) == 0;
            if (avoids && values[move] + moves.points[card][paid] * POINT + after == value) {
                return move;
            }
        }
        return -1;
    }

    private void fill() {
        evaluateMoves();
        evaluateSlots();
        for (int row = 0; row < moves.levels * moves.places; row++) {
            Arrays.fill(table[moves.cards][row], 0);
            forbidMeeting(moves.cards, row);
        }
        for (int card = moves.cards - 1; card >= 0; card--) {
            // Before the first card there is only the endgame itself.
            int levels = card == 0 ? 1 : moves.levels;
            for (int level = 0; level < levels; level++) {
                fill(card, level);
            }
        }
    }

    private void evaluateMoves() {
        for (int move = 0; move < values.length; move++) {
            int value = 0;
            for (long rest = moves.masks[move]; rest != 0; rest &= rest - 1) {
                value += POINT - prices[moves.placeOf[Long.numberOfTrailingZeros(rest)]];
            }
            values[move] = value;
        }
    }

    /** The best move of each slot for every place where the other end may be, which it must not pass. */
    private void evaluateSlots() {
        for (int slot = 0; slot < slotValues.length; slot++) {
            int best = moves.slotMoves[slot];
            for (int move = best + 1; move < moves.slotMoves[slot + 1]; move++) {
                best = values[move] > values[best] ? move : best;
            }
            Arrays.fill(slotValues[slot], values[best]);
            for (long rest = moves.masks[best]; rest != 0; rest &= rest - 1) {
                int passed = Long.numberOfTrailingZeros(rest);
                slotValues[slot][moves.placeOf[passed]] = bestAvoiding(passed, slot);
            }
        }
    }

    private int bestAvoiding(int field, int slot) {
        int best = NEVER;
        for (int move = moves.slotMoves[slot]; move < moves.slotMoves[slot + 1]; move++) {
            if ((moves.masks[move] >>> field & 1) == 0) {
                best = Math.max(best, values[move]);
            }
        }
        return best;
    }

    private void fill(int card, int level) {
        int[][] after = table[card + 1];
        for (int end = 0; end < moves.places; end++) {
            int[] row = grown[end];
            Arrays.fill(row, NEVER);
            for (int slot = moves.slots[card * moves.places + end];
                    slot < moves.slots[card * moves.places + end + 1];
                    slot++) {
                int paid = moves.slotProfiles[slot] * moves.levels + level;
                int[] next = after[moves.nextLevel[paid] * moves.places + moves.slotTips[slot]];
                raise(row, next, slotValues[slot], moves.points[card][paid] * POINT);
            }
        }
        for (int end = 0; end < moves.places; end++) {
            int[] passed = after[level * moves.places + end];
            int[] row = table[card][level * moves.places + end];
            for (int other = 0; other < moves.places; other++) {
                row[other] = Math.max(passed[other], Math.max(grown[end][other], grown[other][end]));
            }
            forbidMeeting(card, level * moves.places + end);
        }
    }

    /** Three arrays of their own and one index: what the virtual machine needs to see to use vector instructions. */
    private static void raise(int[] row, int[] next, int[] slotValue, int points) {
        for (int other = 0; other < row.length; other++) {
            row[other] = Math.max(row[other], next[other] + slotValue[other] + points);
        }
    }

    /** The ends of a line are two fields, except while it is one. */
    private void forbidMeeting(int card, int row) {
        int place = row % moves.places;
        if (oneEnd != otherEnd || place != oneEnd) {
            table[card][row][place] = NEVER;
        }
    }
}
