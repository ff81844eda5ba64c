package trasse.engine.value;

import java.util.Arrays;
import trasse.rules.Field;

/**
 * A stretch of fields side by side in one row; their bits are side by side too, so a set of fields shows which of them
 * it has by one shift.
 *
 * @param first the first field's ordinal
 * @param length how many fields there are; it may be none
 */
record Row(int first, int length) {
    private static final int SIDE = 4;
    private static final int[][] FIELDS = new int[2 * SIDE + 1][2 * SIDE + 1];

    static {
        for (int[] row : FIELDS) {
            Arrays.fill(row, -1);
        }
        for (Field field : Field.values()) {
            FIELDS[field.row() - Field.CENTRE.row() + SIDE][field.diagonal() - Field.CENTRE.diagonal() + SIDE] =
                    field.ordinal();
        }
    }

    /** The field that many diagonals and rows from the centre; negative if it is off the board. */
    static int fieldAt(int x, int y) {
        return Math.abs(x) > SIDE || Math.abs(y) > SIDE ? -1 : FIELDS[y + SIDE][x + SIDE];
    }

    /** The fields of a row from one diagonal to another, without those off the board. */
    static Row between(int firstX, int lastX, int y) {
        int first = -1;
        int length = 0;
        for (int x = firstX; x <= lastX; x++) {
            int field = fieldAt(x, y);
            if (field >= 0) {
                first = first < 0 ? field : first;
                length++;
            }
        }
        return new Row(Math.max(first, 0), length);
    }

    int mask() {
        return (1 << length) - 1;
    }

    int of(long fields) {
        return (int) (fields >>> first) & mask();
    }
}
