package trasse.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.javalin.http.Context;
import java.util.Map;
import trasse.server.table.Json;

/** Writes answers. */
final class Answers {
    private Answers() {}

    static void json(Context context, Object value) {
        context.contentType("application/json").result(text(value));
    }

    /** A table has been made, or was before by the same command. */
    static void opened(Context context, String table) {
        context.status(201).header("Location", "/api/tables/" + table);
        json(context, Map.of("table", table));
    }

    static void problem(Context context, Problem problem) {
        problem.retryAfter().ifPresent(seconds -> context.header("Retry-After", seconds));
        context.status(problem.status()).contentType("application/problem+json").result(text(problem.body()));
    }

    static String text(Object value) {
        try {
            return Json.MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
