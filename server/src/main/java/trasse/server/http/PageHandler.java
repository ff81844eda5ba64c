package trasse.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.ResourceHandler;
import io.javalin.http.staticfiles.StaticFileConfig;
import io.javalin.security.RouteRole;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import trasse.server.Workshop;
import trasse.server.preview.Language;
import trasse.server.preview.LinkPreviews;
import trasse.server.preview.Picture;
import trasse.server.preview.Preview;

/**
 * Serves the page where no route matches. The page has client-side routes: every path that does not look like a file gets
 * the page itself, with the preview of this path in its head. Thread-safe.
 */
final class PageHandler implements ResourceHandler {
    private static final String INDEX = "/index.html";
    private static final String FOUND = "page file";

    /** Paths without an ending that are no routes of the page. */
    private static final Set<String> NOT_PAGE_ROUTES =
            Set.of("api", "health", "metrics", "assets", "weights", "preview");

    private static final Pattern WORKER = Pattern.compile("/assets/worker-[\\w-]+\\.js");
    private static final Pattern HOST = Pattern.compile("[\\w.:\\[\\]-]+");

    /** The picture of a table changes once, when its game begins. */
    private static final String ONE_HOUR = "public, max-age=3600";

    /** For all clients together, in the long run. */
    private static final int DRAWINGS_PER_SECOND = 1;

    private static final int MOST_PAGES = 1000;

    private final Page page;
    private final WeightFiles weights;
    private final LinkPreviews previews;
    private final Workshop<Picture> pictures;
    private final Caller caller;
    private final RateLimit perAddress;
    private final RateLimit drawings;
    private final Optional<PreviewHead> html;

    /** Packing a page takes longer than all the rest. */
    private final Cache<String, PageFile> pages =
            Caffeine.newBuilder().maximumSize(MOST_PAGES).build();

    PageHandler(
            Page page,
            WeightFiles weights,
            LinkPreviews previews,
            Workshop<Picture> pictures,
            Caller caller,
            RateLimit perAddress,
            InstantSource clock) {
        this.page = page;
        this.weights = weights;
        this.previews = previews;
        this.pictures = pictures;
        this.caller = caller;
        this.perAddress = perAddress;
        this.drawings = new RateLimit(DRAWINGS_PER_SECOND, clock);
        this.html = page.html().map(PreviewHead::new);
    }

    @Override
    public boolean canHandle(Context context) {
        return find(context).isPresent();
    }

    @Override
    public boolean handle(Context context) {
        Optional<PageFile> found = find(context);
        found.ifPresent(file -> send(file, context));
        return found.isPresent();
    }

    private static void send(PageFile file, Context context) {
        if (WORKER.matcher(context.path()).matches()) {
            context.header(WebServer.CSP_HEADER, WebServer.WORKER_CSP);
        }
        if (context.path().startsWith(Preview.PICTURES)) {
            // Other sites may show the pictures of links to this one.
            context.header("Cross-Origin-Resource-Policy", "cross-origin");
        }
        file.send(context);
    }

    /** Looks once for each request, however often it is asked. */
    private Optional<PageFile> find(Context context) {
        Optional<PageFile> known = context.attribute(FOUND);
        if (known != null) {
            return known;
        }
        Optional<PageFile> found = look(context);
        context.attribute(FOUND, found);
        return found;
    }

    private Optional<PageFile> look(Context context) {
        String path = context.path();
        if (isPageRoute(path) || path.equals(INDEX)) {
            return accepts(context.header("Accept")) ? html.map(head -> html(head, context)) : Optional.empty();
        }
        if (path.startsWith(Preview.PICTURES)) {
            return picture(context);
        }
        return path.startsWith(WeightFiles.FOLDER) ? weights(context) : page.file(path);
    }

    private static boolean isPageRoute(String path) {
        String[] parts = path.split("/", -1);
        return !NOT_PAGE_ROUTES.contains(parts[1]) && !parts[parts.length - 1].contains(".");
    }

    private static boolean accepts(@Nullable String types) {
        return types == null || types.contains("text/html") || types.contains("*/*");
    }

    private PageFile html(PreviewHead head, Context context) {
        Language language = Language.among(context.header("Accept-Language"));
        // A visitor who is too fast still gets the page, but nothing is looked up for it.
        Preview preview = perAddress.hasTaken(caller.address(context))
                ? previews.of(context.path(), language)
                : LinkPreviews.ofTheGame(language);
        String text = head.with(preview, language, origin(context), context.path());
        return pages.get(
                text,
                content -> PageFile.of(INDEX, content.getBytes(StandardCharsets.UTF_8), Page.REVALIDATE)
                        .varyingBy("Accept-Language"));
    }

    /** The address of this server as the client knows it. */
    private String origin(Context context) {
        String host = context.header("Host");
        return host != null && HOST.matcher(host).matches()
                ? (caller.isSecure(context) ? "https://" : "http://") + host
                : "";
    }

    private Optional<PageFile> weights(Context context) {
        perAddress.take(caller.address(context));
        return weights.file(context.path());
    }

    private Optional<PageFile> picture(Context context) {
        perAddress.take(caller.address(context));
        return previews.picture(context.path()).map(picture -> PageFile.of(context.path(), drawn(picture), ONE_HOUR));
    }

    private byte[] drawn(Picture picture) {
        byte[] known = pictures.find(picture);
        if (known != null) {
            return known;
        }
        drawings.take("");
        return pictures.make(picture);
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
