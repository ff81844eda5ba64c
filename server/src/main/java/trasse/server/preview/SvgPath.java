package trasse.server.preview;

import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Reads the part of SVG's path notation that our shapes are written in: M, L, H, V, C, Z, and A with circles only. */
final class SvgPath {
    private static final Pattern TOKEN = Pattern.compile("[MLHVCAZ]|-?(?:\\d+\\.?\\d*|\\.\\d+)");

    private final Path2D path = new Path2D.Double();
    private final Iterator<String> tokens;

    private SvgPath(String text) {
        List<String> all = TOKEN.matcher(text).results().map(MatchResult::group).toList();
        tokens = all.iterator();
    }

    static Path2D parse(String text) {
        SvgPath reader = new SvgPath(text);
        while (reader.tokens.hasNext()) {
            reader.draw(reader.tokens.next());
        }
        return reader.path;
    }

    private void draw(String command) {
        switch (command) {
            case "M" -> path.moveTo(number(), number());
            case "L" -> path.lineTo(number(), number());
            case "H" -> path.lineTo(number(), path.getCurrentPoint().getY());
            case "V" -> path.lineTo(path.getCurrentPoint().getX(), number());
            case "C" -> path.curveTo(number(), number(), number(), number(), number(), number());
            case "A" -> arc();
            case "Z" -> path.closePath();
            default -> throw new IllegalArgumentException("a path has no command " + command);
        }
    }

    private double number() {
        return Double.parseDouble(tokens.next());
    }

    /** Leaves out what says nothing about a circle: its second radius and its rotation. */
    private void skip() {
        tokens.next();
    }

    private void arc() {
        double radius = number();
        skip();
        skip();
        double large = number();
        double sweep = number();
        double x = number();
        double y = number();
        Point2D from = path.getCurrentPoint();
        double half = from.distance(x, y) / 2;
        // The centre lies on the perpendicular through the middle between both points.
        double aside = Math.sqrt(Math.max(0, radius * radius - half * half)) * (large == sweep ? 1 : -1);
        double centreX = (from.getX() + x) / 2 + aside * (y - from.getY()) / (2 * half);
        double centreY = (from.getY() + y) / 2 - aside * (x - from.getX()) / (2 * half);
        double begin = Math.toDegrees(Math.atan2(centreY - from.getY(), from.getX() - centreX));
        double end = Math.toDegrees(Math.atan2(centreY - y, x - centreX));
        double extent = sweep == 1 ? -((begin - end + 360) % 360) : (end - begin + 360) % 360;
        Arc2D arc = new Arc2D.Double(-radius, -radius, 2 * radius, 2 * radius, begin, extent, Arc2D.OPEN);
        path.append(arc.getPathIterator(AffineTransform.getTranslateInstance(centreX, centreY)), true);
    }
}
