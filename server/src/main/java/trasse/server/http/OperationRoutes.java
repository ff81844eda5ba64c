package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import trasse.server.store.Database;

/** Health, metrics and the description of the API. */
final class OperationRoutes {
    private static final Duration READY_TIMEOUT = Duration.ofSeconds(1);
    private static final Duration CHECK_LASTS = Duration.ofSeconds(1);

    private static final String CHECK = "insert into readiness (id, checked_at) values (1, :now)"
            + " on conflict (id) do update set checked_at = excluded.checked_at";

    private final Database database;
    private final Metrics metrics;
    private final InstantSource clock;
    private CompletableFuture<Integer> check = CompletableFuture.completedFuture(0);
    private long checkedAt = System.nanoTime() - CHECK_LASTS.toNanos();

    OperationRoutes(Database database, Metrics metrics, InstantSource clock) {
        this.database = database;
        this.metrics = metrics;
        this.clock = clock;
    }

    void addTo(RoutesConfig routes) {
        Reading.add(routes, "/health/live", context -> Responses.json(context, Map.of("live", true)));
        Reading.add(routes, "/health/ready", this::ready);
        Reading.add(
                routes,
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.text()));
        byte[] description = read("openapi.json");
        Reading.add(
                routes,
                "/api/openapi.json",
                context -> context.contentType("application/json").result(description));
    }

    private void ready(Context context) {
        if (!canStore()) {
            throw new Problem(503, "not-ready", "nothing can be stored: the database is away, full or locked")
                    .with("retryAfter", 5);
        }
        Responses.json(context, Map.of("ready", true));
    }

    /** Answers soon, one way or the other: a load balancer asks again in a few seconds. */
    private boolean canStore() {
        try {
            return check().get(READY_TIMEOUT.toMillis(), TimeUnit.MILLISECONDS) == 1;
        } catch (ExecutionException | TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** The latest check, however many ask for it: one at a time, and one a second. */
    private synchronized CompletableFuture<Integer> check() {
        if (check.isDone() && System.nanoTime() - checkedAt >= CHECK_LASTS.toNanos()) {
            checkedAt = System.nanoTime();
            check = CompletableFuture.supplyAsync(
                    () -> database.write(handle -> handle.createUpdate(CHECK)
                            .bind("now", clock.millis())
                            .execute()),
                    Thread::startVirtualThread);
        }
        return check;
    }

    private static byte[] read(String name) {
        try (InputStream in = OperationRoutes.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
