package trasse.pdf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Inks;
import trasse.sheets.Language;
import trasse.sheets.Page;
import trasse.sheets.Paper;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.Shape;
import trasse.sheets.Typeface;

/** PDFs, read back. */
class PdfTest {
    private static final double EXACT = 0.01;

    private static Printout everything(Paper paper, Language language, Inks inks) {
        return new Printout(BuiltInBoards.classic(), paper, language, Set.of(Part.values()), inks);
    }

    static List<Printout> all() {
        List<Printout> all = new ArrayList<>();
        for (Paper paper : Paper.values()) {
            for (Language language : Language.values()) {
                all.add(everything(paper, language, language == Language.EN ? Inks.GREY : Inks.COLOURS));
            }
        }
        return all;
    }

    private static PDDocument pdf(Printout printout) throws IOException {
        return Loader.loadPDF(Pdf.write(printout));
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void everyPageHasTheSizeOfItsPaper(Paper paper) throws IOException {
        try (PDDocument document = pdf(everything(paper, Language.EN, Inks.COLOURS))) {
            assertEquals(11, document.getNumberOfPages());
            for (PDPage page : document.getPages()) {
                assertEquals(paper.width(), page.getMediaBox().getWidth() * 25.4 / 72, EXACT);
                assertEquals(paper.height(), page.getMediaBox().getHeight() * 25.4 / 72, EXACT);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyFontIsEmbeddedAsTheCharactersThatAreUsed(Printout printout) throws IOException {
        try (PDDocument document = pdf(printout)) {
            List<String> names = new ArrayList<>();
            for (PDPage page : document.getPages()) {
                for (COSName name : page.getResources().getFontNames()) {
                    PDFont font = page.getResources().getFont(name);
                    assertTrue(font.isEmbedded(), font.getName());
                    names.add(font.getName().replaceFirst("^[A-Z]{6}\\+", "some of "));
                }
            }
            assertEquals(
                    Set.of("some of AtkinsonHyperlegibleNext-Regular", "some of AtkinsonHyperlegibleNext-Bold"),
                    Set.copyOf(names));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyPageHasTheTextOfItsDescription(Printout printout) throws IOException {
        List<Page> pages = printout.pages();
        try (PDDocument document = pdf(printout)) {
            PDFTextStripper stripper = new PDFTextStripper();
            for (int i = 0; i < pages.size(); i++) {
                stripper.setStartPage(i + 1);
                stripper.setEndPage(i + 1);
                String expected =
                        texts(pages.get(i)).stream().map(Shape.Text::text).collect(Collectors.joining());
                assertEquals(withoutSpaces(expected), withoutSpaces(stripper.getText(document)));
            }
        }
    }

    private static String withoutSpaces(String text) {
        return text.replaceAll("[\\s\u00a0]", "");
    }

    /** So the same page is the same in SVG, which is written from it, too. */
    @ParameterizedTest
    @MethodSource("all")
    void everyShapeIsWhereItsDescriptionSays(Printout printout) throws IOException {
        List<Page> pages = printout.pages();
        try (PDDocument document = pdf(printout)) {
            for (int i = 0; i < pages.size(); i++) {
                DrawnPage drawn = DrawnPage.of(document.getPage(i));
                List<Shape.Text> texts = texts(pages.get(i));
                assertEquals(
                        pages.get(i).shapes().size() - texts.size(),
                        drawn.outlines().size());
                assertEquals(texts.size(), drawn.textsBegin().size());
                for (int text = 0; text < texts.size(); text++) {
                    Point2D begin = drawn.textsBegin().get(text);
                    assertEquals(left(texts.get(text)), begin.getX(), EXACT);
                    assertEquals(texts.get(text).at().y(), begin.getY(), EXACT);
                }
            }
        }
    }

    private static double left(Shape.Text text) {
        double width = Typeface.width(text.text(), text.size(), text.weight());
        return text.at().x()
                - switch (text.anchor()) {
                    case START -> 0;
                    case MIDDLE -> width / 2;
                    case END -> width;
                };
    }

    private static List<Shape.Text> texts(Page page) {
        return page.shapes().stream()
                .filter(Shape.Text.class::isInstance)
                .map(Shape.Text.class::cast)
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    void cardsMeasure63By88Millimetres(Paper paper) throws IOException {
        Printout cards = new Printout(BuiltInBoards.classic(), paper, Language.EN, Set.of(Part.CARDS), Inks.COLOURS);
        try (PDDocument document = pdf(cards)) {
            int found = 0;
            for (PDPage page : document.getPages()) {
                for (Rectangle2D outline : DrawnPage.of(page).outlines()) {
                    boolean isCard =
                            Math.abs(outline.getWidth() - 88) < 0.2 && Math.abs(outline.getHeight() - 63) < 0.2;
                    found += isCard ? 1 : 0;
                }
            }
            assertEquals(15, found);
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void nothingIsAPictureOfPixels(Printout printout) throws IOException {
        try (PDDocument document = pdf(printout)) {
            for (PDPage page : document.getPages()) {
                assertEquals(0, DrawnPage.of(page).images());
                assertFalse(page.getResources().getXObjectNames().iterator().hasNext());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void aDocumentHasLessThan500Kilobytes(Printout printout) {
        assertTrue(Pdf.write(printout).length < 500_000);
    }

    @Test
    void theSamePrintoutIsTheSameFile() {
        Printout printout = everything(Paper.A4, Language.DE, Inks.COLOURS);
        assertArrayEquals(Pdf.write(printout), Pdf.write(printout));
    }

    @Test
    void theWidthsThatLinesAreBrokenByAreThoseOfTheTypeface() throws IOException {
        for (Shape.Weight weight : Shape.Weight.values()) {
            TrueTypeFont font = PageFonts.read(weight);
            for (int character : Typeface.characters()) {
                String text = Character.toString(character);
                int glyph = font.getUnicodeCmapLookup().getGlyphId(character);
                assertEquals(font.getAdvanceWidth(glyph), Typeface.width(text, 1000, weight), EXACT, text);
            }
        }
    }
}
