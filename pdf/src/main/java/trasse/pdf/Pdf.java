package trasse.pdf;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import trasse.sheets.Page;
import trasse.sheets.Printout;

/** Writes pages as a PDF: lines, areas and text, with the characters that it uses of the typeface in it. */
public final class Pdf {
    /** PDF measures in points, of which an inch has 72. */
    private static final float POINTS_PER_MILLIMETRE = 72 / 25.4f;

    static {
        // PDFBox uses a part of AWT, which would look for a screen.
        System.setProperty("java.awt.headless", "true");
    }

    private Pdf() {}

    /** The same printout is always the same bytes. */
    public static byte[] write(Printout printout) {
        List<Page> pages = printout.pages();
        try (PDDocument document = new PDDocument()) {
            document.getDocumentInformation().setTitle("Trasse");
            document.getDocumentCatalog().setLanguage(printout.language().toString());
            document.setDocumentId((long) Objects.hash(pages));
            PageFonts fonts = new PageFonts(document);
            for (Page page : pages) {
                add(page, document, fonts);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void add(Page page, PDDocument document, PageFonts fonts) throws IOException {
        float width = (float) page.paper().width() * POINTS_PER_MILLIMETRE;
        float height = (float) page.paper().height() * POINTS_PER_MILLIMETRE;
        PDPage sheet = new PDPage(new PDRectangle(width, height));
        document.addPage(sheet);
        try (PageDrawing drawing = new PageDrawing(document, sheet, fonts, POINTS_PER_MILLIMETRE)) {
            drawing.draw(page);
        }
    }
}
