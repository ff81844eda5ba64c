package trasse.engine.solve;

import java.util.Arrays;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;

/** All paths of one card from one field through the free fields of a board. Mutable: it lists one field's paths after another's. */
final class CardPaths {
    static final int NUMBER_BITS = 4;
    static final int NUMBER_MASK = (1 << NUMBER_BITS) - 1;

    private final Board board;
    private final int size;
    private final long open;
    private final long doubled;

    /** How many paths there are. */
    int count;

    /** The fields of a path. */
    long[] masks = new long[64];

    /** The last field of a path. */
    int[] tips = new int[64];

    /** The numbers of a path, four bits for each, the first one lowest. */
    int[] numbers = new int[64];

    CardPaths(Board board, long free, Card card) {
        this.board = board;
        this.size = card.size();
        long shown = 0;
        long twice = 0;
        for (Colour colour : Colour.values()) {
            long fields = board.fieldsOf(colour).bits();
            shown |= card.count(colour) > 0 ? fields : 0;
            twice |= card.count(colour) > 1 ? fields : 0;
        }
        this.open = shown & free;
        this.doubled = twice;
    }

    void from(int field) {
        count = 0;
        step(field, open, doubled, size, 0, 0);
    }

    private void step(int from, long enterable, long twice, int left, long mask, int before) {
        for (long next = Field.at(from).neighbours().bits() & enterable; next != 0; next &= next - 1) {
            Field field = Field.at(Long.numberOfTrailingZeros(next));
            long bit = next & -next;
            int along = with(before, board.number(field).orElse(0));
            add(mask | bit, field.ordinal(), along);
            if (left == 1) {
                continue;
            }
            if ((twice & bit) != 0) {
                step(field.ordinal(), enterable & ~bit, 0, left - 1, mask | bit, along);
            } else {
                long same = board.fieldsOf(board.colour(field)).bits();
                step(field.ordinal(), enterable & ~same, twice, left - 1, mask | bit, along);
            }
        }
    }

    private void add(long mask, int tip, int along) {
        if (count == masks.length) {
            masks = Arrays.copyOf(masks, 2 * count);
            tips = Arrays.copyOf(tips, 2 * count);
            numbers = Arrays.copyOf(numbers, 2 * count);
        }
        masks[count] = mask;
        tips[count] = tip;
        numbers[count++] = along;
    }

    /** The numbers of these fields in their order, as in {@link #numbers}. */
    static int numbers(List<Field> path, Board board) {
        int along = 0;
        for (Field field : path) {
            along = with(along, board.number(field).orElse(0));
        }
        return along;
    }

    private static int with(int along, int number) {
        int used = Integer.SIZE - Integer.numberOfLeadingZeros(along);
        int shift = (used + NUMBER_BITS - 1) / NUMBER_BITS * NUMBER_BITS;
        return along | number << shift;
    }
}
