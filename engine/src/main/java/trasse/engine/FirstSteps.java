package trasse.engine;

import trasse.rules.Field;

/**
 * The paths of a table grouped by the neighbour they enter first. If that neighbour is visited, none of its group is
 * legal. So a random draw is made among the open groups only, and is seldom rejected.
 *
 * <p>A field has up to six neighbours, and in the order of their ordinals they always lie in the same directions: two
 * in the row below, two beside it, two in the row above. The paths of a card and a field lie in the same order, group
 * after group. A {@code long} holds a number for each of the first five directions in a lane of twelve bits; that is
 * enough, since only 3522 walks of at most five steps lead on from any field.
 */
final class FirstSteps {
    private static final int DIRECTIONS = 6;
    private static final int LANES = DIRECTIONS - 1;
    private static final int LANE_BITS = 12;
    private static final int LANE = (1 << LANE_BITS) - 1;
    private static final long EACH_LANE = 0x001_001_001_001_001L;
    private static final long TOP_BITS = EACH_LANE << (LANE_BITS - 1);
    private static final long[] OPEN_LANES = new long[1 << DIRECTIONS];

    static {
        for (int closed = 0; closed < OPEN_LANES.length; closed++) {
            for (int lane = 0; lane < LANES; lane++) {
                if (((closed >> lane) & 1) == 0) {
                    OPEN_LANES[closed] |= (long) LANE << (lane * LANE_BITS);
                }
            }
        }
    }

    /** For {@link #count} and the rest: no direction is open. */
    static final int ALL_CLOSED = (1 << DIRECTIONS) - 1;

    private final long[] sizes;
    private final short[] lastSizes;
    private final byte[] below = new byte[Field.COUNT];
    private final byte[] above = new byte[Field.COUNT];

    FirstSteps(PathTable table) {
        sizes = new long[table.cards().size() * Field.COUNT];
        lastSizes = new short[sizes.length];
        for (Field field : Field.values()) {
            int ordinal = field.ordinal();
            below[ordinal] = (byte) (ordinal - stepsBetweenRows(field.row()));
            above[ordinal] = (byte) (ordinal + stepsBetweenRows((char) (field.row() + 1)) - 1);
            for (int card = 0; card < table.cards().size(); card++) {
                group(table, card, field);
            }
        }
    }

    /** How much lower the ordinal of the left one of the two neighbours in the row below is. */
    private static int stepsBetweenRows(char row) {
        return row <= 'e' ? row - 'a' + 5 : 'i' - row + 6;
    }

    private void group(PathTable table, int card, Field field) {
        int place = card * Field.COUNT + field.ordinal();
        int direction = 0;
        for (int path = table.begin(card, field.ordinal()); path < table.end(card, field.ordinal()); path++) {
            if (Long.bitCount(table.mask(path)) == 1) {
                direction = direction(field, Field.at(table.tip(path)));
            }
            if (direction < LANES) {
                sizes[place] += 1L << (direction * LANE_BITS);
            } else {
                lastSizes[place]++;
            }
        }
    }

    private static int direction(Field from, Field to) {
        int pair = to.row() - from.row() + 1;
        boolean left = pair == 2 ? to.diagonal() == from.diagonal() : to.diagonal() < from.diagonal();
        return 2 * pair + (left ? 0 : 1);
    }

    /** A bit for each direction, set if the neighbour is visited. Directions that leave the board have any bit. */
    int closed(int field, long visited) {
        long inTheRowBelow = Long.rotateRight(visited, below[field]) & 3;
        long left = (visited >>> (field - 1)) & 1;
        long right = (visited >>> (field + 1)) & 1;
        long inTheRowAbove = (visited >>> above[field]) & 3;
        return (int) (inTheRowBelow | (left << 2) | (right << 3) | (inTheRowAbove << 4));
    }

    /** For each direction, how many paths begin in the open ones up to and with it. */
    long open(int card, int field, int closed) {
        return sums(sizes[card * Field.COUNT + field] & OPEN_LANES[closed]);
    }

    /** For each direction, how many paths begin in the closed ones up to and with it. */
    long skipped(int card, int field, int closed) {
        return sums(sizes[card * Field.COUNT + field] & ~OPEN_LANES[closed]);
    }

    /** How many paths begin in open directions. */
    int count(int card, int field, int closed, long open) {
        int last = lastSizes[card * Field.COUNT + field] & ((closed >> LANES) - 1);
        return lane(open, LANES - 1) + last;
    }

    /** The place of an open path among all paths of its card and field, from its place among the open ones. */
    static int place(int choice, long open, long skipped) {
        long choices = choice * EACH_LANE;
        // In each lane the top bit becomes 1 if the choice is not less than the sum: if so by the top bits alone, or
        // if they are alike and the rest does not borrow.
        long passed = (choices & ~open) | (~(choices ^ open) & ((choices | TOP_BITS) - (open & ~TOP_BITS)));
        int direction = Long.bitCount(passed & TOP_BITS);
        return choice + lane(skipped, Math.min(direction, LANES - 1));
    }

    /** Adds up each lane and all lanes below it. */
    private static long sums(long lanes) {
        return lanes * EACH_LANE;
    }

    private static int lane(long lanes, int lane) {
        return (int) (lanes >>> (lane * LANE_BITS)) & LANE;
    }
}
