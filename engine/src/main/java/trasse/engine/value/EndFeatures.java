package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;

/**
 * The surroundings of an end of the line: which of the fields up to two steps away are on the line, as two patterns that
 * share the end's own row, and the colours it can step on.
 */
final class EndFeatures {
    private final Pattern[] below = new Pattern[Field.COUNT];
    private final Pattern[] above = new Pattern[Field.COUNT];
    private final int size;
    private final int[][] neighbours = new int[Field.COUNT][];
    private final int[] colours = new int[Field.COUNT];

    /** By set of colours: the cards, a bit for each, that show one of them. */
    private final int[] cardsShowing = new int[1 << Colour.values().length];

    EndFeatures(Board board, List<Card> cards) {
        int used = 0;
        for (Field field : Field.values()) {
            int x = field.diagonal() - Field.CENTRE.diagonal();
            int y = field.row() - Field.CENTRE.row();
            Row left = Row.between(x - 2, x - 1, y);
            Row right = Row.between(x + 1, x + 2, y);
            Row[] lower = {left, right, Row.between(x - 2, x, y - 2), Row.between(x - 2, x + 1, y - 1)};
            Row[] upper = {left, right, Row.between(x - 1, x + 2, y + 1), Row.between(x, x + 2, y + 2)};
            below[field.ordinal()] = new Pattern(used, lower);
            used += below[field.ordinal()].size();
            above[field.ordinal()] = new Pattern(used, upper);
            used += above[field.ordinal()].size();
            int[] around = new int[field.neighbours().size()];
            int count = 0;
            for (Field neighbour : field.neighbours()) {
                around[count] = neighbour.ordinal();
                count++;
            }
            neighbours[field.ordinal()] = around;
            colours[field.ordinal()] = board.colour(field).ordinal();
        }
        size = used;
        for (int set = 0; set < cardsShowing.length; set++) {
            for (int card = 0; card < cards.size(); card++) {
                for (Colour colour : Colour.values()) {
                    if ((set >>> colour.ordinal() & 1) != 0 && cards.get(card).count(colour) > 0) {
                        cardsShowing[set] |= 1 << card;
                    }
                }
            }
        }
    }

    /** How many patterns all ends have together. */
    int size() {
        return size;
    }

    /** The surroundings of all ends with the weights of their patterns, from 0 on. */
    List<Patch> patches() {
        List<Patch> patches = new ArrayList<>();
        for (int end = 0; end < Field.COUNT; end++) {
            patches.add(below[end].patch(end));
            patches.add(above[end].patch(end));
        }
        return patches;
    }

    /** The pattern of the fields beside and below an end. */
    int below(int end, long visited) {
        return below[end].of(visited);
    }

    /** The pattern of the fields beside and above an end. */
    int above(int end, long visited) {
        return above[end].of(visited);
    }

    /** The cards that allow a step from an end, a bit for each. */
    int cardsThatGoOn(int end, long visited) {
        int open = 0;
        for (int neighbour : neighbours[end]) {
            open |= (int) (~visited >>> neighbour & 1) << colours[neighbour];
        }
        return cardsShowing[open];
    }

    /** Rows near an end: which of their fields are on a line is a number from a base on. */
    private static final class Pattern {
        private final int base;
        private final Row[] rows;

        Pattern(int base, Row[] rows) {
            this.base = base;
            this.rows = rows;
        }

        int size() {
            int size = 1;
            for (Row row : rows) {
                size <<= row.length();
            }
            return size;
        }

        Patch patch(int end) {
            Integer[] fields = new Integer[Integer.numberOfTrailingZeros(size())];
            for (int field = 0; field < Field.COUNT; field++) {
                int bit = of(1L << field) - base;
                if (bit != 0) {
                    fields[Integer.numberOfTrailingZeros(bit)] = field;
                }
            }
            return new Patch(end, base, List.of(fields));
        }

        int of(long visited) {
            int pattern = 0;
            for (Row row : rows) {
                pattern = pattern << row.length() | row.of(visited);
            }
            return base + pattern;
        }
    }
}
