package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import trasse.server.store.Database;

/** Health, metrics and the description of the API. */
final class OperationRoutes {
    private static final Duration READY_TIMEOUT = Duration.ofSeconds(1);

    private final Database database;
    private final Metrics metrics;

    OperationRoutes(Database database, Metrics metrics) {
        this.database = database;
        this.metrics = metrics;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/health/live", context -> Responses.json(context, Map.of("live", true)));
        routes.get("/health/ready", this::ready);
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        routes.get("/api/openapi.json", OperationRoutes::description);
    }

    private void ready(Context context) {
        if (!databaseAnswers()) {
            throw new Problem(503, "not-ready", "the database does not answer").with("retryAfter", 5);
        }
        Responses.json(context, Map.of("ready", true));
    }

    /** Answers soon, one way or the other: a load balancer asks again in a few seconds. */
    private boolean databaseAnswers() {
        CompletableFuture<Integer> answer = CompletableFuture.supplyAsync(
                () -> database.read(handle ->
                        handle.createQuery("select 1").mapTo(Integer.class).one()),
                Thread::startVirtualThread);
        try {
            return answer.get(READY_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS) == 1;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void description(Context context) {
        try (InputStream in = OperationRoutes.class.getResourceAsStream("openapi.json")) {
            if (in == null) {
                throw new IllegalStateException("openapi.json is missing from this build");
            }
            context.contentType("application/json").result(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
