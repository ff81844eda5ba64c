package trasse.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Field;

/**
 * The paths of a {@link PathTable} without those that make no difference: two paths of a card from a field that cover
 * the same fields, end on the same one and meet the numbers in the same order leave a player exactly as well off.
 *
 * <p>A path comes right before those that continue it, so that where a path is blocked, all of these can be skipped.
 *
 * <p>A path's fields alone are its shape. Few shapes make many paths, so what depends on the shape is kept per shape.
 */
public final class DistinctPaths {
    private record Outcome(long mask, int tip, int numbers) {}

    private final Board board;
    private final List<Card> cards;
    private final int[] offsets;
    private final int[] numbers;
    private final byte[] tips;
    private final long[] masks;
    private final int[] nexts;
    private final int[] shapes;
    private final long[] shapeMasks;

    private DistinctPaths(PathTable table) {
        this.board = table.board();
        this.cards = table.cards();
        this.offsets = new int[cards.size() * Field.COUNT + 1];
        long[] allMasks = new long[table.size()];
        byte[] allTips = new byte[table.size()];
        int[] allNumbers = new int[table.size()];
        int[] allShapes = new int[table.size()];
        Map<Long, Integer> shapeOf = new HashMap<>();
        List<Long> shapesSoFar = new ArrayList<>();
        int size = 0;
        for (int place = 0; place < offsets.length - 1; place++) {
            Set<Outcome> seen = new HashSet<>();
            int card = place / Field.COUNT;
            int field = place % Field.COUNT;
            for (int path = table.begin(card, field); path < table.end(card, field); path++) {
                long mask = table.mask(path);
                if (seen.add(new Outcome(mask, table.tip(path), table.numbers(path)))) {
                    allMasks[size] = mask;
                    allTips[size] = (byte) table.tip(path);
                    allNumbers[size] = table.numbers(path);
                    Integer shape = shapeOf.putIfAbsent(mask, shapesSoFar.size());
                    if (shape == null) {
                        shape = shapesSoFar.size();
                        shapesSoFar.add(mask);
                    }
                    allShapes[size] = shape;
                    size++;
                }
            }
            offsets[place + 1] = size;
        }
        this.masks = Arrays.copyOf(allMasks, size);
        this.tips = Arrays.copyOf(allTips, size);
        this.numbers = Arrays.copyOf(allNumbers, size);
        this.shapes = Arrays.copyOf(allShapes, size);
        this.nexts = nexts();
        this.shapeMasks = new long[shapesSoFar.size()];
        for (int shape = 0; shape < shapeMasks.length; shape++) {
            shapeMasks[shape] = shapesSoFar.get(shape);
        }
    }

    private int[] nexts() {
        int[] found = new int[masks.length];
        for (int place = 0; place < offsets.length - 1; place++) {
            int end = offsets[place + 1];
            for (int path = end - 1; path >= offsets[place]; path--) {
                int next = path + 1;
                while (next < end && Long.bitCount(masks[next]) > Long.bitCount(masks[path])) {
                    next = found[next];
                }
                found[path] = next;
            }
        }
        return found;
    }

    public static DistinctPaths of(PathTable table) {
        return new DistinctPaths(table);
    }

    public Board board() {
        return board;
    }

    public List<Card> cards() {
        return cards;
    }

    /** The first path of a card from a field. */
    public int begin(int card, int field) {
        return offsets[card * Field.COUNT + field];
    }

    /** One after the last path of a card from a field. */
    public int end(int card, int field) {
        return offsets[card * Field.COUNT + field + 1];
    }

    /** The most paths a card has from a field. */
    public int most() {
        int most = 0;
        for (int place = 0; place < offsets.length - 1; place++) {
            most = Math.max(most, offsets[place + 1] - offsets[place]);
        }
        return most;
    }

    /** The first path after those that continue a path. */
    public int next(int path) {
        return nexts[path];
    }

    /** The fields of a path, a bit for each. */
    public long mask(int path) {
        return masks[path];
    }

    /** The last field of a path. */
    public int tip(int path) {
        return tips[path];
    }

    /** The numbers along a path, four bits for each, the first one lowest; 0 if there are none. */
    public int numbers(int path) {
        return numbers[path];
    }

    /** Which of the shapes a path has. */
    public int shape(int path) {
        return shapes[path];
    }

    /** How many shapes there are. */
    public int shapes() {
        return shapeMasks.length;
    }

    /** The fields of a shape, a bit for each. */
    public long shapeMask(int shape) {
        return shapeMasks[shape];
    }
}
