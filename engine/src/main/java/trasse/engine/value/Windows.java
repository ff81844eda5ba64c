package trasse.engine.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import trasse.engine.DistinctPaths;
import trasse.rules.Field;

/**
 * Small parts of the board, at most ten fields each, that overlap and together cover it many times: four fields in a
 * row with the three above and the three below them, in each of the three directions. Which fields of a window are on
 * the line is a number, its pattern; each pattern of each window has a weight. (In the literature: an n-tuple network.)
 *
 * <p>An extension changes only the windows it enters. These are tabulated for every shape, with its pattern in each: as
 * the fields of an extension were free, the new pattern is the old one plus the shape's.
 */
final class Windows {
    private static final int WIDTH = 4;
    private static final int PATTERN_BITS = 16;

    private final int count;
    private final int perDirection;
    private final int size;
    private final int[] lowShift;
    private final int[] lowMask;
    private final int[] midShift;
    private final int[] midPlace;
    private final int[] highShift;
    private final int[] highMask;
    private final int[] highPlace;
    private final int[] bases;
    private final int[] entryOffsets;
    private final int[] entries;

    Windows(DistinctPaths paths) {
        List<Row[]> windows = new ArrayList<>();
        for (int y = -4; y <= 4; y++) {
            for (int x = -4; x <= 4; x++) {
                Row middle = Row.between(x, x + WIDTH - 1, y);
                if (middle.length() == WIDTH && Row.fieldAt(x, y) >= 0) {
                    Row low = Row.between(x, x + WIDTH - 2, y - 1);
                    Row high = Row.between(x + 1, x + WIDTH - 1, y + 1);
                    windows.add(new Row[] {low, middle, high});
                }
            }
        }
        perDirection = windows.size();
        count = Rotation.DIRECTIONS * perDirection;
        lowShift = new int[count];
        lowMask = new int[count];
        midShift = new int[count];
        midPlace = new int[count];
        highShift = new int[count];
        highMask = new int[count];
        highPlace = new int[count];
        bases = new int[count];
        int used = 0;
        for (int window = 0; window < count; window++) {
            Row[] rows = windows.get(window % perDirection);
            lowShift[window] = rows[0].first();
            lowMask[window] = rows[0].mask();
            midShift[window] = rows[1].first();
            midPlace[window] = rows[0].length();
            highShift[window] = rows[2].first();
            highMask[window] = rows[2].mask();
            highPlace[window] = rows[0].length() + WIDTH;
            bases[window] = used;
            used += 1 << (rows[0].length() + WIDTH + rows[2].length());
        }
        size = used;
        entryOffsets = new int[paths.shapes() + 1];
        int[] found = new int[paths.shapes() * count];
        int entered = 0;
        for (int shape = 0; shape < paths.shapes(); shape++) {
            for (int window = 0; window < count; window++) {
                int pattern = pattern(window, Rotation.fields(paths.shapeMask(shape), window / perDirection));
                if (pattern != 0) {
                    found[entered] = window << PATTERN_BITS | pattern;
                    entered++;
                }
            }
            entryOffsets[shape + 1] = entered;
        }
        entries = Arrays.copyOf(found, entered);
    }

    /** How many windows there are. */
    int count() {
        return count;
    }

    /** How many patterns all windows have together. */
    int size() {
        return size;
    }

    private int pattern(int window, long rotated) {
        return ((int) (rotated >>> lowShift[window]) & lowMask[window])
                | ((int) (rotated >>> midShift[window]) & ((1 << WIDTH) - 1)) << midPlace[window]
                | ((int) (rotated >>> highShift[window]) & highMask[window]) << highPlace[window];
    }

    /** The windows with the weights of their patterns, from 0 on. */
    List<Patch> patches() {
        List<Patch> patches = new ArrayList<>();
        for (int window = 0; window < count; window++) {
            Integer[] fields = new Integer[highPlace[window] + Integer.bitCount(highMask[window])];
            for (int field = 0; field < Field.COUNT; field++) {
                int bit = pattern(window, Rotation.fields(1L << field, window / perDirection));
                if (bit != 0) {
                    fields[Integer.numberOfTrailingZeros(bit)] = field;
                }
            }
            patches.add(new Patch(Patch.NO_END, bases[window], List.of(fields)));
        }
        return patches;
    }

    /** Writes the pattern of every window, as an index that begins at a base. */
    void patterns(long visited, int base, int[] into) {
        for (int direction = 0; direction < Rotation.DIRECTIONS; direction++) {
            long rotated = Rotation.fields(visited, direction);
            for (int window = direction * perDirection; window < (direction + 1) * perDirection; window++) {
                into[window] = base + bases[window] + pattern(window, rotated);
            }
        }
    }

    /**
     * How much the sum of all windows changes if a shape is added.
     *
     * @param patterns of the windows as they are
     * @param shown the weights of these patterns
     */
    float change(int shape, int[] patterns, float[] shown, float[] weights) {
        float change = 0;
        int end = entryOffsets[shape + 1];
        for (int entry = entryOffsets[shape]; entry < end; entry++) {
            int window = entries[entry] >>> PATTERN_BITS;
            int added = entries[entry] & ((1 << PATTERN_BITS) - 1);
            change += weights[patterns[window] + added] - shown[window];
        }
        return change;
    }
}
