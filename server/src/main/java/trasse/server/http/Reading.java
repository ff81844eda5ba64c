package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;

/** Routes that change nothing. Javalin alone would answer every HEAD with 200, even for what does not exist. */
final class Reading {
    private Reading() {}

    static void add(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, handler);
        routes.head(path, handler);
    }
}
