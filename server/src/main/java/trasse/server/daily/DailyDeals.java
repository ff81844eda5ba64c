package trasse.server.daily;

import com.fasterxml.jackson.annotation.JsonInclude;
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

/** The deal of the day, by the date in UTC. Each visitor plays it once; then the results are compared. Thread-safe. */
public final class DailyDeals {
    private static final int SHOWN = 100;
    private static final int LONGEST_STREAK = 10_000;
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
     * @param start the start point; null for a day that has passed and whose deal nobody asked for
     * @param finished how many have finished the day's deal
     * @param best the best of them
     * @param bestLine the best game; null if nobody has finished, or as long as you can still play the deal yourself
     * @param yesterday the best game of the day before, likewise; null unless this day is today
     * @param yours your own game; null if you have not begun one
     * @param streak how many days in a row you have finished, up to today or yesterday
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Day(
            LocalDate day,
            boolean today,
            Edition edition,
            Board board,
            @Nullable Integer start,
            int finished,
            List<Score> best,
            @Nullable BestGame bestLine,
            @Nullable BestGame yesterday,
            @Nullable Yours yours,
            int streak) {}

    /** The best game with a day's deal. */
    public record BestGame(LocalDate day, String name, int total, Board board, int start, List<Field> line) {}

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
     * @param percentile how many of the others you have beaten, in percent, a tie counting half; null if you are alone
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Yours(
            String table, @Nullable Integer total, @Nullable Double percentile) {}

    public LocalDate today() {
        return LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
    }

    /**
     * Gives a visitor a table with today's deal; asked again, the same table.
     *
     * @return empty if the visitor has been forgotten
     */
    public Optional<Outcome<String>> play(String visitor, String name) {
        LocalDate day = today();
        TableEvent.Opened opened = TableEvent.Opened.forDay(day.toString(), TERMS, dealOf(day), Dealer.salt());
        Outcome<String> outcome = tables.open(Ids.id(), opened, visitor, name, "daily " + day);
        return outcome instanceof Outcome.Done<String>(String table)
                ? store.play(day, visitor, table, name).map(Outcome.Done::new)
                : Optional.of(outcome);
    }

    /** The deal of today, which is made for the first visitor who asks. */
    private Deal dealOf(LocalDate today) {
        return store.deal(today).orElseGet(() -> store.deal(today, Dealer.deal()));
    }

    /** The board of every day. */
    public Board board() {
        return TERMS.board();
    }

    /** Where the lines of a day begin, which is not a day to come; empty for one in the past that has no deal. */
    public Optional<Integer> start(LocalDate day) {
        Optional<Deal> deal = day.equals(today()) ? Optional.of(dealOf(day)) : store.deal(day);
        return deal.map(dealt -> dealt.starts().getFirst());
    }

    /** A day as a visitor sees it; empty if it is still to come. */
    public Optional<Day> day(LocalDate day, String visitor) {
        return day.isAfter(today()) ? Optional.empty() : Optional.of(pastOrPresent(day, visitor));
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
        return new Day(
                day,
                today,
                TERMS.edition(),
                board(),
                start(day).orElse(null),
                store.finishers(day),
                scores,
                open ? bestGame(day, best).orElse(null) : null,
                today ? bestOfYesterday(day.minusDays(1), visitor).orElse(null) : null,
                played.map(mine -> yours(day, mine)).orElse(null),
                streak(visitor));
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
                                    first.name(),
                                    seat.total(),
                                    position.setup().board(),
                                    seat.player().start(),
                                    seat.line().path());
                        }));
    }

    private Yours yours(LocalDate day, DailyStore.Played played) {
        if (played.total() == null) {
            return new Yours(played.table(), null, null);
        }
        DailyStore.Rank rank = store.rank(day, played.total());
        int others = rank.finished() - 1;
        Double percentile = others == 0 ? null : 100 * (rank.below() + (rank.same() - 1) / 2.0) / others;
        return new Yours(played.table(), played.total(), percentile);
    }

    private int streak(String visitor) {
        LocalDate expected = today();
        int streak = 0;
        for (LocalDate day : store.finished(visitor, LONGEST_STREAK)) {
            if (streak == 0 && day.equals(expected.minusDays(1))) {
                expected = day;
            }
            if (!day.equals(expected)) {
                break;
            }
            streak++;
            expected = expected.minusDays(1);
        }
        return streak;
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
                || tables.find(played.table()).stream()
                        .noneMatch(live -> live.table().phase().isOpen());
    }
}
