package trasse.server;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Makes files that take a while, and keeps the latest. One platform thread of its own makes one after the other, so the
 * virtual threads that answer are neither held up nor read resources, which could block their carriers. Thread-safe.
 *
 * @param <K> what a file is made of
 */
public final class Workshop<K> implements AutoCloseable {
    private final Function<K, byte[]> maker;
    private final Cache<K, byte[]> made;
    private final ExecutorService thread;

    /**
     * A workshop that has made nothing yet.
     *
     * @param mostBytes how much is kept
     */
    public Workshop(String name, int mostBytes, Function<K, byte[]> maker) {
        this.maker = maker;
        this.made = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((K what, byte[] file) -> file.length)
                .build();
        this.thread = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
        // Before anything is drawn: a server has no screen.
        System.setProperty("java.awt.headless", "true");
    }

    /** A file that is kept; null if it has to be made. */
    public byte @Nullable [] find(K what) {
        return made.getIfPresent(what);
    }

    /** A file, which is made if need be. */
    public byte[] make(K what) {
        try {
            return thread.submit(() -> made.get(what, maker)).get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
