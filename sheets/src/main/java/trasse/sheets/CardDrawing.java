package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Card;
import trasse.rules.Colour;

/** The two sides of a card, upright, with its top left corner at 0, 0. No side has text, so it can be turned. */
final class CardDrawing {
    static final double WIDTH = 63;
    static final double HEIGHT = 88;
    /** How far the ground of a back goes on beyond the cut, so that no white rim shows if the cut is not exact. */
    static final double BLEED = 3;

    private static final double RADIUS = 13.6;
    /** From the middle of a field to that of the next one. */
    private static final double STEP = RADIUS * 1.07;

    private final Inks inks;

    CardDrawing(Inks inks) {
        this.inks = inks;
    }

    /** Its colours, as fields that lie side by side as on a board; a doubled colour is the pair at the top. */
    List<Shape> face(Card card) {
        Drawing drawing = new Drawing();
        List<Colour> shown = new ArrayList<>(card.shown());
        shown.sort((one, other) -> card.count(other) - card.count(one));
        List<Point> places = card.size() == 4 ? FOUR : FIVE;
        for (int i = 0; i < shown.size(); i++) {
            Point middle = places.get(i);
            FieldDrawing.ground(drawing, inks, middle, RADIUS, shown.get(i));
            drawing.fill(Glyphs.at(middle, 0.4 * RADIUS, shown.get(i)), inks.glyph(shown.get(i)));
        }
        return drawing.shapes();
    }

    private static final List<Point> FOUR = List.of(place(0, -1), place(-0.5, 0), place(0.5, 0), place(0, 1));
    private static final List<Point> FIVE =
            List.of(place(-0.5, -1), place(0.5, -1), place(0, 0), place(-0.5, 1), place(0.5, 1));

    private static Point place(double column, double row) {
        return new Point(WIDTH / 2 + Math.sqrt(3) * STEP * column, HEIGHT / 2 + 1.5 * STEP * row);
    }

    /** A line through seven fields, which looks the same upside down. Its ground is drawn with the page. */
    List<Shape> back() {
        Drawing drawing = new Drawing();
        Point middle = place(0, 0);
        double radius = 0.7 * RADIUS;
        double step = Math.sqrt(3) * radius;
        drawing.stroke(Outline.hexagon(middle, radius), inks.quiet(), 0.3);
        List<Point> ring = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            double angle = Math.PI / 3 * i;
            ring.add(new Point(middle.x() + step * Math.cos(angle), middle.y() + step * Math.sin(angle)));
        }
        for (Point around : ring) {
            drawing.stroke(Outline.hexagon(around, radius), inks.quiet(), 0.3);
        }
        Outline line = Outline.line(
                List.of(ring.get(5), ring.get(0), ring.get(1), middle, ring.get(4), ring.get(3), ring.get(2)));
        drawing.stroke(line, inks.text(), 1.8);
        drawing.fill(Outline.circle(ring.get(5), 2.2), inks.text());
        drawing.fill(Outline.circle(ring.get(2), 2.2), inks.text());
        return drawing.shapes();
    }
}
