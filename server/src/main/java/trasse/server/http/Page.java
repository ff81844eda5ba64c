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
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

/**
 * Serves the page and all that it loads, from the class path, where no route matches. The page has client-side routes:
 * every path that does not look like a file gets the page itself. Files stay in memory once they have been asked for.
 * Thread-safe.
 */
public final class Page implements ResourceHandler {
    private static final String INDEX = "/index.html";
    private static final String ASSETS = "/assets/";
    private static final String WEIGHTS = "/weights/";

    /** Paths without an ending that are no routes of the page. */
    private static final Set<String> NOT_PAGE_ROUTES = Set.of("api", "health", "metrics", "assets", "weights");

    /** No part begins with a dot or holds a percent sign, so no path leads out of the folder. */
    private static final Pattern FILE = Pattern.compile("(/[\\w-]+)*/[\\w-]+(\\.[\\w-]+)+");

    private static final Pattern WORKER = Pattern.compile("/assets/worker-[\\w-]+\\.js");

    /** For files with a hash in their name. */
    private static final String IMMUTABLE = "public, max-age=31536000, immutable";

    private static final String ONE_DAY = "public, max-age=86400";
    private static final String REVALIDATE = "no-cache";

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
                context.header(WebServer.CSP_HEADER, WebServer.WORKER_CSP);
            }
            file.send(context);
        });
        return found.isPresent();
    }

    private Optional<PageFile> find(Context context) {
        String path = context.path();
        if (isPageRoute(path)) {
            return accepts(context.header("Accept")) ? file(INDEX) : Optional.empty();
        }
        return file(path);
    }

    private static boolean isPageRoute(String path) {
        String[] parts = path.split("/", -1);
        return !NOT_PAGE_ROUTES.contains(parts[1]) && !parts[parts.length - 1].contains(".");
    }

    private static boolean accepts(@Nullable String types) {
        return types == null || types.contains("text/html") || types.contains("*/*");
    }

    private Optional<PageFile> file(String path) {
        return Optional.ofNullable(files.computeIfAbsent(path, this::load));
    }

    private @Nullable PageFile load(String path) {
        if (path.startsWith(WEIGHTS)) {
            return board(path.substring(WEIGHTS.length()))
                    .flatMap(ShippedWeights::zipped)
                    .map(weights -> PageFile.gzipped(weights, ONE_DAY))
                    .orElse(null);
        }
        byte[] content = FILE.matcher(path).matches() ? read(Page.class, "/" + root + path) : null;
        return content == null ? null : PageFile.of(path, content, path.startsWith(ASSETS) ? IMMUTABLE : REVALIDATE);
    }

    /** By its code, or by the name that older pages ask for. */
    private static Optional<Board> board(String codeOrName) {
        return BuiltInBoards.find(codeOrName)
                .or(() -> BoardCode.parse(codeOrName).toOptional());
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
