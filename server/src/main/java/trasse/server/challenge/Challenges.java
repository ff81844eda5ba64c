package trasse.server.challenge;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Edition;
import trasse.server.Ids;
import trasse.server.daily.DailyDeals;
import trasse.server.live.LiveTable;
import trasse.server.live.Tables;
import trasse.server.store.ChallengeStore;
import trasse.server.table.Dealer;
import trasse.server.table.Outcome;
import trasse.server.table.Phase;
import trasse.server.table.Refusal;
import trasse.server.table.Refusal.Kind;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** Passes the deal of a finished solo game on to others, and compares the results. Thread-safe. */
public final class Challenges {
    private final Tables tables;
    private final ChallengeStore store;
    private final DailyDeals daily;
    private final InstantSource clock;

    public Challenges(Tables tables, ChallengeStore store, DailyDeals daily, InstantSource clock) {
        this.tables = tables;
        this.store = store;
        this.daily = daily;
        this.clock = clock;
    }

    /**
     * A challenge as one visitor sees it.
     *
     * @param mine whether you have passed the deal on
     * @param start the start point
     * @param finished how many have finished its deal, the first player included
     * @param results theirs, the best first; empty until you have finished, passed the deal on or asked to look
     * @param yours your table with its deal; null if you have not begun
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Challenge(
            String challenge,
            String from,
            boolean mine,
            Edition edition,
            Board board,
            int start,
            int finished,
            List<Result> results,
            @Nullable String yours) {}

    /**
     * A player's result.
     *
     * @param table to look at the game; null as long as you can still play the deal yourself
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Result(
            String name, int total, boolean you, @Nullable String table) {}

    /**
     * Makes the deal of a table a challenge, once.
     *
     * @return the challenge's id; empty if there is no such table
     */
    public Optional<Outcome<String>> make(String tableId, String visitor) {
        return tables.current(tableId).map(LiveTable::table).map(table -> {
            Optional<Refusal> refusal = refusalToMake(table, visitor);
            return refusal.isPresent()
                    ? Outcome.refusedBy(table, refusal.get())
                    : new Outcome.Done<>(challengeOf(table));
        });
    }

    private Optional<Refusal> refusalToMake(Table table, String visitor) {
        if (table.chairOf(visitor).isEmpty()) {
            return refusal(Kind.NOT_YOUR_SEAT, "you do not sit at this table");
        }
        if (table.phase() != Phase.OVER) {
            return refusal(Kind.NOT_OVER, "a deal can be passed on when the game is over");
        }
        if (table.chairs().size() != 1) {
            return refusal(Kind.NOT_SOLO, "only the deal of a solo game can be passed on");
        }
        if (table.terms().hints()) {
            return refusal(Kind.WITH_HINTS, "a game with hints cannot be compared with others");
        }
        return daily.isToday(table)
                ? refusal(Kind.DAILY_DEAL, "everyone has today's deal already: just tell them")
                : Optional.empty();
    }

    private static Optional<Refusal> refusal(Kind kind, String detail) {
        return Optional.of(Refusal.of(kind, detail));
    }

    /** A deal that came from a challenge is passed on as that challenge. */
    private String challengeOf(Table table) {
        String answered = table.opened().challenge();
        return answered != null ? answered : store.challengeOf(table.id(), Ids.id(), clock.instant());
    }

    /**
     * A challenge, for a visitor, without a result that would spoil the game for them.
     *
     * @param visitor empty if the server does not know who asks
     * @return empty if there is no such challenge
     */
    public Optional<Challenge> show(String id, String visitor) {
        return origin(id).map(origin -> {
            List<ChallengeStore.Result> results = store.results(id);
            boolean knows = origin.chairOf(visitor).isPresent() || hasPlayed(visitor, results);
            return challenge(id, visitor, origin, results, knows ? results : List.of());
        });
    }

    /** A challenge with all results, for a visitor who has asked for them; else like {@link #show}. */
    public Optional<Challenge> look(String id, String visitor) {
        return origin(id).map(origin -> {
            List<ChallengeStore.Result> results = store.results(id);
            return challenge(id, visitor, origin, results, results);
        });
    }

    private Challenge challenge(
            String id,
            String visitor,
            Table origin,
            List<ChallengeStore.Result> results,
            List<ChallengeStore.Result> shown) {
        boolean played = hasPlayed(visitor, results);
        return new Challenge(
                id,
                origin.chairs().getFirst().name(),
                origin.chairOf(visitor).isPresent(),
                origin.terms().edition(),
                origin.terms().board(),
                origin.chairs().getFirst().startPoint(),
                results.size(),
                shown.stream()
                        .map(result -> new Result(
                                result.name(), result.total(), isOf(visitor, result), played ? result.table() : null))
                        .toList(),
                tableOf(visitor, id, origin).orElse(null));
    }

    private static boolean hasPlayed(String visitor, List<ChallengeStore.Result> results) {
        return results.stream().anyMatch(result -> isOf(visitor, result));
    }

    private Optional<Table> origin(String challenge) {
        return store.origin(challenge).flatMap(tables::find).map(LiveTable::table);
    }

    private Optional<String> tableOf(String visitor, String challenge, Table origin) {
        if (visitor.isEmpty()) {
            return Optional.empty();
        }
        return origin.chairOf(visitor).isPresent() ? Optional.of(origin.id()) : store.tableOf(visitor, challenge);
    }

    /** An unknown visitor has no results, and neither has one who has been forgotten: both are the empty text. */
    private static boolean isOf(String visitor, ChallengeStore.Result result) {
        return !visitor.isEmpty() && result.visitor().equals(visitor);
    }

    /** A challenge is played alone, without a clock and without hints. */
    private static Terms soloTerms(Terms terms) {
        return new Terms(terms.edition(), terms.board(), 1, List.of(), null, false, false);
    }

    /**
     * Opens a visitor's table with the deal of a challenge. Each visitor has one; asking again gives the same.
     *
     * @return the table's id; empty if there is no such challenge
     */
    public Optional<Outcome<String>> play(String challenge, String visitor, String name) {
        return origin(challenge).map(origin -> {
            if (origin.chairOf(visitor).isPresent()) {
                return Outcome.refusedBy(
                        origin, Refusal.of(Kind.ALREADY_PLAYED, "you know this deal: you passed it on"));
            }
            TableEvent.Opened opened = TableEvent.Opened.forChallenge(
                    challenge, soloTerms(origin.terms()), origin.opened().deal(), Dealer.salt());
            return tables.open(Ids.id(), opened, visitor, name, "challenge " + challenge);
        });
    }
}
