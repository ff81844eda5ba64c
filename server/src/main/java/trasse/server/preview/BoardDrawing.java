package trasse.server.preview;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.Collection;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.sheets.Palette;

/** Draws a board around the origin, as the page does: a field has a side of 10, and the board is 156 wide and 140 high. */
final class BoardDrawing {
    private static final double SIDE = 10;
    private static final double WIDTH = Math.sqrt(3) * SIDE;
    private static final Color PAPER = Color.decode(Palette.paper());
    private static final Color TEXT = Color.decode(Palette.text());

    private final Graphics2D graphics;
    private final Board board;

    BoardDrawing(Graphics2D graphics, Board board) {
        this.graphics = graphics;
        this.board = board;
    }

    void fields() {
        for (Field field : Field.values()) {
            Colour colour = board.colour(field);
            graphics.setColor(Color.decode(Palette.ink(colour)));
            graphics.fill(hexagon(field));
            graphics.setColor(Color.decode(Palette.glyph(colour)));
            graphics.fill(glyph(field, colour));
        }
    }

    private static Shape hexagon(Field field) {
        Path2D path = new Path2D.Double();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 3 * corner + Math.PI / 6;
            double x = x(field) + (SIDE - 0.6) * Math.cos(angle);
            double y = y(field) + (SIDE - 0.6) * Math.sin(angle);
            if (corner == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        return path;
    }

    /** Beside a number the glyph is smaller and makes room. */
    private Shape glyph(Field field, Colour colour) {
        boolean hasNumber = board.number(field).isPresent();
        AffineTransform place = AffineTransform.getTranslateInstance(x(field), y(field) - (hasNumber ? 6.3 : 0));
        double size = hasNumber ? 1.4 : 2.1;
        place.scale(size, size);
        return place.createTransformedShape(SvgPath.parse(Palette.shape(colour)));
    }

    /** The start points, each in its pen's colour. */
    void starts(Collection<Integer> starts) {
        for (int start : starts) {
            Field field = board.start(start);
            graphics.setColor(PAPER);
            graphics.fill(circle(x(field), y(field), 8.2));
            graphics.setColor(pen(start));
            graphics.fill(circle(x(field), y(field), 7));
            graphics.setColor(PAPER);
            graphics.fill(circle(x(field), y(field), 3));
        }
    }

    void line(List<Field> line, int start) {
        Path2D path = new Path2D.Double();
        path.moveTo(x(line.getFirst()), y(line.getFirst()));
        line.forEach(field -> path.lineTo(x(field), y(field)));
        graphics.setColor(PAPER);
        graphics.setStroke(pen(6.4));
        graphics.draw(path);
        graphics.setColor(pen(start));
        graphics.setStroke(pen(4.2));
        graphics.draw(path);
    }

    /** The numbers, above all else. */
    void numbers() {
        for (Field field : Field.values()) {
            board.number(field).ifPresent(number -> {
                graphics.setColor(PAPER);
                graphics.fill(circle(x(field), y(field) + 1.2, 5.4));
                graphics.setColor(TEXT);
                graphics.setStroke(new BasicStroke(0.4f));
                graphics.draw(circle(x(field), y(field) + 1.2, 5.4));
                AffineTransform place = AffineTransform.getTranslateInstance(x(field), y(field) + 1.2);
                place.scale(0.056, 0.056);
                graphics.setStroke(pen(1.15));
                graphics.draw(place.createTransformedShape(Lettering.number(number)));
            });
        }
    }

    static Color pen(int start) {
        return Color.decode(Palette.pen(start));
    }

    static BasicStroke pen(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }

    static Shape circle(double x, double y, double radius) {
        return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
    }

    private static double x(Field field) {
        return WIDTH * (field.diagonal() - 5 - (field.row() - 'e') / 2.0);
    }

    private static double y(Field field) {
        return -1.5 * SIDE * (field.row() - 'e');
    }
}
