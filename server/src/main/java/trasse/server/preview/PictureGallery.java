package trasse.server.preview;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Draws pictures and keeps the latest. One thread of its own draws them one after the other, so that drawing, which takes
 * a while, never holds up the threads that answer. Thread-safe.
 */
public final class PictureGallery implements AutoCloseable {
    private static final int MOST = 200;

    private final Cache<Picture, byte[]> drawn =
            Caffeine.newBuilder().maximumSize(MOST).build();
    private final ExecutorService pencil = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("previews").factory());

    public PictureGallery() {
        // Before the first drawing: a server has no screen.
        System.setProperty("java.awt.headless", "true");
    }

    /** A picture that is drawn already, as a PNG; null if it is not. */
    public byte @Nullable [] find(Picture picture) {
        return drawn.getIfPresent(picture);
    }

    /** A picture as a PNG, which is drawn if need be. */
    public byte[] draw(Picture picture) {
        try {
            return pencil.submit(() -> drawn.get(picture, Picture::png)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        pencil.shutdownNow();
    }
}
