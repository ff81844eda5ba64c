package trasse.server.daily;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import trasse.server.store.DailyStore;

/** The days of a month, and how a visitor did on them. Thread-safe. */
public final class DailyCalendar {
    private final DailyStore store;
    private final DailyDeals deals;

    public DailyCalendar(DailyStore store, DailyDeals deals) {
        this.store = store;
        this.deals = deals;
    }

    /**
     * A month as one visitor sees it.
     *
     * @param month like 2026-11
     * @param first the first day of all that has a deal
     * @param games your own games, a day at most one
     * @param streak how many days in a row you have finished, up to today or yesterday
     * @param longestStreak the most days in a row that you have ever finished
     * @param lastFinished the last day that you have finished; null if there is none
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Month(
            String month,
            LocalDate today,
            LocalDate first,
            List<Game> games,
            int streak,
            int longestStreak,
            @Nullable LocalDate lastFinished) {}

    /**
     * A visitor's game with the deal of a day.
     *
     * @param total null if it is not finished
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Game(LocalDate day, @Nullable Integer total) {}

    public YearMonth thisMonth() {
        return YearMonth.from(deals.today());
    }

    /** A month as a visitor sees it; empty if no day of it has a deal. */
    public Optional<Month> month(YearMonth month, String visitor) {
        LocalDate first = deals.first();
        if (month.isAfter(thisMonth()) || month.isBefore(YearMonth.from(first))) {
            return Optional.empty();
        }
        List<Game> games = store.between(month.atDay(1), month.atEndOfMonth(), visitor).stream()
                .map(played -> new Game(played.day(), played.total()))
                .toList();
        Streak streak = deals.streak(visitor);
        return Optional.of(new Month(
                month.toString(),
                deals.today(),
                first,
                games,
                streak.current(),
                streak.longest(),
                streak.last().orElse(null)));
    }
}
