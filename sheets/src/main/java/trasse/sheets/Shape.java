package trasse.sheets;

import java.util.function.UnaryOperator;

/** Something that is drawn on a page. */
public sealed interface Shape {
    record Filled(Outline outline, Rgb colour) implements Shape {}

    /**
     * A line that follows an outline, with round ends and corners.
     *
     * @param width of the line, in millimetres
     */
    record Stroked(Outline outline, Rgb colour, double width) implements Shape {}

    /**
     * A line of text.
     *
     * @param at on the baseline, at the text's left end, middle or right end
     * @param size the height of a line of type, in millimetres
     */
    record Text(String text, Point at, double size, Anchor anchor, Weight weight, Rgb colour) implements Shape {}

    enum Anchor {
        START,
        MIDDLE,
        END
    }

    enum Weight {
        REGULAR,
        BOLD
    }

    /** The same shape with every point somewhere else. A text stays upright. */
    default Shape map(UnaryOperator<Point> move) {
        return switch (this) {
            case Filled(Outline outline, Rgb colour) -> new Filled(outline.map(move), colour);
            case Stroked(Outline outline, Rgb colour, double width) -> new Stroked(outline.map(move), colour, width);
            case Text(String text, Point at, double size, Anchor anchor, Weight weight, Rgb colour) ->
                new Text(text, move.apply(at), size, anchor, weight, colour);
        };
    }
}
