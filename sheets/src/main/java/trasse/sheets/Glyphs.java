package trasse.sheets;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import trasse.rules.Colour;

/** The shape of each colour, so that nobody needs to see colours to tell them apart. */
final class Glyphs {
    private static final Map<Colour, Outline> SHAPES = new EnumMap<>(Colour.class);

    static {
        for (Colour colour : Colour.values()) {
            SHAPES.put(colour, new PathReader(Palette.shape(colour)).read());
        }
    }

    private Glyphs() {}

    static Outline at(Point middle, double radius, Colour colour) {
        Outline shape = SHAPES.getOrDefault(colour, Outline.circle(new Point(0, 0), 1));
        return shape.map(point -> new Point(middle.x() + radius * point.x(), middle.y() + radius * point.y()));
    }

    /** Reads the part of SVG's path notation that the palette is written in: M, L, H, V, Z, and A as half a circle. */
    private static final class PathReader {
        private final String text;
        private final List<Outline.Step> steps = new ArrayList<>();
        private int place;
        private Point pen = new Point(0, 0);

        PathReader(String text) {
            this.text = text;
        }

        Outline read() {
            while (place < text.length()) {
                step(text.charAt(place++));
            }
            return new Outline(steps);
        }

        private void step(char command) {
            switch (command) {
                case 'M' -> steps.add(new Outline.Move(moved(number(), number())));
                case 'L' -> steps.add(new Outline.Line(moved(number(), number())));
                case 'H' -> steps.add(new Outline.Line(moved(number(), pen.y())));
                case 'V' -> steps.add(new Outline.Line(moved(pen.x(), number())));
                case 'A' -> halfCircle();
                case 'Z' -> steps.add(new Outline.Close());
                default -> throw new IllegalArgumentException("a path has no command " + command);
            }
        }

        private Point moved(double x, double y) {
            pen = new Point(x, y);
            return pen;
        }

        /** Clockwise, by two quarters; its radii, rotation and flags say nothing that its two ends do not say. */
        private void halfCircle() {
            for (int i = 0; i < 5; i++) {
                number();
            }
            Point from = pen;
            Point to = moved(number(), number());
            double x = (from.x() + to.x()) / 2;
            double y = (from.y() + to.y()) / 2;
            double acrossX = from.x() - x;
            double acrossY = from.y() - y;
            for (Outline.Step step : Outline.circle(new Point(0, 0), 1).steps().subList(1, 3)) {
                steps.add(new Outline(List.of(step))
                        .map(point -> new Point(
                                x + acrossX * point.x() - acrossY * point.y(),
                                y + acrossY * point.x() + acrossX * point.y()))
                        .steps()
                        .getFirst());
            }
        }

        private double number() {
            while (text.charAt(place) == ' ') {
                place++;
            }
            int begin = place++;
            boolean hasPoint = text.charAt(begin) == '.';
            while (place < text.length() && isPartOfNumber(text.charAt(place), hasPoint)) {
                hasPoint |= text.charAt(place) == '.';
                place++;
            }
            return Double.parseDouble(text.substring(begin, place));
        }

        private static boolean isPartOfNumber(char next, boolean hasPoint) {
            return Character.isDigit(next) || (next == '.' && !hasPoint);
        }
    }
}
