package trasse.server.preview;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.stream.Stream;

/**
 * Digits and the name of the game as strokes of a pen, since a server may have no fonts. A digit is 60 wide and 100
 * high; the name stands on its baseline.
 */
final class Lettering {
    private static final double DIGIT_WIDTH = 60;
    private static final double DIGIT_HEIGHT = 100;
    private static final double GAP = 26;

    /** From 0 to 9. */
    private static final List<Path2D> DIGITS = Stream.of(
                    "M30 0C6 0 0 28 0 50C0 72 6 100 30 100C54 100 60 72 60 50C60 28 54 0 30 0Z",
                    "M10 22L36 0V100",
                    "M2 26C4 8 16 0 30 0C48 0 58 12 58 27C58 52 20 68 2 100H60",
                    "M4 0H56L28 38C48 38 60 50 60 68C60 88 46 100 28 100C14 100 4 93 0 82",
                    "M44 100V0L0 68H62",
                    "M54 0H10L6 44C14 38 22 36 30 36C48 36 60 48 60 67C60 87 46 100 28 100C14 100 4 94 0 83",
                    "M50 4C22 8 0 34 0 67A31 31 0 0 0 62 67A31 31 0 0 0 0 67",
                    "M0 0H58L22 100",
                    "M30 46A23 23 0 0 1 30 0A23 23 0 0 1 30 46A27 27 0 0 0 30 100A27 27 0 0 0 30 46Z",
                    "M10 96C38 92 60 66 60 33A31 31 0 0 0 -2 33A31 31 0 0 0 60 33")
            .map(SvgPath::parse)
            .toList();

    private static final String S = "M66 -74C59 -85 48 -90 35 -90C18 -90 4 -82 4 -67C4 -52 18 -48 36 -45"
            + "C56 -41 70 -37 70 -21C70 -7 55 0 36 0C21 0 8 -5 0 -18";

    private Lettering() {}

    /** A number around the origin. */
    static Path2D number(int number) {
        String digits = Integer.toString(number);
        double width = digits.length() * (DIGIT_WIDTH + GAP) - GAP;
        Path2D path = new Path2D.Double();
        for (int i = 0; i < digits.length(); i++) {
            AffineTransform place =
                    AffineTransform.getTranslateInstance(i * (DIGIT_WIDTH + GAP) - width / 2, -DIGIT_HEIGHT / 2);
            path.append(DIGITS.get(digits.charAt(i) - '0').getPathIterator(place), false);
        }
        return path;
    }

    /** The name of the game; its small letters are 90 high. */
    static Path2D name() {
        Path2D path = new Path2D.Double();
        append(path, "M0 -130H92M46 -130V0", 0);
        append(path, "M0 -90V0M0 -50C2 -76 18 -90 44 -88", 118);
        append(
                path,
                "M84 -45C84 -20 65 0 42 0C19 0 0 -20 0 -45C0 -70 19 -90 42 -90C65 -90 84 -70 84 -45M84 -90V0",
                186);
        append(path, S, 312);
        append(path, S, 416);
        append(path, "M2 -48H84C84 -74 67 -90 44 -90C19 -90 0 -71 0 -45C0 -18 19 0 45 0C60 0 73 -6 80 -17", 518);
        return path;
    }

    private static void append(Path2D path, String letter, double x) {
        path.append(SvgPath.parse(letter).getPathIterator(AffineTransform.getTranslateInstance(x, 0)), false);
    }
}
