package trasse.server.preview;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** Writes images as small files: of all colours, only the most frequent are kept, which saves nearly half. */
final class Png {
    private static final int MOST_COLOURS = 256;

    private Png() {}

    static byte[] of(BufferedImage image) {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        parameters.setCompressionQuality(0);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(indexed(image), null, null), parameters);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    private static BufferedImage indexed(BufferedImage image) {
        int width = image.getWidth();
        int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
        Map<Integer, Integer> counts = new HashMap<>();
        for (int pixel : pixels) {
            counts.merge(pixel, 1, Integer::sum);
        }
        int[] kept = counts.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_COLOURS)
                .mapToInt(Map.Entry::getKey)
                .toArray();
        Map<Integer, Integer> nearest = new HashMap<>();
        counts.keySet().forEach(colour -> nearest.put(colour, nearest(colour, kept)));
        int[] indices = Arrays.stream(pixels).map(nearest::get).toArray();
        BufferedImage small = new BufferedImage(
                width,
                image.getHeight(),
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(8, kept.length, kept, 0, false, -1, DataBuffer.TYPE_BYTE));
        small.getRaster().setPixels(0, 0, width, image.getHeight(), indices);
        return small;
    }

    private static int nearest(int colour, int[] kept) {
        int best = 0;
        for (int i = 1; i < kept.length; i++) {
            if (distance(colour, kept[i]) < distance(colour, kept[best])) {
                best = i;
            }
        }
        return best;
    }

    private static int distance(int one, int other) {
        int red = ((one >> 16) & 0xff) - ((other >> 16) & 0xff);
        int green = ((one >> 8) & 0xff) - ((other >> 8) & 0xff);
        int blue = (one & 0xff) - (other & 0xff);
        return red * red + green * green + blue * blue;
    }
}
