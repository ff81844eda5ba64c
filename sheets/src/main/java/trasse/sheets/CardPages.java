package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Card;
import trasse.rules.Deck;

/**
 * The cards, eight places to a page: on their sides, in two columns of four, so that they fit on both papers. They share
 * their cuts, and marks outside of them show where to cut.
 */
final class CardPages {
    private static final int COLUMNS = 2;
    private static final int ROWS = 4;
    private static final double MARK_GAP = 1;
    private static final double MARK = 5;
    private static final double HAIRLINE = 0.15;

    private final Paper paper;
    private final Inks inks;
    private final CardDrawing cards;
    private final double left;
    private final double top;
    private final double right;

    CardPages(Printout printout) {
        this.paper = printout.paper();
        this.inks = printout.inks();
        this.cards = new CardDrawing(inks);
        this.left = (paper.width() - COLUMNS * CardDrawing.HEIGHT) / 2;
        this.top = (paper.height() - ROWS * CardDrawing.WIDTH) / 2;
        this.right = paper.width() - left;
    }

    /**
     * Each page of faces with a page of backs behind it. There is a back at every place, so they meet their faces
     * whichever edge the paper is turned over.
     */
    List<Page> doubleSided() {
        List<Page> pages = new ArrayList<>();
        for (List<Card> some : inGroups(COLUMNS * ROWS)) {
            Drawing faces = new Drawing();
            cutMarks(faces, ROWS, true);
            for (int i = 0; i < some.size(); i++) {
                faces.add(placed(face(some.get(i)), i % COLUMNS, i / COLUMNS));
            }
            pages.add(new Page(paper, faces.shapes()));
            Drawing backs = new Drawing();
            ground(backs, left - CardDrawing.BLEED, ROWS);
            cutMarks(backs, ROWS, true);
            for (int i = 0; i < COLUMNS * ROWS; i++) {
                backs.add(placed(cards.back(), i % COLUMNS, i / COLUMNS));
            }
            pages.add(new Page(paper, backs.shapes()));
        }
        return pages;
    }

    /** Faces in one column, their backs in the other, and between them a line to fold along. */
    List<Page> folded() {
        List<Page> pages = new ArrayList<>();
        double fold = paper.width() / 2;
        for (List<Card> some : inGroups(ROWS)) {
            Drawing drawing = new Drawing();
            int rows = some.size();
            ground(drawing, fold, rows);
            cutMarks(drawing, rows, false);
            drawing.dashes(
                    new Point(fold, top - CardDrawing.BLEED),
                    new Point(fold, bottomOf(rows) + CardDrawing.BLEED),
                    1.5,
                    inks.quiet(),
                    HAIRLINE);
            for (int row = 0; row < rows; row++) {
                drawing.add(placed(face(some.get(row)), 0, row));
                drawing.add(placed(cards.back(), 1, row));
            }
            pages.add(new Page(paper, drawing.shapes()));
        }
        return pages;
    }

    /** A face within a fine line, for scissors. */
    private List<Shape> face(Card card) {
        Drawing drawing = new Drawing();
        drawing.stroke(
                Outline.rectangle(0, 0, CardDrawing.WIDTH, CardDrawing.HEIGHT),
                inks.text().tint(0.3),
                HAIRLINE);
        drawing.add(cards.face(card));
        return drawing.shapes();
    }

    private static List<List<Card>> inGroups(int most) {
        List<Card> all = Deck.STANDARD.sorted();
        List<List<Card>> groups = new ArrayList<>();
        for (int begin = 0; begin < all.size(); begin += most) {
            groups.add(all.subList(begin, Math.min(begin + most, all.size())));
        }
        return groups;
    }

    /** The ground of the backs of a page, with its bleed. */
    private void ground(Drawing drawing, double from, int rows) {
        double bleed = CardDrawing.BLEED;
        double height = rows * CardDrawing.WIDTH + 2 * bleed;
        drawing.fill(Outline.rectangle(from, top - bleed, right + bleed - from, height), inks.back());
    }

    private double bottomOf(int rows) {
        return top + rows * CardDrawing.WIDTH;
    }

    /** A card turned to the left: what is its top is at the left. */
    private List<Shape> placed(List<Shape> card, int column, int row) {
        double x = left + column * CardDrawing.HEIGHT;
        double y = top + (row + 1) * CardDrawing.WIDTH;
        return card.stream()
                .map(shape -> shape.map(point -> new Point(x + point.y(), y - point.x())))
                .toList();
    }

    private void cutMarks(Drawing drawing, int rows, boolean isMiddleCut) {
        double across = Math.min(MARK, left - Paper.MARGIN);
        double along = Math.min(MARK, top - Paper.MARGIN);
        for (int row = 0; row <= rows; row++) {
            double y = top + row * CardDrawing.WIDTH;
            mark(drawing, left - across, y, left - MARK_GAP, y);
            mark(drawing, right + MARK_GAP, y, right + across, y);
        }
        for (int column = 0; column <= COLUMNS; column++) {
            if (isMiddleCut || column != 1) {
                double x = left + column * CardDrawing.HEIGHT;
                mark(drawing, x, top - along, x, top - MARK_GAP);
                mark(drawing, x, bottomOf(rows) + MARK_GAP, x, bottomOf(rows) + along);
            }
        }
    }

    private void mark(Drawing drawing, double x1, double y1, double x2, double y2) {
        drawing.stroke(Outline.line(x1, y1, x2, y2), inks.text(), HAIRLINE);
    }
}
