package trasse.rules;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * One of the 61 fields: rows {@code a} (bottom) to {@code i} (top), diagonals {@code 1} to {@code 9} within a row.
 *
 * <p>The ordinal of a field is its bit in a {@link Fields} set.
 */
public enum Field {
    A1,
    A2,
    A3,
    A4,
    A5,
    B1,
    B2,
    B3,
    B4,
    B5,
    B6,
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
    C7,
    D1,
    D2,
    D3,
    D4,
    D5,
    D6,
    D7,
    D8,
    E1,
    E2,
    E3,
    E4,
    E5,
    E6,
    E7,
    E8,
    E9,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    G3,
    G4,
    G5,
    G6,
    G7,
    G8,
    G9,
    H4,
    H5,
    H6,
    H7,
    H8,
    H9,
    I5,
    I6,
    I7,
    I8,
    I9;

    public static final int COUNT = 61;
    public static final Field CENTRE = E5;

    /** The rows from top to bottom. */
    public static final String ROWS = "ihgfedcba";

    private static final Field[] ALL = values();
    private static final long[] NEIGHBOURS = new long[COUNT];
    private static final Map<String, Field> BY_NOTATION = new HashMap<>();

    static {
        for (Field field : ALL) {
            BY_NOTATION.put(field.toString(), field);
            for (Field other : ALL) {
                if (steps(field, other) == 1) {
                    NEIGHBOURS[field.ordinal()] |= other.bit();
                }
            }
        }
    }

    /** The field with this ordinal, without the copy that {@code values()} makes. */
    public static Field at(int ordinal) {
        return ALL[ordinal];
    }

    /** The field written like this. */
    public static Parsed<Field> parse(String text) {
        Field field = BY_NOTATION.get(text);
        return field != null
                ? new Parsed.Value<>(field)
                : new Parsed.Failure<>(Quote.of(text)
                        + " is not a field; fields are a1–a5 b1–b6 c1–c7 d1–d8 e1–e9 f2–f9" + " g3–g9 h4–h9 i5–i9");
    }

    /** The fields of a row, from left to right. */
    public static List<Field> inRow(char row) {
        return Arrays.stream(ALL).filter(field -> field.row() == row).toList();
    }

    /** {@code 'a'} to {@code 'i'}. */
    public char row() {
        return (char) (name().charAt(0) - 'A' + 'a');
    }

    /** {@code 1} to {@code 9}. */
    public int diagonal() {
        return name().charAt(1) - '0';
    }

    public Fields neighbours() {
        return new Fields(NEIGHBOURS[ordinal()]);
    }

    public boolean isNextTo(Field other) {
        return (NEIGHBOURS[ordinal()] & other.bit()) != 0;
    }

    /** How many steps from neighbour to neighbour lie between two fields. */
    public static int steps(Field from, Field to) {
        int rows = to.row() - from.row();
        int diagonals = to.diagonal() - from.diagonal();
        return Math.max(Math.abs(rows - diagonals), Math.max(Math.abs(rows), Math.abs(diagonals)));
    }

    long bit() {
        return 1L << ordinal();
    }

    static long neighbourBits(int ordinal) {
        return NEIGHBOURS[ordinal];
    }

    /** As in the notation: {@code e5}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
