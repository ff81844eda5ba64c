package trasse.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page and all that it loads, from the class path. Files stay in memory once they have been asked for. Thread-safe.
 *
 * <p>Files are read by threads of the platform: a virtual thread that waits for a jar may block its carrier.
 */
public final class Page {
    private static final String INDEX = "/index.html";
    private static final String ASSETS = "/assets/";

    /** No part begins with a dot or holds a percent sign, so no path leads out of the folder. */
    private static final Pattern FILE = Pattern.compile("(/[\\w-]+)*/[\\w-]+(\\.[\\w-]+)+");

    /** For files with a hash in their name. */
    private static final String IMMUTABLE = "public, max-age=31536000, immutable";

    static final String REVALIDATE = "no-cache";

    private static final Executor READER =
            work -> Thread.ofPlatform().name("page").daemon().start(work);

    private final String root;
    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    /** The page in a folder of the class path. */
    public Page(String root) {
        this.root = root;
    }

    /** The page itself; empty if this build comes without it. */
    Optional<String> html() {
        return Optional.ofNullable(read(Page.class, "/" + root + INDEX))
                .map(content -> new String(content, StandardCharsets.UTF_8));
    }

    /** A file that the page loads; empty if there is none at this path. */
    Optional<PageFile> file(String path) {
        PageFile known = files.get(path);
        if (known != null || !FILE.matcher(path).matches()) {
            return Optional.ofNullable(known);
        }
        PageFile loaded =
                CompletableFuture.supplyAsync(() -> load(path), READER).join();
        if (loaded != null) {
            files.put(path, loaded);
        }
        return Optional.ofNullable(loaded);
    }

    private @Nullable PageFile load(String path) {
        byte[] content = read(Page.class, "/" + root + path);
        return content == null ? null : PageFile.of(path, content, path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE);
    }

    private static byte @Nullable [] read(Class<?> near, String name) {
        try (InputStream in = near.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
