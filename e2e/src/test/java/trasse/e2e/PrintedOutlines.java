package trasse.e2e;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;

/** Measures what a browser has drawn on a page of a PDF. */
final class PrintedOutlines extends PDFGraphicsStreamEngine {
    private static final double MILLIMETRES = 25.4 / 72;

    private final List<Rectangle2D> stroked = new ArrayList<>();
    private final List<Point2D> path = new ArrayList<>();

    private PrintedOutlines(PDPage page) {
        super(page);
    }

    /** What each line that is drawn goes around, in millimetres. */
    static List<Rectangle2D> of(PDPage page) throws IOException {
        PrintedOutlines outlines = new PrintedOutlines(page);
        outlines.processPage(page);
        return outlines.stroked;
    }

    private void reach(double x, double y) {
        path.add(new Point2D.Double(x * MILLIMETRES, y * MILLIMETRES));
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
        Rectangle2D box =
                new Rectangle2D.Double(path.getFirst().getX(), path.getFirst().getY(), 0, 0);
        path.forEach(box::add);
        stroked.add(box);
        path.clear();
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
        strokePath();
    }

    @Override
    public void fillPath(int windingRule) {
        path.clear();
    }

    @Override
    public void endPath() {
        path.clear();
    }

    @Override
    public void closePath() {}

    @Override
    public void clip(int windingRule) {}

    @Override
    public void shadingFill(COSName name) {}

    @Override
    public void drawImage(PDImage image) {}
}
