package trasse.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import org.eclipse.jetty.io.EofException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.store.DatabaseTrouble;
import trasse.server.table.Outcome;
import trasse.server.table.Refusal;

/** An error response, with a body as in RFC 9457. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(Problem.class);

    private static final int TABLE_RETRY_SECONDS = 60;
    private static final int UNAVAILABLE_RETRY_SECONDS = 2;
    private static final int LONGEST_BUSY_RETRY_SECONDS = 3;

    private final int status;
    private final String type;
    private final transient Map<String, Object> more = new LinkedHashMap<>();

    Problem(int status, String type, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.type = type;
    }

    /** Adds a field. */
    Problem with(String field, Object value) {
        more.put(field, value);
        return this;
    }

    static Problem of(Outcome.Refused<?> refused) {
        Refusal refusal = refused.refusal();
        Problem problem = of(refusal);
        if (refused.number() != null) {
            problem.with("number", refused.number());
        }
        refusal.field().ifPresent(field -> problem.with("field", field.toString()));
        return problem;
    }

    static Problem of(Refusal refusal) {
        int status = switch (refusal.kind()) {
            case NOT_YOUR_SEAT, NOT_HOST, NOT_INVITED, PLAY_FIRST -> 403;
            case ILLEGAL_MOVE, BAD_TERMS, BAD_NAME -> 422;
            case TOO_MANY_TABLES -> 429;
            default -> 409;
        };
        Problem problem = new Problem(status, refusal.kind().toString(), refusal.detail());
        return status == 429 ? problem.with("retryAfter", TABLE_RETRY_SECONDS) : problem;
    }

    static Problem notFound(String detail) {
        return new Problem(404, "not-found", detail);
    }

    static Problem noSuchTable() {
        return notFound("there is no such table; perhaps the link is not complete");
    }

    static Problem malformed(String detail) {
        return new Problem(400, "malformed", detail);
    }

    /** Not all come back in the same second. */
    static Problem busy() {
        int seconds = 1 + ThreadLocalRandom.current().nextInt(LONGEST_BUSY_RETRY_SECONDS);
        return new Problem(503, "busy", "too much is going on here right now; try again in " + seconds + " s")
                .with("retryAfter", seconds);
    }

    /** A failure that no route expects. */
    static Problem of(Throwable failure, String route) {
        if (failure instanceof EofException) {
            // Nobody is left to read it.
            return malformed("the connection was closed before the end of the request");
        }
        return DatabaseTrouble.log(route, failure) ? unavailable() : broken(route, failure);
    }

    private static Problem unavailable() {
        return new Problem(503, "unavailable", "nothing can be stored or read right now; try again in a moment")
                .with("retryAfter", UNAVAILABLE_RETRY_SECONDS);
    }

    /** An internal error. The log has it under the incident's id, which the response names. */
    static Problem broken(String route, @Nullable Throwable failure) {
        String incident = UUID.randomUUID().toString();
        LOG.atError()
                .setMessage("a request failed")
                .addKeyValue("incident", incident)
                .addKeyValue("route", route)
                .setCause(failure)
                .log();
        return new Problem(500, "broken", "something broke here; nothing that was answered before is lost")
                .with("incident", incident);
    }

    /** In how many seconds to try again. */
    Optional<String> retryAfter() {
        return Optional.ofNullable(more.get("retryAfter")).map(Object::toString);
    }

    int status() {
        return status;
    }

    String type() {
        return type;
    }

    Map<String, Object> body() {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("type", "urn:trasse:problem:" + type);
        body.put("title", type.replace('-', ' '));
        body.put("status", status);
        body.put("detail", String.valueOf(getMessage()));
        body.putAll(more);
        return body;
    }
}
