package trasse.sheets;

import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/** Writes a page as SVG, a millimetre for each unit. */
public final class Svg {
    /** Lengths are written in thousandths of a millimetre. */
    private static final int PRECISION = 1000;

    private final StringBuilder svg = new StringBuilder();

    private Svg() {}

    /** The page as an element for an HTML document that has the typeface under this name. */
    public static String write(Page page, String fontFamily) {
        return new Svg().page(page, fontFamily);
    }

    private String page(Page page, String fontFamily) {
        String width = number(page.paper().width());
        String height = number(page.paper().height());
        svg.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
                .append(width)
                .append("mm\" height=\"");
        svg.append(height)
                .append("mm\" viewBox=\"0 0 ")
                .append(width)
                .append(' ')
                .append(height);
        svg.append("\" font-family=\"").append(fontFamily).append("\" stroke-linecap=\"round\"");
        svg.append(" stroke-linejoin=\"round\">");
        page.shapes().forEach(this::shape);
        return svg.append("</svg>").toString();
    }

    private void shape(Shape shape) {
        switch (shape) {
            case Shape.Filled(Outline outline, Rgb colour) -> {
                path(outline);
                svg.append("\" fill=\"").append(colour).append("\"/>");
            }
            case Shape.Stroked(Outline outline, Rgb colour, double width) -> {
                path(outline);
                svg.append("\" fill=\"none\" stroke=\"").append(colour);
                svg.append("\" stroke-width=\"").append(number(width)).append("\"/>");
            }
            case Shape.Text text -> text(text);
        }
    }

    private void path(Outline outline) {
        svg.append("<path d=\"");
        for (Outline.Step step : outline.steps()) {
            switch (step) {
                case Outline.Move(Point to) -> svg.append('M').append(point(to));
                case Outline.Line(Point to) -> svg.append('L').append(point(to));
                case Outline.Curve(Point first, Point second, Point to) ->
                    svg.append('C')
                            .append(point(first))
                            .append(' ')
                            .append(point(second))
                            .append(' ')
                            .append(point(to));
                case Outline.Close() -> svg.append('Z');
            }
        }
    }

    private void text(Shape.Text text) {
        svg.append("<text x=\"").append(number(text.at().x()));
        svg.append("\" y=\"").append(number(text.at().y()));
        svg.append("\" font-size=\"").append(number(text.size()));
        if (text.anchor() != Anchor.START) {
            svg.append("\" text-anchor=\"").append(text.anchor() == Anchor.MIDDLE ? "middle" : "end");
        }
        svg.append("\" font-weight=\"").append(text.weight() == Weight.BOLD ? 700 : 400);
        svg.append("\" fill=\"").append(text.colour()).append("\">");
        svg.append(escaped(text.text())).append("</text>");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    /** With at most three decimals, and none that says nothing. */
    static String number(double value) {
        long thousandths = Math.round(value * PRECISION);
        long size = Math.abs(thousandths);
        String fraction = String.valueOf(PRECISION + size % PRECISION).substring(1);
        int end = fraction.length();
        while (end > 0 && fraction.charAt(end - 1) == '0') {
            end--;
        }
        String whole = (thousandths < 0 ? "-" : "") + size / PRECISION;
        return end == 0 ? whole : whole + "." + fraction.substring(0, end);
    }
}
