package trasse.sheets;

import java.util.Collection;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/**
 * Draws fields of a board. Glyphs sit above the middle of a field, in the corner that no line crosses on its way to a
 * neighbour, so that they can still be read when a line is drawn.
 */
final class FieldDrawing {
    private static final double CAP_HEIGHT = 0.668;

    private final Drawing drawing;
    private final Inks inks;
    private final Board board;
    private final Point centre;
    private final double radius;

    /**
     * A place for a board.
     *
     * @param centre where the field in the middle of the board lies
     * @param radius from the middle of a field to a corner
     */
    FieldDrawing(Drawing drawing, Inks inks, Board board, Point centre, double radius) {
        this.drawing = drawing;
        this.inks = inks;
        this.board = board;
        this.centre = centre;
        this.radius = radius;
    }

    static double boardWidth(double radius) {
        return 9 * Math.sqrt(3) * radius;
    }

    static double boardHeight(double radius) {
        return 14 * radius;
    }

    void fields(Collection<Field> fields) {
        for (Field field : fields) {
            ground(drawing, inks, middle(field), radius * 0.97, board.colour(field));
            boolean hasNumber = board.number(field).isPresent();
            Point glyph = below(middle(field), -(hasNumber ? 0.55 : 0.46) * radius);
            drawing.fill(
                    Glyphs.at(glyph, (hasNumber ? 0.19 : 0.23) * radius, board.colour(field)),
                    inks.glyph(board.colour(field)));
            board.number(field).ifPresent(number -> number(field, number));
        }
    }

    /** A pale hexagon with a rim in full colour. */
    static void ground(Drawing drawing, Inks inks, Point middle, double radius, Colour colour) {
        double rim = inks.rimWidth() * radius;
        drawing.fill(Outline.hexagon(middle, radius), inks.field(colour));
        drawing.stroke(Outline.hexagon(middle, radius - rim / Math.sqrt(3)), inks.rim(colour), rim);
    }

    private void number(Field field, int number) {
        Point middle = below(middle(field), 0.22 * radius);
        drawing.fill(Outline.circle(middle, 0.45 * radius), Rgb.WHITE);
        drawing.stroke(Outline.circle(middle, 0.45 * radius), inks.text(), 0.04 * radius);
        double size = 0.66 * radius;
        drawing.text(
                String.valueOf(number),
                below(middle, size * CAP_HEIGHT / 2),
                size,
                Anchor.MIDDLE,
                Weight.BOLD,
                inks.text());
    }

    /** A ring around the field that a line begins with. */
    void start(Field field) {
        drawing.stroke(Outline.hexagon(middle(field), 0.89 * radius), inks.text(), 0.16 * radius);
    }

    void line(List<Field> fields) {
        Outline line = Outline.line(fields.stream().map(this::middle).toList());
        drawing.stroke(line, Rgb.WHITE, 0.3 * radius);
        drawing.stroke(line, inks.text(), 0.18 * radius);
    }

    Point middle(Field field) {
        int row = field.row() - 'e';
        double x = Math.sqrt(3) * radius * (field.diagonal() - 5 - row / 2.0);
        return new Point(centre.x() + x, centre.y() - 1.5 * radius * row);
    }

    private static Point below(Point point, double distance) {
        return new Point(point.x(), point.y() + distance);
    }
}
