package trasse.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import trasse.server.table.Json;

/**
 * Turns errors that never reach a route into problems like all others: malformed requests, as with a bad address or too
 * many headers, and requests that come while the server stops.
 */
final class UnroutedErrors implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Problem problem = problem(request, response.getStatus());
        WebServer.SECURITY_HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json");
        problem.retryAfter().ifPresent(seconds -> response.getHeaders().put(HttpHeader.RETRY_AFTER, seconds));
        response.write(true, ByteBuffer.wrap(Json.text(problem.body()).getBytes(StandardCharsets.UTF_8)), callback);
        return true;
    }

    private static Problem problem(Request request, int status) {
        return switch (status) {
            case HttpStatus.SERVICE_UNAVAILABLE_503 ->
                new Problem(503, "stopping", "the server is about to stop").with("retryAfter", 5);
            case HttpStatus.INTERNAL_SERVER_ERROR_500 ->
                Problem.broken(request.getMethod() + " " + request.getHttpURI().getPath(), (Throwable)
                        request.getAttribute(ErrorHandler.ERROR_EXCEPTION));
            default ->
                new Problem(status, "malformed", "this request cannot be read: " + HttpStatus.getMessage(status));
        };
    }
}
