package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/** What has been drawn so far. */
final class Drawing {
    private final List<Shape> shapes = new ArrayList<>();

    List<Shape> shapes() {
        return List.copyOf(shapes);
    }

    void add(List<Shape> more) {
        shapes.addAll(more);
    }

    void fill(Outline outline, Rgb colour) {
        shapes.add(new Shape.Filled(outline, colour));
    }

    void stroke(Outline outline, Rgb colour, double width) {
        shapes.add(new Shape.Stroked(outline, colour, width));
    }

    void text(String text, Point at, double size, Anchor anchor, Weight weight, Rgb colour) {
        shapes.add(new Shape.Text(text, at, size, anchor, weight, colour));
    }

    /** Short dashes with gaps as long. */
    void dashes(Point from, Point to, double length, Rgb colour, double width) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double whole = Math.hypot(dx, dy);
        for (double done = 0; done < whole; done += 2 * length) {
            double end = Math.min(done + length, whole);
            stroke(
                    Outline.line(
                            from.x() + dx * done / whole,
                            from.y() + dy * done / whole,
                            from.x() + dx * end / whole,
                            from.y() + dy * end / whole),
                    colour,
                    width);
        }
    }
}
