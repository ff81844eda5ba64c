package trasse.engine.bot;

import java.util.Arrays;
import trasse.engine.DistinctPaths;
import trasse.engine.Effort;
import trasse.engine.Limit;
import trasse.engine.value.Competition;
import trasse.rules.Board;
import trasse.rules.Field;

/**
 * What the last few cards bring on average with best play, without any estimate: every card and every path is followed.
 * Rivals are taken to stand still. Different orders of cards and extensions lead to the same lines, so what is known of a
 * line is kept in a table. Mutable and not thread-safe.
 */
final class LastCards {
    private static final int TABLE_BITS = 16;

    /** Asking whether the limit is reached takes longer than looking at a line. */
    private static final int LINES_AT_A_TIME = 64;

    /** A limit counts candidates valued by an estimate, and that takes as long as looking at so many lines. */
    private static final int LINES_PER_CANDIDATE = 4;

    private final DistinctPaths paths;
    private final long[] numberFields = new long[Board.HIGHEST_NUMBER + 1];

    /** The line in a slot; no line is empty, so 0 is none. */
    private final long[] lines = new long[1 << TABLE_BITS];

    /** Its ends, and the cards to come. */
    private final int[] rests = new int[1 << TABLE_BITS];

    private final float[] values = new float[1 << TABLE_BITS];

    private Competition competition = Competition.NONE;
    private Effort effort = new Effort(Limit.NONE);
    private long linesSeen;

    LastCards(DistinctPaths paths) {
        this.paths = paths;
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numberFields[number] = 1L << paths.board().fieldOf(number).ordinal();
        }
    }

    /** Begins anew: what is known holds for one competition only. Once the effort is over, no value is right. */
    void begin(Competition against, Effort within) {
        competition = against;
        effort = within;
        linesSeen = 0;
        Arrays.fill(lines, 0);
    }

    /**
     * What the rest of the game will bring.
     *
     * @param left the cards to come, a bit for each
     */
    float expectation(long visited, int oneEnd, int otherEnd, int left) {
        if (left == 0) {
            return 0;
        }
        int rest = (Math.min(oneEnd, otherEnd) * Field.COUNT + Math.max(oneEnd, otherEnd)) << 16 | left;
        int slot = slot(visited, rest);
        if (lines[slot] == visited && rests[slot] == rest) {
            return values[slot];
        }
        linesSeen++;
        if (linesSeen % LINES_AT_A_TIME == 0) {
            effort.add(LINES_AT_A_TIME / LINES_PER_CANDIDATE);
        }
        float sum = 0;
        for (int cards = left; cards != 0 && !effort.isOver(); cards &= cards - 1) {
            int card = Integer.numberOfTrailingZeros(cards);
            sum += best(visited, oneEnd, otherEnd, card, left & ~(1 << card));
        }
        float value = sum / Integer.bitCount(left);
        lines[slot] = visited;
        rests[slot] = rest;
        values[slot] = value;
        return value;
    }

    private static int slot(long visited, int rest) {
        long mixed = (visited ^ rest * 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        return (int) (mixed >>> (Long.SIZE - TABLE_BITS));
    }

    private float best(long visited, int oneEnd, int otherEnd, int card, int left) {
        int reached = reachedBy(visited);
        float best = expectation(visited, oneEnd, otherEnd, left);
        best = Math.max(best, bestFrom(oneEnd, otherEnd, visited, reached, card, left));
        return oneEnd == otherEnd ? best : Math.max(best, bestFrom(otherEnd, oneEnd, visited, reached, card, left));
    }

    private float bestFrom(int end, int otherEnd, long visited, int reached, int card, int left) {
        float best = 0;
        int last = paths.end(card, end);
        for (int path = paths.begin(card, end); path < last; ) {
            if ((visited >>> paths.tip(path) & 1) != 0) {
                path = paths.next(path);
                continue;
            }
            long mask = paths.mask(path);
            int numbers = paths.numbers(path);
            float value = Long.bitCount(mask) + (numbers == 0 ? 0 : competition.points(numbers, reached));
            if (left != 0) {
                value += expectation(visited | mask, paths.tip(path), otherEnd, left);
            }
            best = Math.max(best, value);
            path++;
        }
        return best;
    }

    private int reachedBy(long line) {
        int numbers = 0;
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numbers |= (line & numberFields[number]) != 0 ? 1 << number : 0;
        }
        return numbers;
    }
}
