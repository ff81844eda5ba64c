package trasse.server.http;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.server.Ids;
import trasse.server.daily.DailyDeals;
import trasse.server.live.LiveTable;
import trasse.server.live.Tables;
import trasse.server.store.TableStore;
import trasse.server.table.Phase;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** Passing the deal of a solo game on to others, and comparing what they make of it. */
final class ChallengeRoutes {
    private final Tables tables;
    private final TableStore store;
    private final DailyDeals daily;
    private final Caller caller;
    private final InstantSource clock;

    ChallengeRoutes(Tables tables, TableStore store, DailyDeals daily, Caller caller, InstantSource clock) {
        this.tables = tables;
        this.store = store;
        this.daily = daily;
        this.caller = caller;
        this.clock = clock;
    }

    void addTo(RoutesConfig routes) {
        routes.post("/api/tables/{table}/challenge", this::make);
        routes.get("/api/challenges/{challenge}", this::show);
        routes.post("/api/challenges/{challenge}/play", this::play);
    }

    private void make(Context context) {
        String visitor = caller.requireVisitor(context);
        Table table = Requests.table(context, tables).table();
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
        if (table.terms().hints()) {
            throw new Problem(409, "with-hints", "a deal that was played with hints cannot be compared")
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
     * @param mine whether it is you who passed the deal on
     * @param yours your table with its deal; null if you have not begun
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Challenge(
            String challenge,
            String from,
            boolean mine,
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

    private void show(Context context) {
        Table origin = origin(context);
        String id = context.pathParam("challenge");
        String visitor = caller.visitor(context).orElse("");
        List<TableStore.Result> results = store.resultsOfChallenge(id);
        boolean played = results.stream().anyMatch(result -> isOf(visitor, result));
        boolean mine = origin.chairOf(visitor).isPresent();
        String yours = mine
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
                        mine,
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

    /** A deal is passed on to one player, who may take all the time in the world, but gets no hints. */
    private static Terms alone(Terms terms) {
        return new Terms(terms.edition(), terms.board(), 1, List.of(), null, false, false);
    }

    private void play(Context context) {
        Requests.Named body = Requests.read(context, Requests.Named.class);
        String name = Requests.name(body.name());
        String visitor = caller.requireVisitor(context);
        Table origin = origin(context);
        String challenge = context.pathParam("challenge");
        if (origin.chairOf(visitor).isPresent()) {
            throw new Problem(409, "already-played", "you know this deal: it is yours").with("number", origin.number());
        }
        TableEvent.Opened opened = TableEvent.Opened.forChallenge(
                challenge, alone(origin.terms()), origin.opened().deal(), Ids.salt());
        // One table for each visitor, whatever the command is called.
        Answers.opened(
                context,
                tables.open(Ids.id(), opened, visitor, name, "challenge " + challenge)
                        .orElseThrow(Problem::tooManyTables));
    }
}
