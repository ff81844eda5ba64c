package trasse.server.http;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.Settings;
import trasse.server.Workshop;
import trasse.server.challenge.Challenges;
import trasse.server.daily.DailyCalendar;
import trasse.server.daily.DailyDeals;
import trasse.server.live.Admission;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.live.Urgency;
import trasse.server.preview.LinkPreviews;
import trasse.server.preview.Picture;
import trasse.server.rematch.Rematches;
import trasse.server.store.Database;
import trasse.server.store.ForgottenVisitor;
import trasse.server.store.LearnedBoardStore;
import trasse.server.store.TableStore;
import trasse.server.visitor.Visitors;
import trasse.sheets.Printout;

/** The web server: guards every request, hands it to the routes, and turns every failure into a problem. */
public final class WebServer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
    private static final String BEGAN = "began";
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final Duration LONGEST_REQUEST = Duration.ofSeconds(10);
    private static final Duration IDLE_WHILE_STOPPING = Duration.ofMillis(500);
    private static final Duration STOP_TIMEOUT = Duration.ofSeconds(5);

    /** After a restart everyone connects at once; connections beyond it are reset, or tried again only after a second. */
    private static final int CONNECTIONS_TO_ACCEPT = 4096;

    private static final int MOST_BYTES_TO_SKIP = 1 << 20;

    static final String CSP_HEADER = "Content-Security-Policy";

    private static final String CSP = policy("script-src 'self'");

    /** TeaVM's runtime generates code, so the worker that runs the engine may do so; the page may not. */
    static final String WORKER_CSP = policy("script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'");

    /** The security headers of every response. */
    static final Map<String, String> SECURITY_HEADERS = Map.of(
            CSP_HEADER,
            CSP,
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=()");

    private final Javalin javalin;
    private final Caller caller;
    private final Admission admission;
    private final RateLimit perKey;
    private final RateLimit perAddress;
    private final int mostBytes;
    private final Metrics metrics;
    private final Tables tables;
    private volatile boolean stopping;

    public WebServer(
            Settings settings,
            Database database,
            Tables tables,
            Presence presence,
            Visitors visitors,
            DailyDeals daily,
            DailyCalendar calendar,
            Challenges challenges,
            Rematches rematches,
            LinkPreviews previews,
            Workshop<Picture> previewPictures,
            Workshop<Printout> press,
            Page page,
            LearnedBoardStore learnedBoards,
            Admission admission,
            Metrics metrics,
            InstantSource clock) {
        this.caller = new Caller(visitors, settings.trustedProxies());
        this.admission = admission;
        this.perKey = new RateLimit(settings.limits().perKey(), clock);
        this.perAddress = new RateLimit(settings.limits().perAddress(), clock);
        this.mostBytes = settings.limits().requestBytes();
        this.metrics = metrics;
        this.tables = tables;
        TableStore store = new TableStore(database);
        this.javalin = Javalin.create(config -> {
            configure(config, settings);
            config.resourceHandler(new PageHandler(
                    page, new WeightFiles(learnedBoards), previews, previewPictures, caller, perAddress, clock));
            RoutesConfig routes = config.routes;
            routes.before(this::guard);
            new OperationRoutes(database, metrics, clock).addTo(routes);
            new VisitorRoutes(visitors, store, caller).addTo(routes);
            new TableRoutes(tables, presence, caller).addTo(routes);
            new RematchRoutes(rematches, presence, caller).addTo(routes);
            new WatchRoutes(tables, store, daily, presence, caller, metrics, settings, () -> stopping).addTo(routes);
            new ChallengeRoutes(challenges, caller).addTo(routes);
            new DailyRoutes(daily, calendar, caller).addTo(routes);
            new PrintRoutes(press, clock).addTo(routes);
            routes.after(WebServer::skipRest);
            routes.after(this::count);
            routes.exception(Problem.class, (problem, context) -> Responses.problem(context, problem));
            routes.exception(HttpResponseException.class, (failure, context) -> {
                String allowed = failure.getDetails().get("availableMethods");
                if (allowed != null) {
                    context.header("Allow", allowed);
                }
                Responses.problem(context, of(failure));
            });
            routes.exception(
                    ForgottenVisitor.class, (failure, context) -> Responses.problem(context, Caller.unknown()));
            routes.exception(
                    Exception.class,
                    (failure, context) ->
                            Responses.problem(context, Problem.of(failure, context.method() + " " + context.path())));
        });
    }

    /**
     * Begins to answer.
     *
     * @throws JavalinException if the address is taken
     */
    public void start() {
        javalin.start();
    }

    private static String policy(String scripts) {
        return "default-src 'self'; " + scripts + "; worker-src 'self'; style-src 'self'; img-src 'self' data:;"
                + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
                + " frame-ancestors 'none'; object-src 'none'";
    }

    private static void configure(JavalinConfig config, Settings settings) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = settings.limits().requestBytes();
        config.jetty.modifyServer(server -> {
            GracefulHandler graceful = new GracefulHandler();
            graceful.setHandler(new MethodOverrideFilter());
            server.setHandler(graceful);
            server.setErrorHandler(new UnroutedErrors());
            server.setStopTimeout(STOP_TIMEOUT.toMillis());
        });
        config.jetty.addConnector((server, http) -> connector(server, http, settings));
    }

    private static ServerConnector connector(
            org.eclipse.jetty.server.Server server, HttpConfiguration http, Settings settings) {
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(8 * 1024);
        // A stream has one request, so what Jetty would remember of its headers is of no use.
        http.setHeaderCacheSize(0);
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setAcceptQueueSize(CONNECTIONS_TO_ACCEPT);
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        connector.setShutdownIdleTimeout(IDLE_WHILE_STOPPING.toMillis());
        connector.addBean(new ConnectionGuard(
                connector, settings.limits().connections(), settings.trustedProxies(), LONGEST_REQUEST));
        return connector;
    }

    /** Before any route: security headers, rate limits, and the origin of commands. */
    private void guard(Context context) {
        SECURITY_HEADERS.forEach(context::header);
        if (caller.isSecure(context)) {
            context.header("Strict-Transport-Security", "max-age=31536000");
            // Without HTTPS, browsers ignore it and log an error.
            context.header("Cross-Origin-Opener-Policy", "same-origin");
        }
        if (!context.path().startsWith("/api/")) {
            return;
        }
        context.header("Cache-Control", "no-store");
        refuseIfBusy(context);
        perAddress.take(caller.address(context));
        caller.visitor(context).ifPresent(perKey::take);
        if (changes(context)) {
            context.attribute(BEGAN, System.nanoTime());
            caller.refuseOtherOrigins(context);
            if (context.req().getContentLengthLong() > mostBytes) {
                throw new Problem(413, "too-large", "a request has at most " + mostBytes + " bytes");
            }
        }
    }

    /** Before anything that takes time. */
    private void refuseIfBusy(Context context) {
        if (!admission.admits(urgency(context))) {
            throw Problem.busy();
        }
    }

    private static Urgency urgency(Context context) {
        if (!context.path().startsWith("/api/tables/")) {
            return Urgency.BEGIN;
        }
        return changes(context) ? Urgency.PLAY : Urgency.WATCH;
    }

    private static boolean changes(Context context) {
        return !context.method().equals(HandlerType.GET) && !context.method().equals(HandlerType.HEAD);
    }

    /** A client that is still sending when the connection closes may never see the answer, so read on, within limits. */
    private static void skipRest(Context context) {
        if (!changes(context) || context.header("Expect") != null) {
            return;
        }
        try {
            context.req().getInputStream().skip(MOST_BYTES_TO_SKIP);
        } catch (IOException e) {
            LOG.atDebug()
                    .setMessage("a request was not sent to its end")
                    .setCause(e)
                    .log();
        }
    }

    private void count(Context context) {
        metrics.answered(context.statusCode());
        Long began = context.attribute(BEGAN);
        if (began != null) {
            Endpoint asked = context.endpoints().lastHttpEndpoint();
            String path = asked == null ? "/nowhere" : asked.path;
            metrics.commandTook(Metrics.kindOfCommand(path), System.nanoTime() - began);
        }
    }

    private static Problem of(HttpResponseException failure) {
        return switch (failure.getStatus()) {
            case 404 -> Problem.notFound("there is nothing here; /api/openapi.json says what there is");
            case 405 ->
                new Problem(405, "method-not-allowed", "this cannot be done here; /api/openapi.json says what can");
            case 413 -> new Problem(413, "too-large", "this request is too large");
            default ->
                new Problem(failure.getStatus(), "malformed", "this request cannot be read: " + failure.getMessage());
        };
    }

    public int port() {
        return javalin.port();
    }

    /** All routes, each as a method and a path: {@code GET /api/tables/{table}}. HEAD works wherever GET does. */
    public List<String> routes() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod() && !endpoint.method.equals(HandlerType.HEAD))
                .map(endpoint -> endpoint.method.name() + " " + endpoint.path)
                .toList();
    }

    /** Ends the streams, whose clients reconnect elsewhere, then answers the requests that are under way, then stops. */
    @Override
    public void close() {
        stopping = true;
        tables.wakeAll();
        try {
            javalin.stop();
        } catch (JavalinException e) {
            LOG.atWarn()
                    .setMessage("a request took too long to be waited for")
                    .setCause(e)
                    .log();
        }
    }
}
