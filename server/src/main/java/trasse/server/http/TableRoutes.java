package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import trasse.rules.Action;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.table.Command;
import trasse.server.table.Reaction;
import trasse.server.table.Receipt;

/** Making tables and playing at them. */
final class TableRoutes {
    private final Tables tables;
    private final Presence presence;
    private final Caller caller;

    TableRoutes(Tables tables, Presence presence, Caller caller) {
        this.tables = tables;
        this.presence = presence;
        this.caller = caller;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/tables", this::make);
        routes.post("/api/tables/{table}/join", this::join);
        routes.post("/api/tables/{table}/leave", this::leave);
        routes.post("/api/tables/{table}/start", this::start);
        routes.post("/api/tables/{table}/move", this::move);
        routes.post("/api/tables/{table}/draft", this::draft);
        routes.post("/api/tables/{table}/take-back", this::takeBack);
        routes.post("/api/tables/{table}/finish", this::finish);
        routes.post("/api/tables/{table}/replace", this::replace);
        routes.post("/api/tables/{table}/return", this::comeBack);
        routes.post("/api/tables/{table}/react", this::react);
        routes.post("/api/tables/{table}/nudge", this::nudge);
    }

    private void make(Context context) {
        Requests.NewTable body = Requests.read(context, Requests.NewTable.class);
        String command = Requests.command(body.command());
        String name = Requests.name(body.name());
        String visitor = caller.requireVisitor(context);
        Receipt made = Responses.value(tables.make(body.terms(), visitor, name, command));
        context.status(201).header("Location", "/api/tables/" + made.table());
        Responses.json(context, made);
    }

    private void join(Context context) {
        Requests.Named body = Requests.read(context, Requests.Named.class);
        String name = Requests.name(body.name());
        submit(context, body.command(), visitor -> new Command.Join(visitor, name));
    }

    private void leave(Context context) {
        Requests.Plain body = Requests.read(context, Requests.Plain.class);
        submit(context, body.command(), Command.Leave::new);
    }

    private void start(Context context) {
        Requests.Start body = Requests.read(context, Requests.Start.class);
        boolean whenFull = Boolean.TRUE.equals(body.whenFull());
        submit(context, body.command(), whenFull ? Command.StartWhenFull::new : Command.Start::new);
    }

    private void move(Context context) {
        Requests.Move body = Requests.read(context, Requests.Move.class);
        int round = Requests.required(body.round(), "round");
        Action action = Requests.required(body.move(), "move");
        submit(context, body.command(), visitor -> new Command.Move(visitor, round, action));
    }

    private void draft(Context context) {
        Requests.Move body = Requests.read(context, Requests.Move.class);
        int round = Requests.required(body.round(), "round");
        Action action = Requests.required(body.move(), "move");
        submit(context, body.command(), visitor -> new Command.Draft(visitor, round, action));
    }

    private void takeBack(Context context) {
        Requests.InRound body = Requests.read(context, Requests.InRound.class);
        int round = Requests.required(body.round(), "round");
        submit(context, body.command(), visitor -> new Command.TakeBack(visitor, round));
    }

    private void finish(Context context) {
        Requests.Plain body = Requests.read(context, Requests.Plain.class);
        submit(context, body.command(), Command.Finish::new);
    }

    private void replace(Context context) {
        Requests.OfChair body = Requests.read(context, Requests.OfChair.class);
        int chair = Requests.required(body.chair(), "chair");
        Instant seen = presence.lastSeen(Requests.table(context, tables).table(), chair);
        submit(context, body.command(), visitor -> new Command.Replace(visitor, chair, seen));
    }

    private void comeBack(Context context) {
        Requests.Plain body = Requests.read(context, Requests.Plain.class);
        submit(context, body.command(), Command.Return::new);
    }

    private void react(Context context) {
        Requests.React body = Requests.read(context, Requests.React.class);
        Reaction reaction = Requests.required(body.reaction(), "reaction");
        submit(context, body.command(), visitor -> new Command.React(visitor, reaction));
    }

    private void nudge(Context context) {
        Requests.OfChair body = Requests.read(context, Requests.OfChair.class);
        int chair = Requests.required(body.chair(), "chair");
        submit(context, body.command(), visitor -> new Command.Nudge(visitor, chair));
    }

    private void submit(Context context, @Nullable String commandId, Function<String, Command> commandOf) {
        String command = Requests.command(commandId);
        String visitor = caller.requireVisitor(context);
        presence.acted(visitor);
        String key = Tables.idempotencyKey(visitor, command);
        Responses.json(
                context,
                Responses.value(tables.submit(context.pathParam("table"), key, commandOf.apply(visitor))
                        .orElseThrow(Problem::noSuchTable)));
    }
}
