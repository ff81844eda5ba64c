package trasse.rules;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.RandomAccess;

/**
 * Every legal extension of a line for a card, in a fixed order: those at the line's first end, then those at its
 * last; each before the longer ones it begins; neighbours by ordinal.
 *
 * <p>The walk keeps two sets. {@code open} holds the fields that may be entered next: not visited, and of a colour
 * still left on the card. {@code doubled} holds the fields of the doubled colour until that colour is used for the
 * first time. Entering a field of {@code doubled} closes just that field and empties {@code doubled}; entering any
 * other closes all fields of its colour. The next fields are then one intersection with the neighbours, and on the
 * last colour field of the card counting them is counting bits.
 *
 * <p>The list holds each extension in one {@code long}: its {@link Path}, with the end as if it were the path's first
 * field.
 */
public final class Extensions extends AbstractList<Extension> implements RandomAccess {
    private final Board board;
    private long[] packed = new long[64];
    private int size;

    private Extensions(Board board) {
        this.board = board;
    }

    static Extensions of(Line line, Card card, Board board) {
        Extensions extensions = new Extensions(board);
        long open = board.bitsOf(card) & ~line.fields().bits();
        long doubled = board.doubledBitsOf(card);
        int first = line.first().ordinal();
        int last = line.last().ordinal();
        extensions.list(first, open, doubled, card.size(), Path.packed(first, 0), 1);
        if (first != last) {
            extensions.list(last, open, doubled, card.size(), Path.packed(last, 0), 1);
        }
        return extensions;
    }

    private void list(int from, long open, long doubled, int left, long path, int length) {
        for (long next = Field.neighbourBits(from) & open; next != 0; next &= next - 1) {
            int field = Long.numberOfTrailingZeros(next);
            long longer = path | Path.packed(field, length);
            add(longer);
            if (left == 1) {
                continue;
            }
            long bit = 1L << field;
            if ((doubled & bit) != 0) {
                list(field, open & ~bit, 0, left - 1, longer, length + 1);
            } else {
                list(field, open & ~board.sameColourBits(field), doubled, left - 1, longer, length + 1);
            }
        }
    }

    private void add(long path) {
        if (size == packed.length) {
            packed = Arrays.copyOf(packed, 2 * size);
        }
        packed[size++] = path;
    }

    static int count(Line line, Card card, Board board) {
        long open = board.bitsOf(card) & ~line.fields().bits();
        long doubled = board.doubledBitsOf(card);
        int first = line.first().ordinal();
        int last = line.last().ordinal();
        int count = count(board, first, open, doubled, card.size());
        return first == last ? count : count + count(board, last, open, doubled, card.size());
    }

    /** How many walks of 1 to {@code left} fields lead on from a field. */
    static int count(Board board, int from, long open, long doubled, int left) {
        long next = Field.neighbourBits(from) & open;
        int count = Long.bitCount(next);
        if (left == 1) {
            return count;
        }
        for (; next != 0; next &= next - 1) {
            int field = Long.numberOfTrailingZeros(next);
            long bit = 1L << field;
            count += (doubled & bit) != 0
                    ? count(board, field, open & ~bit, 0, left - 1)
                    : count(board, field, open & ~board.sameColourBits(field), doubled, left - 1);
        }
        return count;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Extension get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index);
        }
        long path = packed[index];
        return new Extension(new Path(path).getFirst(), new Path(path >>> Path.BITS));
    }
}
