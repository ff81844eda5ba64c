package trasse.server.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.geom.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SvgPathTest {
    @ParameterizedTest
    @CsvSource({
        "M-1-.72H1V-.2H-1Z, -1, -0.72, 1, -0.2",
        "M0-1.05L1.05 .8H-1.05Z, -1.05, -1.05, 1.05, 0.8",
        "M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z, -1, -1, 1, 1",
        "M1 0A1 1 0 0 1 0 1, 0, 0, 1, 1",
        "M1 0A1 1 0 0 0 0 1, 0, 0, 1, 1",
        "M1 0A1 1 0 1 1 0 -1, -1, -1, 1, 1",
        "M1 0A1 1 0 1 0 0 1, -1, -1, 1, 1"
    })
    void aPathLiesWhereItsTextSays(String text, double left, double top, double right, double bottom) {
        Rectangle2D bounds = SvgPath.parse(text).getBounds2D();
        assertEquals(left, bounds.getMinX(), 1e-9);
        assertEquals(top, bounds.getMinY(), 1e-9);
        assertEquals(right, bounds.getMaxX(), 1e-9);
        assertEquals(bottom, bounds.getMaxY(), 1e-9);
    }
}
