package trasse.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import trasse.rules.Deal;
import trasse.server.table.Json;

/** The deals of the days, and how people did with them. Thread-safe. */
public final class DailyStore {
    private final Database database;

    public DailyStore(Database database) {
        this.database = database;
    }

    /**
     * Somebody's game with a day's deal.
     *
     * @param total null while it is being played
     */
    public record Played(
            LocalDate day,
            String visitor,
            String name,
            String table,
            @Nullable Integer total) {}

    /** The first day that has a deal; empty if none has. */
    public Optional<LocalDate> firstDay() {
        return database.read(handle -> handle.createQuery("select min(day) from daily_deal")
                .mapTo(String.class)
                .findOne()
                .map(LocalDate::parse));
    }

    /** The deal of a day; empty if none has been made. */
    public Optional<Deal> deal(LocalDate day) {
        return database.read(handle -> deal(handle, day));
    }

    /** The deal of a day: the first one that is suggested, for everyone. */
    public Deal deal(LocalDate day, Deal suggested) {
        return database.write(handle -> {
            handle.execute(
                    "insert into daily_deal (day, body) values (?, ?) on conflict do nothing",
                    day.toString(),
                    Json.text(suggested));
            return deal(handle, day).orElseThrow();
        });
    }

    private static Optional<Deal> deal(Handle handle, LocalDate day) {
        return handle.createQuery("select body from daily_deal where day = ?")
                .bind(0, day.toString())
                .map((row, context) -> deal(row.getString(1)))
                .findOne();
    }

    /**
     * Lets a visitor play a day's deal at a table, unless they do so already.
     *
     * @return the table where they play it
     */
    public String play(LocalDate day, String visitor, String table, String name) {
        return database.write(handle -> {
            ForgottenVisitor.forbid(handle, visitor);
            handle.execute(
                    "insert into daily_game (day, visitor, table_id, name) values (?, ?, ?, ?) on conflict do nothing",
                    day.toString(),
                    visitor,
                    table,
                    name);
            return handle.createQuery("select table_id from daily_game where day = ? and visitor = ?")
                    .bind(0, day.toString())
                    .bind(1, visitor)
                    .mapTo(String.class)
                    .one();
        });
    }

    public Optional<Played> played(LocalDate day, String visitor) {
        return database.read(handle -> handle.createQuery(
                        "select day, visitor, name, table_id, total from daily_game where day = ? and visitor = ?")
                .bind(0, day.toString())
                .bind(1, visitor)
                .map((row, context) -> played(row))
                .findOne());
    }

    /** Finished games, the best first; of equals, the first to finish comes first. */
    public List<Played> best(LocalDate day, int most) {
        return database.read(handle -> handle.createQuery("select day, visitor, name, table_id, total from daily_game"
                        + " where day = ? and total is not null order by total desc, finished_at limit ?")
                .bind(0, day.toString())
                .bind(1, most)
                .map((row, context) -> played(row))
                .list());
    }

    /** How many have finished a day's deal. */
    public int finishers(LocalDate day) {
        return database.read(
                handle -> handle.createQuery("select count(*) from daily_game where day = ? and total is not null")
                        .bind(0, day.toString())
                        .mapTo(Integer.class)
                        .one());
    }

    /** How many have finished with the same total. */
    public record TotalCount(int total, int count) {}

    /** How many have finished a day's deal with which total, from the lowest to the highest. */
    public List<TotalCount> totals(LocalDate day) {
        return database.read(handle -> handle.createQuery("select total, count(*) from daily_game"
                        + " where day = ? and total is not null group by total order by total")
                .bind(0, day.toString())
                .map((row, context) -> new TotalCount(row.getInt(1), row.getInt(2)))
                .list());
    }

    /** How many have finished, how many of them with less, and how many with the same. */
    public record Rank(int finished, int below, int same) {}

    public Rank rank(LocalDate day, int total) {
        return database.read(
                handle -> handle.createQuery("select count(*), coalesce(sum(case when total < ? then 1 else 0 end), 0),"
                                + " coalesce(sum(case when total = ? then 1 else 0 end), 0)"
                                + " from daily_game where day = ? and total is not null")
                        .bind(0, total)
                        .bind(1, total)
                        .bind(2, day.toString())
                        .map((row, context) -> new Rank(row.getInt(1), row.getInt(2), row.getInt(3)))
                        .one());
    }

    /** A visitor's games from one day to another, both included, in the order of the days. */
    public List<Played> between(LocalDate from, LocalDate to, String visitor) {
        return database.read(handle -> handle.createQuery("select day, visitor, name, table_id, total from daily_game"
                        + " where visitor = ? and day between ? and ? order by day")
                .bind(0, visitor)
                .bind(1, from.toString())
                .bind(2, to.toString())
                .map((row, context) -> played(row))
                .list());
    }

    /** The days whose deals a visitor has finished, the latest first. */
    public List<LocalDate> finished(String visitor) {
        return database.read(handle -> handle.createQuery(
                        "select day from daily_game where visitor = ? and total is not null order by day desc")
                .bind(0, visitor)
                .map((row, context) -> LocalDate.parse(row.getString(1)))
                .list());
    }

    private static Played played(ResultSet row) throws SQLException {
        return new Played(
                LocalDate.parse(row.getString(1)),
                row.getString(2),
                row.getString(3),
                row.getString(4),
                row.getObject(5) == null ? null : row.getInt(5));
    }

    private static Deal deal(String text) {
        try {
            return Json.STORED.readValue(text, Deal.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
