package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import trasse.server.live.Presence;
import trasse.server.rematch.Rematches;

/** Another game for the players of a finished one. */
final class RematchRoutes {
    private final Rematches rematches;
    private final Presence presence;
    private final Caller caller;

    RematchRoutes(Rematches rematches, Presence presence, Caller caller) {
        this.rematches = rematches;
        this.presence = presence;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/tables/{table}/rematch", this::rematch);
    }

    private void rematch(Context context) {
        String command =
                Requests.command(Requests.read(context, Requests.Plain.class).command());
        String visitor = caller.requireVisitor(context);
        presence.acted(visitor);
        Responses.json(
                context,
                Responses.value(rematches
                        .join(context.pathParam("table"), visitor, command)
                        .orElseThrow(Problem::noSuchTable)));
    }
}
