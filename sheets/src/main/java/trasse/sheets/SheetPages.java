package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/** A sheet to draw on for each start: a board and its score strip, two to a page with a line between them to cut along. */
final class SheetPages {
    private static final int TO_A_PAGE = 2;
    /** Between a sheet and the line where the page is cut. */
    private static final double GAP = 4;
    /** Between the board and the strip. */
    private static final double BESIDE = 4;

    private final Printout printout;
    private final Paper paper;
    private final Inks inks;
    private final Labels labels;
    private final double room;
    private final double radius;

    SheetPages(Printout printout) {
        this.printout = printout;
        this.paper = printout.paper();
        this.inks = printout.inks();
        this.labels = Labels.in(printout.language());
        this.room = paper.height() / TO_A_PAGE - Paper.MARGIN - GAP;
        double beside = paper.width() - 2 * Paper.MARGIN - ScoreStripDrawing.WIDTH - BESIDE;
        this.radius = Math.min(room / FieldDrawing.boardHeight(1), beside / FieldDrawing.boardWidth(1));
    }

    List<Page> pages() {
        List<Page> pages = new ArrayList<>();
        for (int start = 1; start <= Board.STARTS; start += TO_A_PAGE) {
            Drawing drawing = new Drawing();
            sheet(drawing, start, Paper.MARGIN);
            double middle = paper.height() / 2;
            drawing.dashes(
                    new Point(Paper.MARGIN, middle),
                    new Point(paper.width() - Paper.MARGIN, middle),
                    2,
                    inks.quiet(),
                    0.15);
            sheet(drawing, start + 1, middle + GAP);
            pages.add(new Page(paper, drawing.shapes()));
        }
        return pages;
    }

    private void sheet(Drawing drawing, int start, double top) {
        Point centre = new Point(Paper.MARGIN + FieldDrawing.boardWidth(radius) / 2, top + room / 2);
        FieldDrawing fields = new FieldDrawing(drawing, inks, printout.board(), centre, radius);
        fields.fields(List.of(Field.values()));
        fields.start(printout.board().start(start));
        title(drawing, start, top);
        strip(drawing, top);
    }

    /** In the corner that the board leaves free. */
    private void title(Drawing drawing, int start, double top) {
        drawing.text("Trasse", new Point(Paper.MARGIN, top + 4.6), 5.6, Anchor.START, Weight.BOLD, inks.text());
        String startLabel = labels.get("start") + " " + start;
        drawing.text(startLabel, new Point(Paper.MARGIN, top + 9.6), 3.4, Anchor.START, Weight.REGULAR, inks.text());
        labels.nameOf(printout.board()).ifPresent(name -> {
            String fitted = Typeface.fitted(name, 3.4, Weight.REGULAR, 3 * radius);
            drawing.text(fitted, new Point(Paper.MARGIN, top + 14), 3.4, Anchor.START, Weight.REGULAR, inks.quiet());
        });
    }

    private void strip(Drawing drawing, double top) {
        double left = paper.width() - Paper.MARGIN - ScoreStripDrawing.WIDTH;
        double nameLine = top + (room - ScoreStripDrawing.height() - 10) / 2 + 8;
        drawing.text(
                labels.get("name"), new Point(left, nameLine - 0.8), 3.2, Anchor.START, Weight.REGULAR, inks.quiet());
        double right = left + ScoreStripDrawing.WIDTH;
        drawing.stroke(Outline.line(left, nameLine, right, nameLine), inks.text(), 0.25);
        new ScoreStripDrawing(drawing, inks, labels, left).draw(nameLine + 2);
    }
}
