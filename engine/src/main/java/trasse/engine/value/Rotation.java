package trasse.engine.value;

import trasse.rules.Field;

/** Rotates sets of fields about the centre, by sixths of a full turn. */
final class Rotation {
    /** So many rotations turn each of the board's three directions into rows. */
    static final int DIRECTIONS = 3;

    private static final int[][] ROTATED = new int[DIRECTIONS][Field.COUNT];

    static {
        for (Field field : Field.values()) {
            int x = field.diagonal() - Field.CENTRE.diagonal();
            int y = field.row() - Field.CENTRE.row();
            for (int sixths = 0; sixths < DIRECTIONS; sixths++) {
                ROTATED[sixths][field.ordinal()] = Row.fieldAt(x, y);
                int before = x;
                x -= y;
                y = before;
            }
        }
    }

    private Rotation() {}

    static int field(int field, int sixths) {
        return ROTATED[sixths][field];
    }

    static long fields(long fields, int sixths) {
        long rotated = 0;
        for (long rest = fields; rest != 0; rest &= rest - 1) {
            rotated |= 1L << ROTATED[sixths][Long.numberOfTrailingZeros(rest)];
        }
        return rotated;
    }
}
