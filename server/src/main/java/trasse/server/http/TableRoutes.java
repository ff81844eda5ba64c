package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import trasse.server.Ids;
import trasse.server.live.Outcome;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Names;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

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
        routes.post("/api/tables", this::open);
        routes.post("/api/tables/{table}/join", this::join);
        routes.post("/api/tables/{table}/leave", this::leave);
        routes.post("/api/tables/{table}/start", this::start);
        routes.post("/api/tables/{table}/move", this::move);
        routes.post("/api/tables/{table}/take-back", this::takeBack);
        routes.post("/api/tables/{table}/replace", this::replace);
        routes.post("/api/tables/{table}/return", this::comeBack);
    }

    private void open(Context context) {
        Requests.NewTable wanted = Requests.read(context, Requests.NewTable.class);
        String command = Requests.command(wanted.command());
        String name = Requests.name(wanted.name());
        Terms terms = wanted.terms();
        if (terms.botNames().stream().anyMatch(bot -> Names.areAlike(bot, name))) {
            throw new Problem(422, "bad-name", "a bot at this table is called " + name + " already");
        }
        String visitor = caller.requireVisitor(context);
        TableEvent.Opened opened = TableEvent.Opened.forAnyone(terms, Ids.deal(), Ids.salt());
        Answers.opened(
                context, tables.open(Ids.id(), opened, visitor, name, command).orElseThrow(Problem::tooManyTables));
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
        Requests.Plain body = Requests.read(context, Requests.Plain.class);
        submit(context, body.command(), Command.Start::new);
    }

    private void move(Context context) {
        Requests.Move body = Requests.read(context, Requests.Move.class);
        int round = Requests.required(body.round(), "round");
        var action = Requests.required(body.move(), "move");
        submit(context, body.command(), visitor -> new Command.Move(visitor, round, action));
    }

    private void takeBack(Context context) {
        Requests.InRound body = Requests.read(context, Requests.InRound.class);
        int round = Requests.required(body.round(), "round");
        submit(context, body.command(), visitor -> new Command.TakeBack(visitor, round));
    }

    private void replace(Context context) {
        Requests.OfChair body = Requests.read(context, Requests.OfChair.class);
        int number = Requests.required(body.chair(), "chair");
        Table table = Requests.table(context, tables).table();
        Instant seen = table.findChair(number)
                .flatMap(Chair::owner)
                .map(owner -> presence.seen(owner.visitor()))
                .orElse(Instant.EPOCH);
        submit(context, body.command(), visitor -> new Command.Replace(visitor, number, seen));
    }

    private void comeBack(Context context) {
        Requests.Plain body = Requests.read(context, Requests.Plain.class);
        submit(context, body.command(), Command.Return::new);
    }

    @FunctionalInterface
    private interface Wanted {
        Command by(String visitor);
    }

    private void submit(Context context, @Nullable String commandId, Wanted wanted) {
        String command = Requests.command(commandId);
        String visitor = caller.requireVisitor(context);
        presence.acted(visitor);
        Outcome outcome = tables.submit(context.pathParam("table"), visitor + " " + command, wanted.by(visitor))
                .orElseThrow(() -> Problem.notFound("there is no such table; perhaps the link is not complete"));
        switch (outcome) {
            case Outcome.Done done -> Answers.json(context, done);
            case Outcome.Refused refused -> throw Problem.of(refused);
        }
    }
}
