package trasse.sheets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

class SvgTest {
    private static final Rgb INK = new Rgb(1, 32, 255);

    @Test
    void aPageIsAsLargeAsItsPaper() {
        String svg = Svg.write(new Page(Paper.LETTER, List.of()), "Serif");
        assertEquals(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"215.9mm\" height=\"279.4mm\""
                        + " viewBox=\"0 0 215.9 279.4\" font-family=\"Serif\" stroke-linecap=\"round\""
                        + " stroke-linejoin=\"round\"></svg>",
                svg);
    }

    @Test
    void areasAndLinesArePaths() {
        assertEquals(
                "<path d=\"M1 2L3 4Z\" fill=\"#0120ff\"/>",
                written(new Shape.Filled(Outline.polygon(List.of(new Point(1, 2), new Point(3, 4))), INK)));
        assertEquals(
                "<path d=\"M1 2L3 4\" fill=\"none\" stroke=\"#0120ff\" stroke-width=\"0.25\"/>",
                written(new Shape.Stroked(Outline.line(1, 2, 3, 4), INK, 0.25)));
    }

    @Test
    void textIsAnchoredAndEscaped() {
        assertEquals(
                "<text x=\"1.5\" y=\"2\" font-size=\"3\" text-anchor=\"middle\" font-weight=\"700\""
                        + " fill=\"#0120ff\">a &lt; b &amp; c</text>",
                written(new Shape.Text("a < b & c", new Point(1.5, 2), 3, Anchor.MIDDLE, Weight.BOLD, INK)));
    }

    @Test
    void everyShapeOfAPageIsWritten() {
        for (Page page : Printouts.of(Paper.A4, Part.RULES).pages()) {
            String svg = Svg.write(page, "Serif");
            assertEquals(page.shapes().size(), svg.split("<path |<text ", -1).length - 1);
            assertTrue(Printouts.texts(page).stream().allMatch(text -> svg.contains(">" + text + "<")));
        }
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "1.5, 1.5", "-0.25, -0.25", "0.0004, 0", "12.3456, 12.346", "-7.9996, -8", "0.05, 0.05"
    })
    void lengthsHaveAtMostThreeDecimals(double length, String written) {
        assertEquals(written, Svg.number(length));
    }

    private static String written(Shape shape) {
        String svg = Svg.write(new Page(Paper.A4, List.of(shape)), "Serif");
        return svg.substring(svg.indexOf('>') + 1, svg.lastIndexOf("</svg>"));
    }
}
