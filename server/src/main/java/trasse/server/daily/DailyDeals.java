package trasse.server.daily;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Deal;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Field;
import trasse.rules.Seat;
import trasse.rules.notation.BuiltInBoards;
import trasse.server.Ids;
import trasse.server.live.Tables;
import trasse.server.store.DailyStore;
import trasse.server.table.Dealer;
import trasse.server.table.Outcome;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/**
 * The deal of the day, by the date in UTC. Each visitor plays it once; then the results are compared. When the day is
 * over, its deal can be had for practice.
 *
 * <p>The days begin with the first one that anybody has asked for. A day's deal is made when it is asked for first, be
 * that on the day or later, so that there are no gaps. Thread-safe.
 */
public final class DailyDeals {
    private static final int SHOWN = 100;
    private static final Terms TERMS =
            new Terms(Edition.BOARDS, BuiltInBoards.classic(), 1, List.of(), null, false, false);

    private final DailyStore store;
    private final Tables tables;
    private final InstantSource clock;

    public DailyDeals(DailyStore store, Tables tables, InstantSource clock) {
        this.store = store;
        this.tables = tables;
        this.clock = clock;
    }

    /**
     * A day as one visitor sees it.
     *
     * @param first the first day of all
     * @param nextIn how long it is until there is a new deal, in milliseconds
     * @param finished how many have finished the day's deal
     * @param best the best of them
     * @param totals how many have which total; null as long as you can still play the deal yourself
     * @param bestLine the best game; null if nobody has finished, or as long as you can still play the deal yourself
     * @param yesterday the best game of the day before, likewise; null unless this day is today
     * @param yours your own game; null if you have not begun one
     * @param streak how many days in a row you have finished, up to today or yesterday
     * @param longestStreak the most days in a row that you have ever finished
     * @param lastFinished the last day that you have finished; null if there is none
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Day(
            LocalDate day,
            boolean today,
            LocalDate first,
            long nextIn,
            Edition edition,
            Board board,
            int start,
            int finished,
            List<Score> best,
            @Nullable List<DailyStore.TotalCount> totals,
            @Nullable BestGame bestLine,
            @Nullable BestGame yesterday,
            @Nullable Yours yours,
            int streak,
            int longestStreak,
            @Nullable LocalDate lastFinished) {}

    /** The best game with a day's deal, and the table to replay it. */
    public record BestGame(
            LocalDate day, String table, String name, int total, Board board, int start, List<Field> line) {}

    /** The deal of a day that is over. */
    public record PastDeal(LocalDate day, Edition edition, Board board, int start, Deck deck) {}

    /**
     * A place in the list.
     *
     * @param table to look at the game; null as long as you can still play the deal yourself
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Score(
            int rank,
            String name,
            int total,
            boolean you,
            @Nullable String table) {}

    /**
     * Your own game.
     *
     * @param open whether you can still play on
     * @param percentile how many of the others you have beaten, in percent, a tie counting half; null if you are alone
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Yours(
            String table,
            boolean open,
            @Nullable Integer total,
            @Nullable Double percentile) {}

    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /** Gives a visitor a table with today's deal; asked again, the same table. */
    public Outcome<String> play(String visitor, String name) {
        LocalDate day = today();
        TableEvent.Opened opened = TableEvent.Opened.forDay(day.toString(), TERMS, dealOf(day), Dealer.salt());
        Outcome<String> outcome = tables.open(Ids.id(), opened, visitor, name, "daily " + day);
        return outcome instanceof Outcome.Done<String>(String table)
                ? new Outcome.Done<>(store.play(day, visitor, table, name))
                : outcome;
    }

    /** A day's deal, which is made for the first visitor who asks. */
    private Deal dealOf(LocalDate day) {
        return store.deal(day).orElseGet(() -> store.deal(day, Dealer.deal()));
    }

    /** The board of every day. */
    public Board board() {
        return TERMS.board();
    }

    /** The first day of all. */
    LocalDate first() {
        return store.firstDay().orElseGet(this::today);
    }

    private boolean hasDeal(LocalDate day) {
        LocalDate today = today();
        return day.equals(today) || (day.isBefore(today) && !day.isBefore(first()));
    }

    /** Where the lines of a day begin; empty if it is still to come, or was before the first day. */
    public Optional<Integer> start(LocalDate day) {
        return hasDeal(day) ? Optional.of(dealOf(day).starts().getFirst()) : Optional.empty();
    }

    /** A day as a visitor sees it; empty if it is still to come, or was before the first day. */
    public Optional<Day> day(LocalDate day, String visitor) {
        return hasDeal(day) ? Optional.of(pastOrPresent(day, visitor)) : Optional.empty();
    }

    /** The deal of a day that is over, for a visitor who cannot play it any more; empty if there is no such day. */
    public Optional<Outcome<PastDeal>> past(LocalDate day, String visitor) {
        return hasDeal(day) ? Optional.of(refusedOrPast(day, visitor)) : Optional.empty();
    }

    private Outcome<PastDeal> refusedOrPast(LocalDate day, String visitor) {
        if (day.equals(today())) {
            return Outcome.refused(Refusal.of(Refusal.Kind.NOT_OVER, "today's deal can be practised tomorrow"));
        }
        if (!maySeeGames(day, visitor)) {
            return Outcome.refused(
                    Refusal.of(Refusal.Kind.PLAY_FIRST, "finish your own game of that day first, then practise it"));
        }
        Deal deal = dealOf(day);
        return new Outcome.Done<>(
                new PastDeal(day, TERMS.edition(), board(), deal.starts().getFirst(), deal.deck()));
    }

    private Day pastOrPresent(LocalDate day, String visitor) {
        boolean today = day.equals(today());
        Optional<DailyStore.Played> played = store.played(day, visitor);
        boolean open = maySeeGames(day, visitor);
        List<DailyStore.Played> best = store.best(day, SHOWN);
        List<Score> scores = new ArrayList<>();
        for (DailyStore.Played score : best) {
            int total = Objects.requireNonNull(score.total());
            boolean tied = !scores.isEmpty() && scores.getLast().total() == total;
            int rank = tied ? scores.getLast().rank() : scores.size() + 1;
            boolean you = score.visitor().equals(visitor);
            scores.add(new Score(rank, score.name(), total, you, open ? score.table() : null));
        }
        Streak streak = streak(visitor);
        return new Day(
                day,
                today,
                first(),
                untilNextDay().toMillis(),
                TERMS.edition(),
                board(),
                dealOf(day).starts().getFirst(),
                store.finishers(day),
                scores,
                open ? store.totals(day) : null,
                open ? bestGame(day, best).orElse(null) : null,
                today ? bestOfYesterday(day.minusDays(1), visitor).orElse(null) : null,
                played.map(mine -> yours(day, mine)).orElse(null),
                streak.current(),
                streak.longest(),
                streak.last().orElse(null));
    }

    private Duration untilNextDay() {
        Instant now = clock.instant();
        return Duration.between(
                now,
                LocalDate.ofInstant(now, ZoneOffset.UTC)
                        .plusDays(1)
                        .atStartOfDay(ZoneOffset.UTC)
                        .toInstant());
    }

    private Optional<BestGame> bestOfYesterday(LocalDate yesterday, String visitor) {
        return maySeeGames(yesterday, visitor) ? bestGame(yesterday, store.best(yesterday, 1)) : Optional.empty();
    }

    /**
     * The first of a day's games, with its line.
     *
     * @param best the best first
     */
    private Optional<BestGame> bestGame(LocalDate day, List<DailyStore.Played> best) {
        return best.stream()
                .findFirst()
                .flatMap(first -> tables.find(first.table())
                        .map(live -> live.table().begunGame().position())
                        .map(position -> {
                            Seat seat = position.seats().getFirst();
                            return new BestGame(
                                    day,
                                    first.table(),
                                    first.name(),
                                    seat.total(),
                                    position.setup().board(),
                                    seat.player().start(),
                                    seat.line().path());
                        }));
    }

    private Yours yours(LocalDate day, DailyStore.Played played) {
        if (played.total() == null) {
            return new Yours(played.table(), !isDone(played), null, null);
        }
        DailyStore.Rank rank = store.rank(day, played.total());
        int others = rank.finished() - 1;
        Double percentile = others == 0 ? null : 100 * (rank.below() + (rank.same() - 1) / 2.0) / others;
        return new Yours(played.table(), false, played.total(), percentile);
    }

    Streak streak(String visitor) {
        return Streak.of(store.finished(visitor), today());
    }

    /** Whether a table has today's deal. */
    public boolean isToday(Table table) {
        return today().toString().equals(table.opened().daily());
    }

    /** Why a visitor may not see a table: a game with a deal that the visitor can still play gives it away. */
    public Optional<Refusal> refusalToShow(Table table, String visitor) {
        String day = table.opened().daily();
        boolean visible =
                day == null || table.chairOf(visitor).isPresent() || maySeeGames(LocalDate.parse(day), visitor);
        return visible
                ? Optional.empty()
                : Optional.of(
                        Refusal.of(Refusal.Kind.PLAY_FIRST, "this is today's deal: play it yourself first, then look"));
    }

    private boolean maySeeGames(LocalDate day, String visitor) {
        return store.played(day, visitor).map(this::isDone).orElseGet(() -> day.isBefore(today()));
    }

    /** A game that has been begun may be finished after its day. */
    private boolean isDone(DailyStore.Played played) {
        return played.total() != null
                || tables.current(played.table()).stream()
                        .noneMatch(live -> live.table().phase().isOpen());
    }
}
