package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Colour;

/** Reads colours back from a page by their glyphs, wherever they are and however large. */
enum DrawnGlyphs {
    UPRIGHT {
        @Override
        Point turned(Point point) {
            return point;
        }
    },
    /** As on cards, which lie on their sides. */
    SIDEWAYS {
        @Override
        Point turned(Point point) {
            return new Point(point.y(), -point.x());
        }
    };

    abstract Point turned(Point point);

    /** The glyphs that lie within a box, in the order in which they are drawn. */
    List<Colour> within(Box place, Page page, Inks inks) {
        List<Colour> found = new ArrayList<>();
        for (Shape shape : page.shapes()) {
            Box box = Box.of(shape);
            if (box.left() > place.left()
                    && box.right() < place.right()
                    && box.top() > place.top()
                    && box.bottom() < place.bottom()
                    && shape instanceof Shape.Filled(Outline outline, Rgb ink)) {
                for (Colour colour : Colour.values()) {
                    if (ink.equals(inks.glyph(colour)) && isGlyph(outline, box, colour)) {
                        found.add(colour);
                    }
                }
            }
        }
        return found;
    }

    private boolean isGlyph(Outline outline, Box box, Colour colour) {
        Outline glyph = Glyphs.at(new Point(0, 0), 1, colour).map(this::turned);
        Box whole = Box.of(glyph, 0);
        double scale = box.width() / whole.width();
        Outline same = glyph.map(point -> new Point(
                box.left() + scale * (point.x() - whole.left()), box.top() + scale * (point.y() - whole.top())));
        return rounded(same).equals(rounded(outline));
    }

    private static Outline rounded(Outline outline) {
        return outline.map(
                point -> new Point(Math.round(point.x() * 1000) / 1000.0, Math.round(point.y() * 1000) / 1000.0));
    }
}
