package trasse.sheets;

import trasse.rules.Board;
import trasse.rules.ScoreStrip;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/**
 * Draws the strip beside a board: for each number a box, and a small ring to put a dot into once the number is worth half;
 * then boxes for the plus points, the minus points and the total.
 */
final class ScoreStripDrawing {
    static final double WIDTH = 45;

    private static final double BOX_LEFT = 10;
    private static final double BOX_WIDTH = 19;
    private static final double RING = BOX_LEFT + BOX_WIDTH + 5;
    private static final double ROW = 8.1;
    private static final double SUM_ROW = 9.6;
    private static final double THIN = 0.25;
    private static final double THICK = 0.6;

    private final Drawing drawing;
    private final Inks inks;
    private final Labels labels;
    private final double left;

    ScoreStripDrawing(Drawing drawing, Inks inks, Labels labels, double left) {
        this.drawing = drawing;
        this.inks = inks;
        this.labels = labels;
        this.left = left;
    }

    static double height() {
        return 4 + (Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1) * ROW + 2 + 3 * SUM_ROW;
    }

    void draw(double top) {
        double y = top + 4;
        text("½", left + RING + 3.6, y - 1.4, 3.4, Anchor.MIDDLE, Weight.REGULAR, inks.quiet());
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            number(number, y);
            y += ROW;
        }
        y += 2;
        sum("+", "plus", y, THIN);
        sum("−", "minus", y + SUM_ROW, THIN);
        sum("=", "total", y + 2 * SUM_ROW, THICK);
    }

    private void number(int number, double y) {
        double middle = y + ROW / 2;
        drawing.stroke(Outline.circle(new Point(left + 4, middle), 3.2), inks.text(), THIN);
        text(String.valueOf(number), left + 4, middle + 1.5, 4.5, Anchor.MIDDLE, Weight.BOLD, inks.text());
        box(y, ROW, THIN);
        drawing.stroke(Outline.circle(new Point(left + RING, middle), 1.5), inks.quiet(), THIN);
        String half = String.valueOf(ScoreStrip.half(number));
        text(half, left + RING + 3.6, middle + 1.15, 3.4, Anchor.MIDDLE, Weight.REGULAR, inks.quiet());
    }

    private void sum(String sign, String label, double y, double line) {
        double middle = y + SUM_ROW / 2;
        text(sign, left + 4, middle + 1.7, 5.5, Anchor.MIDDLE, Weight.BOLD, inks.text());
        box(y, SUM_ROW, line);
        Weight weight = line == THICK ? Weight.BOLD : Weight.REGULAR;
        text(
                labels.get(label),
                left + BOX_LEFT + BOX_WIDTH + 2.5,
                middle + 1.1,
                3.2,
                Anchor.START,
                weight,
                inks.text());
    }

    private void box(double y, double row, double line) {
        drawing.stroke(Outline.rectangle(left + BOX_LEFT, y + 0.5, BOX_WIDTH, row - 1), inks.text(), line);
    }

    private void text(String text, double x, double y, double size, Anchor anchor, Weight weight, Rgb colour) {
        drawing.text(text, new Point(x, y), size, anchor, weight, colour);
    }
}
