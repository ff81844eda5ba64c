package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/** A sheet to draw on for each start: a board and its score strip, with lines between the sheets to cut along. */
final class SheetPages {
    /** Between the board and the strip. */
    private static final double BESIDE = 4;

    private final Printout printout;
    private final Paper paper;
    private final Inks inks;
    private final Labels labels;
    private final boolean isBelow;
    /** Between a sheet and the line where the page is cut. */
    private final double gap;

    private final double width;
    private final double height;
    private final double radius;

    SheetPages(Printout printout) {
        this.printout = printout;
        this.paper = printout.paper();
        this.inks = printout.inks();
        this.labels = Labels.in(printout.language());
        this.isBelow = printout.sheetsPerPage() == SheetsPerPage.FOUR;
        this.gap = isBelow ? 2.5 : 4;
        this.width = isBelow ? paper.width() / 2 - Paper.MARGIN - gap : paper.width() - 2 * Paper.MARGIN;
        this.height = paper.height() / 2 - Paper.MARGIN - gap;
        double roomAcross = isBelow ? width : width - ScoreStripDrawing.WIDTH - BESIDE;
        double roomDown = isBelow ? height - ScoreRowsDrawing.LEAST_HEIGHT : height;
        this.radius = Math.min(roomAcross / FieldDrawing.boardWidth(1), roomDown / FieldDrawing.boardHeight(1));
    }

    List<Page> pages() {
        List<Point> corners = corners();
        List<Page> pages = new ArrayList<>();
        for (int first = 1; first <= Board.STARTS; first += corners.size()) {
            Drawing drawing = new Drawing();
            for (int i = 0; i < corners.size(); i++) {
                sheet(drawing, first + i, corners.get(i));
            }
            cuts(drawing);
            pages.add(new Page(paper, drawing.shapes()));
        }
        return pages;
    }

    /** The top left corners of the sheets on a page. */
    private List<Point> corners() {
        double left = Paper.MARGIN;
        double right = paper.width() / 2 + gap;
        double top = Paper.MARGIN;
        double bottom = paper.height() / 2 + gap;
        return isBelow
                ? List.of(
                        new Point(left, top), new Point(right, top), new Point(left, bottom), new Point(right, bottom))
                : List.of(new Point(left, top), new Point(left, bottom));
    }

    private void cuts(Drawing drawing) {
        double across = paper.height() / 2;
        cut(drawing, new Point(Paper.MARGIN, across), new Point(paper.width() - Paper.MARGIN, across));
        if (isBelow) {
            double down = paper.width() / 2;
            cut(drawing, new Point(down, Paper.MARGIN), new Point(down, paper.height() - Paper.MARGIN));
        }
    }

    private void cut(Drawing drawing, Point from, Point to) {
        drawing.dashes(from, to, 2, inks.quiet(), 0.15);
    }

    private void sheet(Drawing drawing, int start, Point corner) {
        double boardHeight = FieldDrawing.boardHeight(radius);
        Point centre = new Point(
                corner.x() + (isBelow ? width : FieldDrawing.boardWidth(radius)) / 2,
                corner.y() + (isBelow ? boardHeight : height) / 2);
        FieldDrawing fields = new FieldDrawing(drawing, inks, printout.board(), centre, radius);
        fields.fields(List.of(Field.values()));
        fields.start(printout.board().start(start));
        title(drawing, start, corner);
        if (isBelow) {
            new ScoreRowsDrawing(drawing, inks, labels, corner.x(), width)
                    .draw(corner.y() + boardHeight, height - boardHeight);
        } else {
            strip(drawing, corner.y());
        }
    }

    /** In the corner that the board leaves free. */
    private void title(Drawing drawing, int start, Point corner) {
        double scale = isBelow ? 0.72 : 1;
        double small = 3.4 * scale;
        drawing.text("Trasse", below(corner, 4.6 * scale), 5.6 * scale, Anchor.START, Weight.BOLD, inks.text());
        String startLabel = labels.get("start") + " " + start;
        drawing.text(startLabel, below(corner, 9.6 * scale), small, Anchor.START, Weight.REGULAR, inks.text());
        labels.nameOf(printout.board()).ifPresent(name -> {
            String fitted = Typeface.fitted(name, small, Weight.REGULAR, (isBelow ? 2.6 : 3) * radius);
            drawing.text(fitted, below(corner, 14 * scale), small, Anchor.START, Weight.REGULAR, inks.quiet());
        });
    }

    private static Point below(Point corner, double distance) {
        return new Point(corner.x(), corner.y() + distance);
    }

    private void strip(Drawing drawing, double top) {
        double left = paper.width() - Paper.MARGIN - ScoreStripDrawing.WIDTH;
        double nameLine = top + (height - ScoreStripDrawing.height() - 10) / 2 + 8;
        drawing.text(
                labels.get("name"), new Point(left, nameLine - 0.8), 3.2, Anchor.START, Weight.REGULAR, inks.quiet());
        double right = left + ScoreStripDrawing.WIDTH;
        drawing.stroke(Outline.line(left, nameLine, right, nameLine), inks.text(), 0.25);
        new ScoreStripDrawing(drawing, inks, labels, left).draw(nameLine + 2);
    }
}
