package trasse.sheets;

import java.util.List;

/** What a shape covers, in millimetres. */
record Box(double left, double top, double right, double bottom) {
    static Box of(Shape shape) {
        return switch (shape) {
            case Shape.Filled(Outline outline, Rgb colour) -> of(outline, 0);
            case Shape.Stroked(Outline outline, Rgb colour, double width) -> of(outline, width / 2);
            case Shape.Text text -> of(text);
        };
    }

    static Box of(Outline outline, double around) {
        List<Point> points = outline.steps().stream()
                .flatMap(step -> switch (step) {
                    case Outline.Move(Point to) -> List.of(to).stream();
                    case Outline.Line(Point to) -> List.of(to).stream();
                    case Outline.Curve(Point first, Point second, Point to) -> List.of(first, second, to).stream();
                    case Outline.Close() -> List.<Point>of().stream();
                })
                .toList();
        return new Box(
                points.stream().mapToDouble(Point::x).min().orElseThrow() - around,
                points.stream().mapToDouble(Point::y).min().orElseThrow() - around,
                points.stream().mapToDouble(Point::x).max().orElseThrow() + around,
                points.stream().mapToDouble(Point::y).max().orElseThrow() + around);
    }

    private static Box of(Shape.Text text) {
        double width = Typeface.width(text.text(), text.size(), text.weight());
        double left = text.at().x()
                - switch (text.anchor()) {
                    case START -> 0;
                    case MIDDLE -> width / 2;
                    case END -> width;
                };
        return new Box(
                left,
                text.at().y() - 0.75 * text.size(),
                left + width,
                text.at().y() + 0.25 * text.size());
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }
}
