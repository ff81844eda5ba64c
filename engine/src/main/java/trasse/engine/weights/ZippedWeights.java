package trasse.engine.weights;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import trasse.engine.bot.BoardKnowledge;

/** What is in a {@code .weights} file: packed weights, with gzip. */
public final class ZippedWeights {
    private ZippedWeights() {}

    public static byte[] zip(byte[] packed) {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream zip = new SmallNumbersZip(zipped)) {
            zip.write(packed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return zipped.toByteArray();
    }

    /**
     * Reads packed weights.
     *
     * @throws IOException if they cannot be read, or are not zipped, or too long to be weights
     */
    public static byte[] unzip(InputStream zipped) throws IOException {
        try (InputStream in = new GZIPInputStream(zipped)) {
            byte[] packed = in.readNBytes(BoardKnowledge.MOST_BYTES + 1);
            if (packed.length > BoardKnowledge.MOST_BYTES) {
                throw new IOException("weights are never that long");
            }
            return packed;
        } catch (ZipException | EOFException e) {
            throw new IOException("these are not weights", e);
        }
    }

    /** Packed weights are small numbers with little repetition: zip has a strategy for that, which makes 4 % of difference. */
    private static final class SmallNumbersZip extends GZIPOutputStream {
        private SmallNumbersZip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
            def.setStrategy(Deflater.FILTERED);
        }
    }
}
