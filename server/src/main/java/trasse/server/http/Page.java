package trasse.server.http;

import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import trasse.engine.weights.ShippedWeights;
import trasse.rules.notation.BuiltInBoards;

/**
 * The page and all that it loads, from the class path. It is asked for what no route has, and declines what it has not.
 *
 * <p>The page finds its own way by the address: whatever looks like a place and not like a file is the page. Files are
 * kept in memory once they have been asked for. Thread-safe.
 */
public final class Page implements ResourceHandler {
    private static final String INDEX = "/index.html";
    private static final String ASSETS = "/assets/";
    private static final String WEIGHTS = "/weights/";

    /** Where a path without an ending is not a place on the page. */
    private static final Set<String> ELSEWHERE = Set.of("api", "health", "metrics", "assets", "weights");

    /** No part begins with a dot or holds a percent sign, so no path leads out of the folder. */
    private static final Pattern FILE = Pattern.compile("(/[\\w-]+)*/[\\w-]+(\\.[\\w-]+)+");

    private static final Pattern WORKER = Pattern.compile("/assets/worker-[\\w-]+\\.js");

    /** What every build names anew never changes. */
    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private static final String FOR_A_DAY = "public, max-age=86400";
    private static final String ASK_FIRST = "no-cache";

    private final String root;
    private final Map<String, PageFile> files = new ConcurrentHashMap<>();

    /** The page in a folder of the class path. */
    public Page(String root) {
        this.root = root;
    }

    @Override
    public boolean canHandle(Context context) {
        return find(context).isPresent();
    }

    @Override
    public boolean handle(Context context) {
        Optional<PageFile> found = find(context);
        found.ifPresent(file -> {
            if (WORKER.matcher(context.path()).matches()) {
                context.header(Web.CSP_HEADER, Web.WORKER_CSP);
            }
            file.send(context);
        });
        return found.isPresent();
    }

    private Optional<PageFile> find(Context context) {
        String path = context.path();
        if (isPlace(path)) {
            return accepts(context.header("Accept")) ? file(INDEX) : Optional.empty();
        }
        return file(path);
    }

    private static boolean isPlace(String path) {
        String[] parts = path.split("/", -1);
        return !ELSEWHERE.contains(parts[1]) && !parts[parts.length - 1].contains(".");
    }

    private static boolean accepts(@Nullable String types) {
        return types == null || types.contains("text/html") || types.contains("*/*");
    }

    private Optional<PageFile> file(String path) {
        return Optional.ofNullable(files.computeIfAbsent(path, this::load));
    }

    private @Nullable PageFile load(String path) {
        if (path.startsWith(WEIGHTS)) {
            String board = path.substring(WEIGHTS.length());
            byte @Nullable [] weights =
                    BuiltInBoards.find(board).flatMap(ShippedWeights::zipped).orElse(null);
            return weights == null ? null : PageFile.gzipped(weights, FOR_A_DAY);
        }
        byte[] content = FILE.matcher(path).matches() ? read(Page.class, "/" + root + path) : null;
        return content == null ? null : PageFile.of(path, content, path.startsWith(ASSETS) ? FOR_EVER : ASK_FIRST);
    }

    private static byte @Nullable [] read(Class<?> near, String name) {
        try (InputStream in = near.getResourceAsStream(name)) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean addStaticFileConfig(StaticFileConfig config) {
        return false;
    }

    @Override
    public Set<RouteRole> resourceRouteRoles(Context context) {
        return Set.of();
    }
}
