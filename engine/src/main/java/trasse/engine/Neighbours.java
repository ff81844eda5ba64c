package trasse.engine;

import trasse.rules.Field;

/**
 * The neighbours of many fields at once. A step in one of the six directions changes a field's ordinal by an amount
 * that depends on its row only: 1 within the row, and 5 to 9 to the rows above and below, which grow and shrink. So
 * moving a whole set one step is a few shifts, each with the mask of the fields it is right for.
 */
public final class Neighbours {
    private static final int[] SHIFTS = {1, 5, 6, 7, 8, 9};

    /** By direction (along the row, same number above, next number above) and shift: the fields such a step starts from. */
    private static final long[][] FROM = new long[3][SHIFTS.length];

    static {
        for (Field field : Field.values()) {
            for (Field next : field.neighbours()) {
                int shift = next.ordinal() - field.ordinal();
                if (shift > 0) {
                    int direction = next.row() == field.row() ? 0 : next.diagonal() == field.diagonal() ? 1 : 2;
                    FROM[direction][shift == 1 ? 0 : shift - 4] |= 1L << field.ordinal();
                }
            }
        }
    }

    private static final long ALONG = FROM[0][0];
    private static final long UP_5 = FROM[1][1];
    private static final long UP_6 = FROM[1][2];
    private static final long UP_7 = FROM[1][3];
    private static final long UP_8 = FROM[1][4];
    private static final long NEXT_6 = FROM[2][2];
    private static final long NEXT_7 = FROM[2][3];
    private static final long NEXT_8 = FROM[2][4];
    private static final long NEXT_9 = FROM[2][5];

    private Neighbours() {}

    /** All neighbours of these fields. */
    public static long of(long fields) {
        return right(fields) | left(fields) | up(fields) | down(fields) | nextUp(fields) | nextDown(fields);
    }

    public static long right(long fields) {
        return (fields & ALONG) << 1;
    }

    public static long left(long fields) {
        return (fields >>> 1) & ALONG;
    }

    public static long up(long fields) {
        return (fields & UP_5) << 5 | (fields & UP_6) << 6 | (fields & UP_7) << 7 | (fields & UP_8) << 8;
    }

    public static long down(long fields) {
        return ((fields >>> 5) & UP_5) | ((fields >>> 6) & UP_6) | ((fields >>> 7) & UP_7) | ((fields >>> 8) & UP_8);
    }

    public static long nextUp(long fields) {
        return (fields & NEXT_6) << 6 | (fields & NEXT_7) << 7 | (fields & NEXT_8) << 8 | (fields & NEXT_9) << 9;
    }

    public static long nextDown(long fields) {
        return ((fields >>> 6) & NEXT_6)
                | ((fields >>> 7) & NEXT_7)
                | ((fields >>> 8) & NEXT_8)
                | ((fields >>> 9) & NEXT_9);
    }

    /** These fields and all that can be reached from them through others of a set. */
    public static long flood(long from, long through) {
        long reached = from;
        while (true) {
            long more = reached | (of(reached) & through);
            if (more == reached) {
                return reached;
            }
            reached = more;
        }
    }
}
