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

/** The pictures in docs/screens. Tests take them anew only if they are told so, with {@code -Dtrasse.shots}. */
final class Screenshots {
    private static final Path FOLDER = Path.of("..", "docs", "screens");
    private static final boolean WANTED = System.getProperty("trasse.shots") != null;
    private static final int COLOURS = 256;

    private Screenshots() {}

    static void take(Page page, String name) {
        if (!WANTED) {
            return;
        }
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
