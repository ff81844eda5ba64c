package trasse.engine;

import java.util.Arrays;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;

/**
 * Every path that leads on from a field with a card, for all fields of a board and some cards, found once. A path is
 * legal for a line that ends at the field if, and only if, it shares no field with the line: {@code (mask & visited) ==
 * 0}. That is so because the rules ask nothing of an extension but neighbours, colours of the card and fresh fields, and
 * only the last of these depends on the line.
 *
 * <p>There are about 50 paths for a field and a card. They lie in one array, those of a field and a card side by side, so
 * that counting the legal ones is one loop without a branch, which the virtual machine turns into vector instructions.
 *
 * <p>Fields are ordinals here, cards are places in the list the table was made from, and paths are places in the table.
 */
public final class PathTable {
    /** How many bits a number takes among those along a path. */
    static final int NUMBER_BITS = 4;

    private static final int NUMBERS_BITS = 5 * NUMBER_BITS;
    private static final int TIP_SHIFT = NUMBERS_BITS + 5;

    private final Board board;
    private final List<Card> cards;
    private final int[] offsets;
    private long[] masks = new long[1 << 16];

    /** From the lowest bit: the numbers along the path, how many bits they take, the tip. */
    private int[] tails = new int[1 << 16];

    private PathTable(Board board, List<Card> cards) {
        this.board = board;
        this.cards = List.copyOf(cards);
        this.offsets = new int[cards.size() * Field.COUNT + 1];
    }

    public static PathTable of(Board board, List<Card> cards) {
        PathTable table = new PathTable(board, cards);
        table.fill();
        return table;
    }

    private void fill() {
        int size = 0;
        for (int place = 0; place < offsets.length - 1; place++) {
            Card card = cards.get(place / Field.COUNT);
            Line alone = Line.at(Field.at(place % Field.COUNT));
            for (Extension path : alone.extensions(card, board)) {
                if (size == masks.length) {
                    resize(2 * size);
                }
                masks[size] = Fields.of(path.fields()).bits();
                tails[size] = tail(path);
                size++;
            }
            offsets[place + 1] = size;
        }
        resize(size);
    }

    private void resize(int size) {
        masks = Arrays.copyOf(masks, size);
        tails = Arrays.copyOf(tails, size);
    }

    private int tail(Extension path) {
        int numbers = 0;
        int bits = 0;
        for (Field field : path.fields()) {
            int number = board.number(field).orElse(0);
            if (number != 0) {
                numbers |= number << bits;
                bits += NUMBER_BITS;
            }
        }
        return numbers | (bits << NUMBERS_BITS) | (path.tip().ordinal() << TIP_SHIFT);
    }

    public Board board() {
        return board;
    }

    public List<Card> cards() {
        return cards;
    }

    /** How many paths there are in all. */
    public int size() {
        return masks.length;
    }

    /** The first path of a card from a field. */
    public int begin(int card, int field) {
        return offsets[card * Field.COUNT + field];
    }

    /** One after the last path of a card from a field. */
    public int end(int card, int field) {
        return offsets[card * Field.COUNT + field + 1];
    }

    /** The fields of a path, a bit for each. */
    public long mask(int path) {
        return masks[path];
    }

    /** The last field of a path. */
    public int tip(int path) {
        return tails[path] >>> TIP_SHIFT;
    }

    /** The numbers along a path, four bits for each, the first one lowest; 0 if there are none. */
    public int numbers(int path) {
        return tails[path] & ((1 << NUMBERS_BITS) - 1);
    }

    /** How many bits the numbers along a path take. */
    int numberBits(int path) {
        return (tails[path] >>> NUMBERS_BITS) & 31;
    }

    /** How many paths of a card lead on from a field without entering a visited one. */
    public int count(int card, int field, long visited) {
        int end = end(card, field);
        long count = 0;
        for (int path = begin(card, field); path < end; path++) {
            // A mask has at most 61 bits, so what is common less one is negative only if nothing is common.
            count += ((masks[path] & visited) - 1) >>> 63;
        }
        return (int) count;
    }

    /** How many extensions a line has; while it is one field, its ends are one. */
    public int count(int card, int oneEnd, int otherEnd, long visited) {
        int count = count(card, oneEnd, visited);
        return oneEnd == otherEnd ? count : count + count(card, otherEnd, visited);
    }

    /** The same as {@link trasse.rules.Perft}, for the cards of this table in their order. */
    public long perft(Line line) {
        return new TablePerft(this).count(line);
    }
}
