package trasse.pdf;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** What the operators of a page draw, read back from a PDF, in millimetres from the top left corner. */
final class DrawnPage extends PDFGraphicsStreamEngine {
    private static final double POINT = 25.4 / 72;

    private final List<Rectangle2D> outlines = new ArrayList<>();
    private final List<Point2D> textsBegin = new ArrayList<>();
    private final List<Point2D> points = new ArrayList<>();
    private final double height;
    private int images;

    private DrawnPage(PDPage page) {
        super(page);
        height = page.getMediaBox().getHeight();
    }

    static DrawnPage of(PDPage page) {
        DrawnPage drawn = new DrawnPage(page);
        try {
            drawn.processPage(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return drawn;
    }

    /** What each path that is filled or stroked covers, in their order. */
    List<Rectangle2D> outlines() {
        return outlines;
    }

    /** Where each text begins, on its baseline. */
    List<Point2D> textsBegin() {
        return textsBegin;
    }

    int images() {
        return images;
    }

    private Point2D millimetres(double x, double y) {
        return new Point2D.Double(x * POINT, (height - y) * POINT);
    }

    private void reach(double x, double y) {
        points.add(millimetres(x, y));
    }

    private void end() {
        Rectangle2D box = new Rectangle2D.Double(
                points.getFirst().getX(), points.getFirst().getY(), 0, 0);
        points.forEach(box::add);
        outlines.add(box);
        points.clear();
    }

    @Override
    public void moveTo(float x, float y) {
        reach(x, y);
    }

    @Override
    public void lineTo(float x, float y) {
        reach(x, y);
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        reach(x1, y1);
        reach(x2, y2);
        reach(x3, y3);
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
        List.of(p0, p1, p2, p3).forEach(corner -> reach(corner.getX(), corner.getY()));
    }

    @Override
    public Point2D getCurrentPoint() {
        return new Point2D.Double();
    }

    @Override
    public void strokePath() {
        end();
    }

    @Override
    public void fillPath(int windingRule) {
        end();
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
        end();
    }

    @Override
    public void drawImage(PDImage image) {
        images++;
    }

    @Override
    protected void showText(byte[] string) throws IOException {
        Matrix at = getTextMatrix().multiply(getGraphicsState().getCurrentTransformationMatrix());
        textsBegin.add(millimetres(at.getTranslateX(), at.getTranslateY()));
        super.showText(string);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) {}

    @Override
    public void closePath() {}

    @Override
    public void endPath() {}

    @Override
    public void clip(int windingRule) {}

    @Override
    public void shadingFill(COSName name) {}
}
