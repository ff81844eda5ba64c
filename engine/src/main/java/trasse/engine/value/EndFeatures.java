package trasse.engine.value;

import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;

/**
 * The surroundings of an end of the line: which of the fields up to two steps away are on the line, as two patterns of three rows
 * each that share the end's own row, and the colours it can step on.
 */
final class EndFeatures {
    private static final int OWN_ROW_BITS = 5;
    private static final int LOW_ROW_BITS = 3;
    private static final int HIGH_ROW_BITS = 4;

    /** From the lowest row up. */
    private final Row[][] rows = new Row[Field.COUNT][];

    private final int[][] neighbours = new int[Field.COUNT][];
    private final int[] colours = new int[Field.COUNT];

    /** By set of colours: the cards, a bit for each, that show one of them. */
    private final int[] cardsShowing = new int[1 << Colour.values().length];

    EndFeatures(Board board, List<Card> cards) {
        for (Field field : Field.values()) {
            int x = field.diagonal() - Field.CENTRE.diagonal();
            int y = field.row() - Field.CENTRE.row();
            rows[field.ordinal()] = new Row[] {
                Row.between(x - 2, x, y - 2),
                Row.between(x - 2, x + 1, y - 1),
                Row.between(x - 2, x + 2, y),
                Row.between(x - 1, x + 2, y + 1),
                Row.between(x, x + 2, y + 2)
            };
            int[] around = new int[field.neighbours().size()];
            int count = 0;
            for (Field neighbour : field.neighbours()) {
                around[count] = neighbour.ordinal();
                count++;
            }
            neighbours[field.ordinal()] = around;
            colours[field.ordinal()] = board.colour(field).ordinal();
        }
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

    int below(int end, long visited) {
        Row[] row = rows[end];
        return row[2].of(visited)
                | row[0].of(visited) << OWN_ROW_BITS
                | row[1].of(visited) << (OWN_ROW_BITS + LOW_ROW_BITS);
    }

    int above(int end, long visited) {
        Row[] row = rows[end];
        return row[2].of(visited)
                | row[3].of(visited) << OWN_ROW_BITS
                | row[4].of(visited) << (OWN_ROW_BITS + HIGH_ROW_BITS);
    }

    /** The cards that allow a step from an end, a bit for each. */
    int cardsThatGoOn(int end, long visited) {
        int open = 0;
        for (int neighbour : neighbours[end]) {
            open |= (int) (~visited >>> neighbour & 1) << colours[neighbour];
        }
        return cardsShowing[open];
    }
}
