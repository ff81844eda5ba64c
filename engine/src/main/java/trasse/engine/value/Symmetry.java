package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Field;

/** One of the twelve ways to turn and mirror the hexagon onto itself. */
final class Symmetry {
    static final List<Symmetry> ALL = all();

    private static final int SIXTHS = 6;

    private final int[] images = new int[Field.COUNT];

    private Symmetry(int sixths, boolean mirrored) {
        for (Field field : Field.values()) {
            int diagonal = field.diagonal() - Field.CENTRE.diagonal();
            int row = field.row() - Field.CENTRE.row();
            int x = mirrored ? row : diagonal;
            int y = mirrored ? diagonal : row;
            for (int turn = 0; turn < sixths; turn++) {
                int before = x;
                x -= y;
                y = before;
            }
            images[field.ordinal()] = Row.fieldAt(x, y);
        }
    }

    private static List<Symmetry> all() {
        List<Symmetry> all = new ArrayList<>();
        for (int sixths = 0; sixths < SIXTHS; sixths++) {
            all.add(new Symmetry(sixths, false));
            all.add(new Symmetry(sixths, true));
        }
        return List.copyOf(all);
    }

    int imageOf(int field) {
        return images[field];
    }

    long imageOf(long fields) {
        long image = 0;
        for (long rest = fields; rest != 0; rest &= rest - 1) {
            image |= 1L << images[Long.numberOfTrailingZeros(rest)];
        }
        return image;
    }
}
