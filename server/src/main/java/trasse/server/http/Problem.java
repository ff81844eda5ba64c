package trasse.server.http;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import trasse.server.live.Outcome;
import trasse.server.table.Refusal;

/** Why a request is not answered as it was meant to be. The body follows RFC 9457. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final Logger LOG = LoggerFactory.getLogger(Problem.class);

    private final int status;
    private final String type;
    private final transient Map<String, Object> more = new LinkedHashMap<>();

    Problem(int status, String type, String detail) {
        super(detail, null, false, false);
        this.status = status;
        this.type = type;
    }

    /** Says more, in a field of its own. */
    Problem with(String field, Object value) {
        more.put(field, value);
        return this;
    }

    static Problem of(Outcome.Refused refused) {
        Refusal refusal = refused.refusal();
        int status = switch (refusal.kind()) {
            case NOT_YOUR_SEAT, NOT_HOST, NOT_INVITED -> 403;
            case ILLEGAL_MOVE -> 422;
            default -> 409;
        };
        Problem problem =
                new Problem(status, refusal.kind().toString(), refusal.detail()).with("number", refused.number());
        refusal.field().ifPresent(field -> problem.with("field", field.toString()));
        return problem;
    }

    static Problem notFound(String detail) {
        return new Problem(404, "not-found", detail);
    }

    static Problem tooManyTables() {
        return new Problem(429, "too-many-tables", "you have made too many tables that are open; finish or leave one")
                .with("retryAfter", 60);
    }

    static Problem malformed(String detail) {
        return new Problem(400, "malformed", detail);
    }

    /** Something broke that should not: the log says what, the answer under which name to find it there. */
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
