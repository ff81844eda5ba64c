package trasse.e2e;

import com.microsoft.playwright.Page;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Takes the pictures in docs/screens. It is no test, and runs only if it is named, with {@code -Dtest=Screenshots}. */
class Screenshots {
    private static final Path FOLDER = Path.of("..", "docs", "screens");
    private static final int COLOURS = 256;

    @RegisterExtension
    static final Browsers BROWSERS = new Browsers();

    @ParameterizedTest
    @CsvSource({
        "start-phone, START, PHONE, light",
        "start-desktop, START, DESKTOP, light",
        "game-phone, DOTS, PHONE, light",
        "game-phone-dark, DOTS, PHONE, dark",
        "bots-desktop, BOTS, DESKTOP, light",
        "bots-desktop-dark, BOTS, DESKTOP, dark",
        "end-phone, END_ALONE, PHONE, light",
        "lobby-desktop, LOBBY, DESKTOP, light",
        "learn-phone, LESSON_WITH_DOTS, PHONE, light"
    })
    void pictureOf(String name, Screen screen, String size, String light) {
        Look look = (size.equals("PHONE") ? Look.PHONE : Look.DESKTOP).still();
        Page page = screen.open(BROWSERS, light.equals("dark") ? look.dark() : look);
        page.waitForFunction("() => document.fonts.status === 'loaded'");
        take(page, name);
    }

    private static void take(Page page, String name) {
        try {
            Files.createDirectories(FOLDER);
            BufferedImage picture = ImageIO.read(new ByteArrayInputStream(page.screenshot()));
            ImageIO.write(
                    withFewColours(picture),
                    "png",
                    FOLDER.resolve(name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same with its 256 most frequent colours, in half the bytes: there are few, but for the edges of letters. */
    private static BufferedImage withFewColours(BufferedImage picture) {
        int width = picture.getWidth();
        int height = picture.getHeight();
        int[] pixels = picture.getRGB(0, 0, width, height, null, 0, width);
        Map<Integer, Integer> counts = new HashMap<>();
        Arrays.stream(pixels).forEach(pixel -> counts.merge(pixel & 0xffffff, 1, Integer::sum));
        int[] palette = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(COLOURS)
                .mapToInt(Map.Entry::getKey)
                .toArray();
        BufferedImage smaller = new BufferedImage(
                width,
                height,
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE));
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int i = 0; i < pixels.length; i++) {
            int index = nearest.computeIfAbsent(pixels[i] & 0xffffff, colour -> nearest(colour, palette));
            smaller.getRaster().setSample(i % width, i / width, 0, index);
        }
        return smaller;
    }

    private static int nearest(int colour, int[] palette) {
        return IntStream.range(0, palette.length)
                .boxed()
                .min(Comparator.comparingInt(i -> distance(colour, palette[i])))
                .orElseThrow();
    }

    private static int distance(int one, int other) {
        return IntStream.of(0, 8, 16)
                .map(shift -> ((one >> shift) & 0xff) - ((other >> shift) & 0xff))
                .map(difference -> difference * difference)
                .sum();
    }
}
