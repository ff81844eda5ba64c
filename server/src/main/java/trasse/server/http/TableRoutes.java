package trasse.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.RecordWriter;
import trasse.server.Ids;
import trasse.server.Settings;
import trasse.server.daily.DailyDeals;
import trasse.server.live.LiveTable;
import trasse.server.live.Outcome;
import trasse.server.live.Presence;
import trasse.server.live.Tables;
import trasse.server.store.TableStore;
import trasse.server.table.Chair;
import trasse.server.table.Command;
import trasse.server.table.Commitment;
import trasse.server.table.Occupant;
import trasse.server.table.Phase;
import trasse.server.table.Snapshot;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** Making tables, playing at them, watching them, and what is left of them afterwards. */
final class TableRoutes {
    private static final int MOST_LISTED = 100;

    private final Tables tables;
    private final TableStore store;
    private final DailyDeals daily;
    private final Presence presence;
    private final Caller caller;
    private final Metrics metrics;
    private final Settings.Limits limits;
    private final Duration heartbeat;
    private final InstantSource clock;
    private final BooleanSupplier stopping;

    TableRoutes(
            Tables tables,
            TableStore store,
            DailyDeals daily,
            Presence presence,
            Caller caller,
            Metrics metrics,
            Settings settings,
            InstantSource clock,
            BooleanSupplier stopping) {
        this.tables = tables;
        this.store = store;
        this.daily = daily;
        this.presence = presence;
        this.caller = caller;
        this.metrics = metrics;
        this.limits = settings.limits();
        this.heartbeat = settings.heartbeat();
        this.clock = clock;
        this.stopping = stopping;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/boards/{board}", this::board);
        routes.get("/api/tables", context -> Answers.json(context, store.listed(MOST_LISTED)));
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{table}", this::show);
        routes.get("/api/tables/{table}/events", this::stream);
        routes.get("/api/tables/{table}/record", this::record);
        routes.post("/api/tables/{table}/join", this::join);
        routes.post("/api/tables/{table}/leave", this::leave);
        routes.post("/api/tables/{table}/start", this::start);
        routes.post("/api/tables/{table}/move", this::move);
        routes.post("/api/tables/{table}/take-back", this::takeBack);
        routes.post("/api/tables/{table}/replace", this::replace);
        routes.post("/api/tables/{table}/return", this::comeBack);
        routes.post("/api/tables/{table}/rematch", this::rematch);
        routes.post("/api/tables/{table}/challenge", this::challenge);
        routes.get("/api/challenges/{challenge}", this::showChallenge);
        routes.post("/api/challenges/{challenge}/play", this::playChallenge);
    }

    private void board(Context context) {
        String name = context.pathParam("board");
        Board board = BuiltInBoards.find(name)
                .orElseThrow(() -> Problem.notFound(
                        "there is no board " + name + "; there are " + String.join(", ", BuiltInBoards.NAMES)));
        context.contentType("text/plain; charset=utf-8").result(BoardWriter.write(board));
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
        if (store.openTablesOf(visitor) >= limits.openTables()
                && store.madeBy(visitor, command).isEmpty()) {
            throw new Problem(
                            429,
                            "too-many-tables",
                            "you have " + limits.openTables() + " open tables; finish or leave one first")
                    .with("retryAfter", 60);
        }
        Deal deal = Deal.random(Deck.STANDARD, 4, new Prng(Ids.seed()));
        opened(context, open(new TableEvent.Opened(terms, deal, Ids.salt(), null, null, null), visitor, name, command));
    }

    private String open(TableEvent.Opened opened, String visitor, String name, String command) {
        return tables.open(Ids.id(), opened, visitor, name, command);
    }

    private static void opened(Context context, String table) {
        context.status(201).header("Location", "/api/tables/" + table);
        Answers.json(context, Map.of("table", table));
    }

    private LiveTable table(Context context) {
        return tables.current(context.pathParam("table"))
                .orElseThrow(() -> Problem.notFound("there is no such table; perhaps the link is not complete"));
    }

    /** The table of a request, unless it would give away a deal that the visitor could still play. */
    private LiveTable visibleTable(Context context, String visitor) {
        LiveTable live = table(context);
        if (!daily.mayLookInto(live.table(), visitor)) {
            throw new Problem(403, "play-first", "this is today's deal: play it yourself first, then look");
        }
        return live;
    }

    private void show(Context context) {
        String visitor = caller.visitor(context).orElse("");
        Answers.json(context, Snapshot.of(visibleTable(context, visitor).table(), visitor));
    }

    private void stream(Context context) throws IOException {
        String visitor = caller.visitor(context).orElse("");
        LiveTable live = visibleTable(context, visitor);
        int after = after(context);
        String counted = visitor.isEmpty() ? caller.address(context) : visitor;
        if (!presence.connect(counted, limits.streams())) {
            throw new Problem(429, "too-many-streams", "you have " + limits.streams() + " open streams; close one")
                    .with("retryAfter", 5);
        }
        live.watch(1);
        metrics.streams(1);
        try {
            new TableStream(live, visitor, heartbeat, stopping).send(context, after);
        } finally {
            metrics.streams(-1);
            live.watch(-1);
            presence.disconnect(counted);
        }
    }

    private static int after(Context context) {
        String last = context.header("Last-Event-ID");
        String text = last != null ? last : context.queryParam("after");
        if (text == null) {
            return 0;
        }
        try {
            return Math.max(0, Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw Problem.malformed("a stream begins after the number of an event, not after " + text);
        }
    }

    private void record(Context context) {
        String visitor = caller.visitor(context).orElse("");
        Table table = visibleTable(context, visitor).table();
        if (table.theGame().isEmpty()) {
            throw new Problem(409, "not-started", "the game has not begun").with("number", table.number());
        }
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "inline; filename=\"" + table.id() + ".trasse\"")
                .result(RecordWriter.write(table.record()) + promise(table));
    }

    /** How anyone can check, once the deck is revealed, that it is the one that was promised. */
    private static String promise(Table table) {
        if (table.phase() != Phase.OVER) {
            return "";
        }
        String salt = table.opened().salt();
        String commitment = Commitment.to(table.opened().deal().deck(), salt);
        return "\n# The deck was promised before the game. To check that:\n# trasse score " + table.id()
                + ".trasse --commitment " + commitment + " --salt " + salt + "\n";
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
        Table table = table(context).table();
        String gone = table.findChair(number)
                .map(Chair::occupant)
                .map(occupant -> occupant instanceof Occupant.Person person ? person.visitor() : "")
                .orElse("");
        submit(context, body.command(), visitor -> new Command.Replace(visitor, number, presence.seen(gone)));
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
        Table old = table(context).table();
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
                .flatMap(chair -> switch (chair.occupant()) {
                    case Occupant.Person(String visitor, String name) -> Stream.of(visitor);
                    case Occupant.StandIn(var level, var gone) -> Stream.of(gone.visitor());
                    default -> Stream.<String>empty();
                })
                .toList();
    }

    private void challenge(Context context) {
        String visitor = caller.requireVisitor(context);
        Table table = table(context).table();
        if (table.chairOf(visitor).isEmpty()) {
            throw new Problem(403, "not-your-seat", "you do not sit at this table").with("number", table.number());
        }
        if (table.phase() != Phase.OVER) {
            throw new Problem(409, "not-over", "a deal can be passed on when the game is over")
                    .with("number", table.number());
        }
        if (table.chairs().size() != 1) {
            throw new Problem(409, "not-solo", "only the deal of a solo game can be passed on")
                    .with("number", table.number());
        }
        if (table.opened().daily() != null
                && table.opened().daily().equals(daily.today().toString())) {
            throw new Problem(409, "daily-deal", "everyone has today's deal already: just tell them")
                    .with("number", table.number());
        }
        String answered = table.opened().challenge();
        String id = answered != null ? answered : store.challenge(table.id(), Ids.id(), clock.instant());
        Answers.json(context, Map.of("challenge", id));
    }

    /**
     * A challenge as one visitor sees it.
     *
     * @param yours your table with its deal; null if you have not begun
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Challenge(
            String challenge,
            String from,
            Terms terms,
            List<Result> results,
            @Nullable String yours) {}

    /**
     * What somebody got.
     *
     * @param table to look at the game; null as long as you could still play the deal yourself
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Result(
            String name, int total, boolean you, @Nullable String table) {}

    private Table origin(Context context) {
        return store.tableOfChallenge(context.pathParam("challenge"))
                .flatMap(tables::find)
                .map(LiveTable::table)
                .orElseThrow(() -> Problem.notFound("there is no such challenge; perhaps the link is not complete"));
    }

    private void showChallenge(Context context) {
        Table origin = origin(context);
        String id = context.pathParam("challenge");
        String visitor = caller.visitor(context).orElse("");
        List<TableStore.Result> results = store.resultsOfChallenge(id);
        boolean played = results.stream().anyMatch(result -> isOf(visitor, result));
        String yours = origin.chairOf(visitor).isPresent()
                ? origin.id()
                : Optional.of(visitor)
                        .filter(who -> !who.isEmpty())
                        .flatMap(who -> store.tableForChallenge(id, who))
                        .orElse(null);
        Answers.json(
                context,
                new Challenge(
                        id,
                        origin.chairs().getFirst().name(),
                        alone(origin.terms()),
                        results.stream()
                                .map(result -> new Result(
                                        result.name(),
                                        result.total(),
                                        isOf(visitor, result),
                                        played ? result.table() : null))
                                .toList(),
                        yours));
    }

    /** Neither somebody without a key nor somebody who has been forgotten is anyone. */
    private static boolean isOf(String visitor, TableStore.Result result) {
        return !visitor.isEmpty() && result.visitor().equals(visitor);
    }

    /** A deal is passed on to one player, who may take all the time in the world. */
    private static Terms alone(Terms terms) {
        return new Terms(terms.edition(), terms.board(), 1, List.of(), null, false);
    }

    private void playChallenge(Context context) {
        Requests.Named body = Requests.read(context, Requests.Named.class);
        String name = Requests.name(body.name());
        String visitor = caller.requireVisitor(context);
        Table origin = origin(context);
        String challenge = context.pathParam("challenge");
        if (origin.chairOf(visitor).isPresent()) {
            throw new Problem(409, "already-played", "you know this deal: it is yours").with("number", origin.number());
        }
        TableEvent.Opened opened =
                new TableEvent.Opened(alone(origin.terms()), origin.opened().deal(), Ids.salt(), null, challenge, null);
        // One table for each visitor, whatever the command is called.
        opened(context, open(opened, visitor, name, "challenge " + challenge));
    }
}
