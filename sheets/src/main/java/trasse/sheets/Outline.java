package trasse.sheets;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lines and curves to fill or to follow with a pen, in millimetres. */
public record Outline(List<Step> steps) {
    /** Where the pen goes next. */
    public sealed interface Step {}

    public record Move(Point to) implements Step {}

    public record Line(Point to) implements Step {}

    /** A cubic Bézier curve. */
    public record Curve(Point first, Point second, Point to) implements Step {}

    /** Back to where the pen was put down. */
    public record Close() implements Step {}

    /** The distance of a cubic curve's inner points that makes it a quarter of a circle. */
    private static final double QUARTER = 0.5522847498;

    public Outline {
        steps = List.copyOf(steps);
    }

    static Outline rectangle(double x, double y, double width, double height) {
        return polygon(List.of(
                new Point(x, y), new Point(x + width, y), new Point(x + width, y + height), new Point(x, y + height)));
    }

    /** A hexagon that stands on a corner. */
    static Outline hexagon(Point middle, double radius) {
        List<Point> corners = new ArrayList<>();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 3 * corner + Math.PI / 6;
            corners.add(new Point(middle.x() + radius * Math.cos(angle), middle.y() + radius * Math.sin(angle)));
        }
        return polygon(corners);
    }

    static Outline circle(Point middle, double radius) {
        double x = middle.x();
        double y = middle.y();
        double inner = QUARTER * radius;
        Point right = new Point(x + radius, y);
        Point bottom = new Point(x, y + radius);
        Point left = new Point(x - radius, y);
        Point top = new Point(x, y - radius);
        return new Outline(List.of(
                new Move(right),
                new Curve(new Point(x + radius, y + inner), new Point(x + inner, y + radius), bottom),
                new Curve(new Point(x - inner, y + radius), new Point(x - radius, y + inner), left),
                new Curve(new Point(x - radius, y - inner), new Point(x - inner, y - radius), top),
                new Curve(new Point(x + inner, y - radius), new Point(x + radius, y - inner), right),
                new Close()));
    }

    static Outline polygon(List<Point> corners) {
        List<Step> steps = new ArrayList<>(line(corners).steps);
        steps.add(new Close());
        return new Outline(steps);
    }

    /** A line from point to point. */
    static Outline line(List<Point> points) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Move(points.getFirst()));
        points.stream().skip(1).forEach(point -> steps.add(new Line(point)));
        return new Outline(steps);
    }

    static Outline line(double x1, double y1, double x2, double y2) {
        return line(List.of(new Point(x1, y1), new Point(x2, y2)));
    }

    /** The same outline with every point somewhere else. */
    Outline map(UnaryOperator<Point> move) {
        List<Step> moved = new ArrayList<>();
        for (Step step : steps) {
            moved.add(
                    switch (step) {
                        case Move(Point to) -> new Move(move.apply(to));
                        case Line(Point to) -> new Line(move.apply(to));
                        case Curve(Point first, Point second, Point to) ->
                            new Curve(move.apply(first), move.apply(second), move.apply(to));
                        case Close close -> close;
                    });
        }
        return new Outline(moved);
    }
}
