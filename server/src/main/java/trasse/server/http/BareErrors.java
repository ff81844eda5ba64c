package trasse.server.http;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Answers what is too broken to reach a route, as a bad address or too many headers, with a problem like all others. */
final class BareErrors implements Request.Handler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        Problem problem =
                new Problem(status, "malformed", "this request cannot be read: " + HttpStatus.getMessage(status));
        Web.GUARDS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/problem+json");
        response.write(true, ByteBuffer.wrap(Answers.text(problem.body()).getBytes(StandardCharsets.UTF_8)), callback);
        return true;
    }
}
