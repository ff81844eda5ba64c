package trasse.pdf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Inks;
import trasse.sheets.Language;
import trasse.sheets.Paper;
import trasse.sheets.Part;
import trasse.sheets.Printout;

/** What comes out of a printer, at ten dots for each millimetre. */
class RenderedPdfTest {
    private static final int DOTS = 10;
    private static final int WHITE = 0xffffff;
    /** Between the edge of an A4 page and the cards on it. */
    private static final double BESIDE = (210 - 2 * 88) / 2.0;

    private static final double ABOVE = (297 - 4 * 63) / 2.0;

    private static BufferedImage rendered(Part part, Inks inks, int page) throws IOException {
        Printout printout = new Printout(BuiltInBoards.classic(), Paper.A4, Language.EN, Set.of(part), inks);
        try (PDDocument document = Loader.loadPDF(Pdf.write(printout))) {
            return new PDFRenderer(document).renderImageWithDPI(page, 25.4f * DOTS);
        }
    }

    private static int dot(BufferedImage picture, double x, double y) {
        return picture.getRGB((int) (x * DOTS), (int) (y * DOTS)) & WHITE;
    }

    @Test
    void theGroundOfBacksEnds3MillimetresBeyondTheCut() throws IOException {
        BufferedImage backs = rendered(Part.CARDS, Inks.COLOURS, 1);
        double y = ABOVE + 20;
        assertEquals(WHITE, dot(backs, BESIDE - 3.2, y));
        assertTrue(dot(backs, BESIDE - 2.8, y) != WHITE);
        assertTrue(dot(backs, BESIDE + 88 + 88 + 2.8, y) != WHITE);
        assertEquals(WHITE, dot(backs, BESIDE + 88 + 88 + 3.2, y));
    }

    /** A doubled yellow is at the top of its card, which lies at the left of the page. */
    @Test
    void theFirstCardShowsYellowTwice() throws IOException {
        BufferedImage faces = rendered(Part.CARDS, Inks.COLOURS, 0);
        double x = BESIDE + 14;
        Color one = new Color(dot(faces, x, ABOVE + 63 / 2.0 + 12.6));
        Color other = new Color(dot(faces, x, ABOVE + 63 / 2.0 - 12.6));
        assertEquals(one, other);
        assertTrue(one.getRed() > one.getBlue() + 20 && one.getGreen() > one.getBlue() + 20, one::toString);
    }

    @Test
    void sheetsUseLittleInk() throws IOException {
        assertTrue(darkness(rendered(Part.SHEETS, Inks.COLOURS, 0)) < 0.15);
        assertTrue(darkness(rendered(Part.SHEETS, Inks.GREY, 0)) < 0.05);
    }

    @Test
    void greyPagesAreGrey() throws IOException {
        BufferedImage page = rendered(Part.SHEETS, Inks.GREY, 0);
        for (int y = 0; y < page.getHeight(); y++) {
            for (int x = 0; x < page.getWidth(); x++) {
                Color dot = new Color(page.getRGB(x, y));
                assertTrue(dot.getRed() == dot.getGreen() && dot.getGreen() == dot.getBlue(), dot::toString);
            }
        }
    }

    /** The share of ink on a page, from 0 to 1. */
    private static double darkness(BufferedImage page) {
        long light = 0;
        for (int y = 0; y < page.getHeight(); y++) {
            for (int x = 0; x < page.getWidth(); x++) {
                Color dot = new Color(page.getRGB(x, y));
                light += dot.getRed() + dot.getGreen() + dot.getBlue();
            }
        }
        return 1 - light / (255.0 * 3 * page.getWidth() * page.getHeight());
    }
}
