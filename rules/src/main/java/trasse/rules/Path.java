package trasse.rules;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * An immutable list of at most ten fields in one {@code long}, so that listing extensions costs little memory: six
 * bits for each field, the first lowest, as its ordinal plus one, so that 0 ends it.
 */
final class Path extends AbstractList<Field> implements RandomAccess {
    static final int BITS = 6;

    private static final int LONGEST = 10;
    private static final int MASK = (1 << BITS) - 1;

    private final long packed;
    private final int size;

    Path(long packed) {
        int used = Long.SIZE - Long.numberOfLeadingZeros(packed);
        this.packed = packed;
        this.size = (used + BITS - 1) / BITS;
    }

    /** An immutable list of the same fields: a path, unless there are too many for one. */
    static List<Field> copyOf(List<Field> fields) {
        if (fields instanceof Path) {
            return fields;
        }
        if (fields.size() > LONGEST) {
            return List.copyOf(fields);
        }
        long packed = 0;
        for (int i = 0; i < fields.size(); i++) {
            packed |= packed(fields.get(i).ordinal(), i);
        }
        return new Path(packed);
    }

    static long packed(int field, int index) {
        return (field + 1L) << (BITS * index);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Field get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        return Field.at((int) ((packed >>> (BITS * index)) & MASK) - 1);
    }
}
