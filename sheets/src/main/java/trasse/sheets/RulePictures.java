package trasse.sheets;

import java.util.Arrays;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.ScoreStrip;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/** The pictures among the rules. Each says how high it is. */
final class RulePictures {
    private static final double RADIUS = 5.2;
    private static final double CARD_SCALE = 0.36;
    private static final double SMALL = 2.9;
    private static final double SMALL_LEADING = 3.7;

    private final Drawing drawing;
    private final Inks inks;
    private final Labels labels;
    private final double left;
    private final double width;

    RulePictures(Drawing drawing, Inks inks, Labels labels, double left, double width) {
        this.drawing = drawing;
        this.inks = inks;
        this.labels = labels;
        this.left = left;
        this.width = width;
    }

    /** A card, and what a player drew with it on a part of the classic board. */
    double example(double top) {
        List<Field> line = List.of(Field.E4, Field.E5, Field.E6, Field.E7, Field.D7);
        double height = 6.5 * RADIUS;
        double right = left + width;
        Point e5 = new Point(right - 4.1 * Math.sqrt(3) * RADIUS, top + 2.5 * RADIUS);
        FieldDrawing board = new FieldDrawing(drawing, inks, BuiltInBoards.classic(), e5, RADIUS);
        board.fields(Arrays.stream(Field.values())
                .filter(field -> line.stream().anyMatch(on -> Field.steps(field, on) <= 1))
                .toList());
        board.line(line);
        board.start(line.getFirst());
        card(new Point(left, top + (height - CARD_SCALE * CardDrawing.HEIGHT) / 2));
        return height + 1 + caption(labels.get("example"), top + height + 1);
    }

    private void card(Point at) {
        Outline rim =
                Outline.rectangle(at.x(), at.y(), CARD_SCALE * CardDrawing.WIDTH, CARD_SCALE * CardDrawing.HEIGHT);
        drawing.stroke(rim, inks.quiet(), 0.25);
        Card card = Card.parse("ybgs").orElseThrow();
        for (Shape shape : new CardDrawing(inks).face(card)) {
            drawing.add(List.of(scaled(shape, at)));
        }
    }

    private static Shape scaled(Shape shape, Point at) {
        Shape moved = shape.map(point -> new Point(at.x() + CARD_SCALE * point.x(), at.y() + CARD_SCALE * point.y()));
        return moved instanceof Shape.Stroked(Outline outline, Rgb colour, double pen)
                ? new Shape.Stroked(outline, colour, CARD_SCALE * pen)
                : moved;
    }

    private double caption(String text, double top) {
        double y = top;
        for (String line : Typeface.lines(text, SMALL, Weight.REGULAR, width)) {
            y += SMALL_LEADING;
            drawing.text(line, new Point(left, y), SMALL, Anchor.START, Weight.REGULAR, inks.quiet());
        }
        return y - top;
    }

    /** What each number is worth to players who come later. */
    double halves(double top) {
        double labelWidth = 14;
        double step = (width - labelWidth) / (Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1);
        drawing.text(labels.get("number"), new Point(left, top + 4), SMALL, Anchor.START, Weight.REGULAR, inks.quiet());
        drawing.text(labels.get("half"), new Point(left, top + 10), SMALL, Anchor.START, Weight.REGULAR, inks.quiet());
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            double x = left + labelWidth + (number - Board.LOWEST_NUMBER + 0.5) * step;
            drawing.stroke(Outline.circle(new Point(x, top + 3), 2.7), inks.text(), 0.25);
            drawing.text(String.valueOf(number), new Point(x, top + 4.2), 3.6, Anchor.MIDDLE, Weight.BOLD, inks.text());
            drawing.text(
                    String.valueOf(ScoreStrip.half(number)),
                    new Point(x, top + 10),
                    3.6,
                    Anchor.MIDDLE,
                    Weight.REGULAR,
                    inks.text());
        }
        return 10.5;
    }

    /** Each colour with its glyph and its name. */
    double colours(double top) {
        double step = width / Colour.values().length;
        for (Colour colour : Colour.values()) {
            Point middle = new Point(left + (colour.ordinal() + 0.5) * step, top + RADIUS);
            FieldDrawing.ground(drawing, inks, middle, RADIUS, colour);
            drawing.fill(Glyphs.at(middle, 0.4 * RADIUS, colour), inks.glyph(colour));
            drawing.text(
                    labels.colour(colour),
                    new Point(middle.x(), top + 2 * RADIUS + 4),
                    SMALL,
                    Anchor.MIDDLE,
                    Weight.REGULAR,
                    inks.text());
        }
        return 2 * RADIUS + 4;
    }
}
