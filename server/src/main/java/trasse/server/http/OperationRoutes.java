package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.function.BooleanSupplier;
import trasse.server.store.Database;

/** What those who run the server ask of it, and the description of all the rest. */
final class OperationRoutes {
    private final Database database;
    private final Metrics metrics;
    private final BooleanSupplier stopping;

    OperationRoutes(Database database, Metrics metrics, BooleanSupplier stopping) {
        this.database = database;
        this.metrics = metrics;
        this.stopping = stopping;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/health/live", context -> Answers.json(context, Map.of("live", true)));
        routes.get("/health/ready", this::ready);
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        routes.get("/api/openapi.json", OperationRoutes::description);
    }

    private void ready(Context context) {
        if (stopping.getAsBoolean()) {
            throw new Problem(503, "stopping", "the server is about to stop").with("retryAfter", 5);
        }
        int answer = database.read(
                handle -> handle.createQuery("select 1").mapTo(Integer.class).one());
        Answers.json(context, Map.of("ready", answer == 1));
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
