package trasse.pdf;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.util.Matrix;
import trasse.sheets.Outline;
import trasse.sheets.Page;
import trasse.sheets.Point;
import trasse.sheets.Rgb;
import trasse.sheets.Shape;
import trasse.sheets.Typeface;

/** Draws on a page of a PDF, where y counts from the bottom. */
final class PageDrawing implements AutoCloseable {
    private static final int ROUND = 1;
    private static final float FULL = 255;

    private final PDPageContentStream stream;
    private final PageFonts fonts;
    private final float height;

    PageDrawing(PDDocument document, PDPage sheet, PageFonts fonts, float pointsPerMillimetre) throws IOException {
        this.fonts = fonts;
        this.height = sheet.getMediaBox().getHeight() / pointsPerMillimetre;
        this.stream = new PDPageContentStream(document, sheet, AppendMode.OVERWRITE, true);
        stream.transform(Matrix.getScaleInstance(pointsPerMillimetre, pointsPerMillimetre));
        stream.setLineCapStyle(ROUND);
        stream.setLineJoinStyle(ROUND);
    }

    void draw(Page page) throws IOException {
        for (Shape shape : page.shapes()) {
            draw(shape);
        }
    }

    private void draw(Shape shape) throws IOException {
        switch (shape) {
            case Shape.Filled(Outline outline, Rgb colour) -> {
                stream.setNonStrokingColor(colour.red() / FULL, colour.green() / FULL, colour.blue() / FULL);
                follow(outline);
                stream.fill();
            }
            case Shape.Stroked(Outline outline, Rgb colour, double width) -> {
                stream.setStrokingColor(colour.red() / FULL, colour.green() / FULL, colour.blue() / FULL);
                stream.setLineWidth((float) width);
                follow(outline);
                stream.stroke();
            }
            case Shape.Text text -> write(text);
        }
    }

    private void follow(Outline outline) throws IOException {
        for (Outline.Step step : outline.steps()) {
            switch (step) {
                case Outline.Move(Point to) -> stream.moveTo(x(to), y(to));
                case Outline.Line(Point to) -> stream.lineTo(x(to), y(to));
                case Outline.Curve(Point first, Point second, Point to) ->
                    stream.curveTo(x(first), y(first), x(second), y(second), x(to), y(to));
                case Outline.Close() -> stream.closePath();
            }
        }
    }

    private void write(Shape.Text text) throws IOException {
        Rgb colour = text.colour();
        double width = Typeface.width(text.text(), text.size(), text.weight());
        double shift = switch (text.anchor()) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        stream.beginText();
        stream.setNonStrokingColor(colour.red() / FULL, colour.green() / FULL, colour.blue() / FULL);
        stream.setFont(fonts.of(text.weight()), (float) text.size());
        stream.newLineAtOffset((float) (text.at().x() - shift), y(text.at()));
        stream.showText(text.text());
        stream.endText();
    }

    private static float x(Point point) {
        return (float) point.x();
    }

    private float y(Point point) {
        return (float) (height - point.y());
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
