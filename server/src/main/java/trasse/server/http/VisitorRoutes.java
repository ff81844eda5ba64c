package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import trasse.server.store.TableStore;
import trasse.server.visitor.Visitors;

/** Keys, the games of a visitor, and being forgotten. */
final class VisitorRoutes {
    private static final int GAMES_AT_A_TIME = 200;

    private final Visitors visitors;
    private final TableStore store;
    private final Caller caller;

    VisitorRoutes(Visitors visitors, TableStore store, Caller caller) {
        this.visitors = visitors;
        this.store = store;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/me", this::arrive);
        Reading.add(routes, "/api/me", this::me);
        routes.delete("/api/me", this::forget);
        Reading.add(routes, "/api/me/games", this::games);
        routes.post("/api/me/codes", this::code);
        routes.post("/api/me/redeem", this::redeem);
        routes.post("/api/tokens", this::token);
    }

    private void arrive(Context context) {
        if (caller.visitor(context).isEmpty()) {
            caller.setCookie(context, visitors.arrive().key());
            context.status(201);
        }
        Responses.json(context, Map.of("known", true));
    }

    private void me(Context context) {
        caller.requireVisitor(context);
        Responses.json(context, Map.of("known", true));
    }

    private void forget(Context context) {
        String visitor = caller.requireVisitor(context);
        visitors.forget(visitor);
        caller.removeCookie(context);
        context.status(204);
    }

    private void games(Context context) {
        Responses.json(context, store.of(caller.requireVisitor(context), before(context), GAMES_AT_A_TIME));
    }

    private static long before(Context context) {
        String text = context.queryParam("before");
        if (text == null) {
            return Long.MAX_VALUE;
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw Problem.malformed("a list begins before a time in milliseconds since 1970, not before " + text);
        }
    }

    private void code(Context context) {
        Visitors.Code code = visitors.code(caller.requireVisitor(context));
        context.status(201);
        Responses.json(context, code);
    }

    private void redeem(Context context) {
        String code =
                Requests.required(Requests.read(context, Requests.Code.class).code(), "code");
        Optional<Visitors.Arrived> arrived = visitors.redeem(code);
        if (arrived.isEmpty()) {
            throw new Problem(
                    422,
                    "bad-code",
                    "this code is wrong, used already, or older than " + Visitors.CODE_LASTS.toMinutes() + " minutes");
        }
        caller.setCookie(context, arrived.get().key());
        Responses.json(context, Map.of("known", true));
    }

    private void token(Context context) {
        context.status(201);
        Responses.json(context, Map.of("token", visitors.arrive().key()));
    }
}
