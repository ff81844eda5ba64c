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
import trasse.rules.Deal;
import trasse.rules.Edition;
import trasse.server.Ids;
import trasse.server.live.Tables;
import trasse.server.store.DailyStore;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** The deal of the day, by the date in UTC: played once by each visitor, then compared. Thread-safe. */
public final class DailyDeals {
    private static final int SHOWN = 100;
    private static final int LONGEST_STREAK = 10_000;
    private static final Terms TERMS = new Terms(Edition.BOARDS, "classic", 1, List.of(), null, false, false);

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
     * @param finished how many have finished the day's deal
     * @param best the best of them
     * @param yours your own game; null if you have not begun one
     * @param streak how many days in a row you have finished, up to today or yesterday
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Day(
            LocalDate day,
            boolean today,
            Terms terms,
            int finished,
            List<Score> best,
            @Nullable Yours yours,
            int streak) {}

    /**
     * A place in the list.
     *
     * @param table to look at the game; null as long as you could still play the deal yourself
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

    /** Lets a visitor play today's deal; a second time, it is the same table. Empty if they have been forgotten. */
    public Optional<String> play(String visitor, String name) {
        LocalDate day = today();
        Deal deal = store.deal(day, Ids.deal());
        TableEvent.Opened opened = TableEvent.Opened.forDay(day.toString(), TERMS, deal, Ids.salt());
        return tables.open(Ids.id(), opened, visitor, name, "daily " + day)
                .flatMap(table -> store.play(day, visitor, table, name));
    }

    public Day day(LocalDate day, String visitor) {
        Optional<DailyStore.Played> played = store.played(day, visitor);
        boolean open = mayLookInto(day, visitor);
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
                day.equals(today()),
                TERMS,
                store.finishers(day),
                scores,
                played.map(mine -> yours(day, mine)).orElse(null),
                streak(visitor));
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

    /** Others' games with a deal give it away: nobody sees them who could still play it. */
    public boolean mayLookInto(Table table, String visitor) {
        String day = table.opened().daily();
        return day == null || table.chairOf(visitor).isPresent() || mayLookInto(LocalDate.parse(day), visitor);
    }

    private boolean mayLookInto(LocalDate day, String visitor) {
        return store.played(day, visitor).map(this::isDone).orElseGet(() -> day.isBefore(today()));
    }

    /** A game that has been begun can be finished after its day, so until then it is not done. */
    private boolean isDone(DailyStore.Played played) {
        return played.total() != null
                || tables.find(played.table()).stream()
                        .noneMatch(live -> live.table().phase().isOpen());
    }
}
