package trasse.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Javalin obeys a header that names another method, which would get around checks that look at the method of a request. */
final class MethodOverrideFilter extends Handler.Wrapper {
    private static final String OVERRIDE = "X-HTTP-Method-Override";

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        return super.handle(
                request.getHeaders().contains(OVERRIDE) ? new WithoutOverride(request) : request, response, callback);
    }

    private static final class WithoutOverride extends Request.Wrapper {
        private final HttpFields headers;

        private WithoutOverride(Request request) {
            super(request);
            headers = HttpFields.build(request.getHeaders()).remove(OVERRIDE).asImmutable();
        }

        @Override
        public HttpFields getHeaders() {
            return headers;
        }
    }
}
