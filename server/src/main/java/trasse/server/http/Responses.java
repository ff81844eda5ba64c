package trasse.server.http;

import io.javalin.http.Context;
import java.util.Map;
import trasse.server.table.Json;
import trasse.server.table.Outcome;

/** Writes responses. */
final class Responses {
    private Responses() {}

    static void json(Context context, Object value) {
        context.contentType("application/json").result(Json.text(value));
    }

    /**
     * What a service has answered.
     *
     * @throws Problem if it has refused
     */
    static <T> T value(Outcome<T> outcome) {
        return switch (outcome) {
            case Outcome.Done<T>(T value) -> value;
            case Outcome.Refused<T> refused -> throw Problem.of(refused);
        };
    }

    /** A table has been made, perhaps earlier by the same command. */
    static void opened(Context context, String table) {
        context.status(201).header("Location", "/api/tables/" + table);
        json(context, Map.of("table", table));
    }

    static void problem(Context context, Problem problem) {
        problem.retryAfter().ifPresent(seconds -> context.header("Retry-After", seconds));
        context.status(problem.status()).contentType("application/problem+json").result(Json.text(problem.body()));
    }
}
