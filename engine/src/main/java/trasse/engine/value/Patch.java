package trasse.engine.value;

import java.util.List;

/**
 * Fields whose pattern on the line has weights: a window, or the surroundings of an end.
 *
 * @param end the end that sees it; {@link #NO_END} for a window
 * @param base where the weight of the empty pattern lies
 * @param fields the field of each bit of the pattern
 */
record Patch(int end, int base, List<Integer> fields) {
    static final int NO_END = -1;

    Patch {
        fields = List.copyOf(fields);
    }

    /** The fields, a bit for each. */
    long mask() {
        long mask = 0;
        for (int field : fields) {
            mask |= 1L << field;
        }
        return mask;
    }

    int patterns() {
        return 1 << fields.size();
    }

    /** The bit of one of the fields in the pattern. */
    int bitOf(int field) {
        return 1 << fields.indexOf(field);
    }
}
