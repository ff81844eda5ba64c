package trasse.engine.value;

import trasse.rules.Field;

/** Turns the board about its centre, by sixths of a full turn. */
final class Rotation {
    /** The turns that make rows of all three directions of the board. */
    static final int DIRECTIONS = 3;

    private static final int[][] TURNED = new int[DIRECTIONS][Field.COUNT];

    static {
        for (Field field : Field.values()) {
            int x = field.diagonal() - Field.CENTRE.diagonal();
            int y = field.row() - Field.CENTRE.row();
            for (int sixths = 0; sixths < DIRECTIONS; sixths++) {
                TURNED[sixths][field.ordinal()] = Row.fieldAt(x, y);
                int before = x;
                x -= y;
                y = before;
            }
        }
    }

    private Rotation() {}

    static int field(int field, int sixths) {
        return TURNED[sixths][field];
    }

    static long fields(long fields, int sixths) {
        long turned = 0;
        for (long rest = fields; rest != 0; rest &= rest - 1) {
            turned |= 1L << TURNED[sixths][Long.numberOfTrailingZeros(rest)];
        }
        return turned;
    }
}
