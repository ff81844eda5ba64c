package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class TerminalQrTest {
    private static final List<String> LINES =
            TerminalQr.of("http://192.168.1.23:8061/").lines().toList();

    @Test
    void everyLineIsBlackOnWhiteAndEndsPlain() {
        assertTrue(LINES.stream().allMatch(line -> line.startsWith("\u001b[30;107m") && line.endsWith("\u001b[0m")));
    }

    /** 25 modules and a margin of four on each side, two rows in a line. */
    @Test
    void itIsAsLargeAsItsTextNeeds() {
        assertEquals(17, LINES.size());
        assertTrue(LINES.stream().allMatch(line -> modules(line).length() == 33));
    }

    @Test
    void readersFindItsCorner() {
        assertEquals("    █▀▀▀▀▀█", modules(LINES.get(2)).substring(0, 11));
        assertEquals("    █ ███ █", modules(LINES.get(3)).substring(0, 11));
        assertEquals("    █ ▀▀▀ █", modules(LINES.get(4)).substring(0, 11));
        assertEquals("    ▀▀▀▀▀▀▀", modules(LINES.get(5)).substring(0, 11));
    }

    private static String modules(String line) {
        return line.replaceAll("\u001b\\[[0-9;]*m", "");
    }
}
