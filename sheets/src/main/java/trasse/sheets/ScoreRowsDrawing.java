package trasse.sheets;

import trasse.rules.Board;
import trasse.rules.ScoreStrip;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/**
 * Draws a score strip below a small board: a line for the name; a row with a box for each number, and below it a small ring
 * to put a dot into once the number is worth half; a row for the plus points, the minus points and the total.
 */
final class ScoreRowsDrawing {
    /** From the board to the end of the last row. */
    static final double LEAST_HEIGHT = 40;

    private static final double NAME_ROW = 9.5;
    private static final double DISC_ROW = 6.2;
    private static final double BOX_ROW = 8.4;
    private static final double RING_ROW = 5;
    private static final double SUM_GAP = 1.5;
    private static final double SUM_ROW = 9;

    /** What stands before the rings. */
    private static final double LEAD = 4;

    private static final double LABEL_SIZE = 2.8;
    private static final double SIGN = 5.5;
    private static final double THIN = 0.25;
    private static final double THICK = 0.6;

    private final Drawing drawing;
    private final Inks inks;
    private final Labels labels;
    private final double left;
    private final double width;

    ScoreRowsDrawing(Drawing drawing, Inks inks, Labels labels, double left, double width) {
        this.drawing = drawing;
        this.inks = inks;
        this.labels = labels;
        this.left = left;
        this.width = width;
    }

    /** Higher paper makes room for higher boxes. */
    void draw(double top, double height) {
        double spare = (height - LEAST_HEIGHT) / 3;
        double nameLine = top + NAME_ROW + spare - 1;
        text(labels.get("name"), left, nameLine - 0.8, LABEL_SIZE, Anchor.START, Weight.REGULAR, inks.quiet());
        drawing.stroke(Outline.line(left, nameLine, left + width, nameLine), inks.text(), THIN);
        double numbers = nameLine + 1;
        numbers(numbers, BOX_ROW + spare);
        sums(numbers + DISC_ROW + BOX_ROW + spare + RING_ROW + SUM_GAP, SUM_ROW + spare);
    }

    private void numbers(double top, double boxHeight) {
        double column = (width - LEAD) / (Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1);
        double ring = top + DISC_ROW + boxHeight + RING_ROW / 2;
        text("½", left, ring + 1, 3, Anchor.START, Weight.REGULAR, inks.quiet());
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            double x = left + LEAD + (number - Board.LOWEST_NUMBER) * column;
            double middle = x + column / 2;
            double disc = top + DISC_ROW / 2;
            drawing.stroke(Outline.circle(new Point(middle, disc), 2.5), inks.text(), THIN);
            text(String.valueOf(number), middle, disc + 1.2, 3.6, Anchor.MIDDLE, Weight.BOLD, inks.text());
            box(x + 0.6, top + DISC_ROW, column - 1.2, boxHeight, THIN);
            drawing.stroke(Outline.circle(new Point(middle - 1.7, ring), 1.4), inks.quiet(), THIN);
            String half = String.valueOf(ScoreStrip.half(number));
            text(half, middle + 2, ring + 1, 3, Anchor.MIDDLE, Weight.REGULAR, inks.quiet());
        }
    }

    private void sums(double top, double row) {
        double third = width / 3;
        sum("+", "plus", left, top, row, THIN);
        sum("−", "minus", left + third, top, row, THIN);
        sum("=", "total", left + 2 * third, top, row, THICK);
    }

    private void sum(String sign, String key, double x, double top, double row, double line) {
        double middle = top + row / 2;
        Weight weight = line == THICK ? Weight.BOLD : Weight.REGULAR;
        String label = labels.get(key);
        double boxWidth = width / 3 - SIGN - 1.2 - Typeface.width(label, LABEL_SIZE, weight) - 2.2;
        text(sign, x + SIGN / 2, middle + 1.5, 4.8, Anchor.MIDDLE, Weight.BOLD, inks.text());
        box(x + SIGN, top, boxWidth, row, line);
        text(label, x + SIGN + boxWidth + 1.2, middle + 1, LABEL_SIZE, Anchor.START, weight, inks.text());
    }

    private void box(double x, double y, double across, double down, double line) {
        drawing.stroke(Outline.rectangle(x, y + line / 2, across, down - line), inks.text(), line);
    }

    private void text(String text, double x, double y, double size, Anchor anchor, Weight weight, Rgb colour) {
        drawing.text(text, new Point(x, y), size, anchor, weight, colour);
    }
}
