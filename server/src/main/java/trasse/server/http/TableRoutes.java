package trasse.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.server.Ids;
import trasse.server.live.LiveTable;
import trasse.server.live.Outcome;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.store.TableStore;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Occupant;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** Making tables and playing at them. */
final class TableRoutes {
    private final Tables tables;
    private final TableStore store;
    private final Presence presence;
    private final Caller caller;
    private final int mostOpenTables;

    TableRoutes(Tables tables, TableStore store, Presence presence, Caller caller, int mostOpenTables) {
        this.tables = tables;
        this.store = store;
        this.presence = presence;
        this.caller = caller;
        this.mostOpenTables = mostOpenTables;
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
        routes.post("/api/tables/{table}/rematch", this::rematch);
    }

    /** What a command is answered with; the same when it is sent again. */
    record Done(String table, int number) {}

    private void open(Context context) {
        Requests.NewTable wanted = Requests.read(context, Requests.NewTable.class);
        String command = Requests.command(wanted.command());
        String name = Requests.name(wanted.name());
        Terms terms = wanted.terms();
        if (terms.botNames().stream().anyMatch(name::equalsIgnoreCase)) {
            throw new Problem(422, "bad-name", "a bot at this table is called " + name + " already");
        }
        String visitor = caller.requireVisitor(context);
        if (store.openTablesOf(visitor) >= mostOpenTables
                && store.madeBy(visitor, command).isEmpty()) {
            throw new Problem(
                            429,
                            "too-many-tables",
                            "you have " + mostOpenTables + " open tables; finish or leave one first")
                    .with("retryAfter", 60);
        }
        Deal deal = Deal.random(Deck.STANDARD, 4, new Prng(Ids.seed()));
        TableEvent.Opened opened = new TableEvent.Opened(terms, deal, Ids.salt(), null, null, null);
        Answers.opened(context, tables.open(Ids.id(), opened, visitor, name, command));
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
        Answers.json(context, done(context.pathParam("table"), command, visitor, wanted));
    }

    private Done done(String table, String command, String visitor, Wanted wanted) {
        presence.acted(visitor);
        Outcome outcome = tables.submit(table, visitor + " " + command, wanted.by(visitor))
                .orElseThrow(() -> Problem.notFound("there is no such table; perhaps the link is not complete"));
        return switch (outcome) {
            case Outcome.Done(int number) -> new Done(table, number);
            case Outcome.Refused refused -> throw Problem.of(refused);
        };
    }

    /** The same people again: whoever asks first has the table made, and all who ask sit down there. */
    private void rematch(Context context) {
        String command =
                Requests.command(Requests.read(context, Requests.Plain.class).command());
        String visitor = caller.requireVisitor(context);
        Table old = Requests.table(context, tables).table();
        String next = Ids.following(old.id());
        boolean may = old.chairOf(visitor).isPresent() && !old.phase().isOpen();
        // The table is there before anyone is told of it.
        if (may && tables.current(next).isEmpty()) {
            Deal deal = Deal.random(Deck.STANDARD, 4, new Prng(Ids.seed()));
            TableEvent.Opened opened = new TableEvent.Opened(again(old), deal, Ids.salt(), null, null, people(old));
            tables.open(
                    next, opened, visitor, old.chairOf(visitor).orElseThrow().name(), "rematch " + old.id());
        }
        done(old.id(), command, visitor, who -> new Command.Rematch(who, next));
        String name = old.chairOf(visitor).orElseThrow().name();
        LiveTable table = tables.find(next).orElseThrow();
        if (table.table().chairOf(visitor).isEmpty()) {
            done(next, command, visitor, who -> new Command.Join(who, name));
        }
        Answers.json(context, new Done(next, joined(table, visitor)));
    }

    /** The number of the event with which somebody sat down, which is the same whenever it is asked. */
    private static int joined(LiveTable table, String visitor) {
        return table.state().entries().stream()
                .filter(entry -> entry.event() instanceof TableEvent.Joined joined
                        && joined.visitor().equals(visitor))
                .findFirst()
                .orElseThrow()
                .number();
    }

    private static Terms again(Table old) {
        Terms terms = old.terms();
        int people = (int) old.chairs().stream()
                .filter(chair -> !(chair.occupant() instanceof Occupant.Bot))
                .count();
        return new Terms(terms.edition(), terms.board(), people, terms.bots(), terms.secondsPerRound(), false);
    }

    private static List<String> people(Table old) {
        return old.chairs().stream()
                .flatMap(chair -> chair.owner().stream())
                .map(Occupant.Person::visitor)
                .toList();
    }
}
