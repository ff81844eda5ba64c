package trasse.server.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import trasse.server.table.Entry;
import trasse.server.table.Json;
import trasse.server.table.Phase;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;

/** Tables and their events. Thread-safe. */
public final class TableStore {
    private static final ObjectWriter EVENT_OUT = Json.MAPPER.writerFor(TableEvent.class);
    private static final ObjectReader EVENT_IN = Json.STORED.readerFor(TableEvent.class);
    private static final ObjectReader TERMS_IN = Json.STORED.readerFor(Terms.class);

    private final Database database;

    public TableStore(Database database) {
        this.database = database;
    }

    /** A table in a list, from the projections alone. */
    public record Listing(
            String id, Phase phase, Terms terms, int number, Instant madeAt, Instant movedAt, List<String> names) {
        private Listing with(List<String> others) {
            return new Listing(id, phase, terms, number, madeAt, movedAt, others);
        }
    }

    /**
     * A visitor's own table in a list, from the projections alone.
     *
     * @param you the name that the visitor has at the table
     * @param round the open or last one; null until the game has begun
     * @param waitsForYou whether the game goes on only when the visitor acts
     * @param deadline of the open round; null if it has none
     * @param challenge the one that has this table's deal; null if there is none
     * @param total null until the game is over
     * @param won null until the game is over, and for a game without rivals
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OwnListing(
            @JsonUnwrapped Listing table,
            String you,
            @Nullable Integer round,
            boolean waitsForYou,
            @Nullable Instant deadline,
            @Nullable String daily,
            @Nullable String challenge,
            @Nullable Integer total,
            @Nullable Boolean won) {
        private OwnListing of(Listing named) {
            return new OwnListing(named, you, round, waitsForYou, deadline, daily, challenge, total, won);
        }
    }

    /** The table that a visitor's command has made. */
    public Optional<String> madeBy(String visitor, String command) {
        return database.read(handle -> madeBy(handle, visitor, command));
    }

    private static Optional<String> madeBy(Handle handle, String visitor, String command) {
        return handle.createQuery("select id from game_table where made_by = ? and made_command = ?")
                .bind(0, visitor)
                .bind(1, command)
                .mapTo(String.class)
                .findOne();
    }

    /**
     * Stores a new table, unless the visitor's command has made one already, or another visitor has made this one.
     *
     * @param command the id that the visitor gave the command
     * @param mostOpen how many open tables the visitor may have made, this one included
     * @return the id of the table that the command has made; empty if it would be one too many
     */
    public Optional<String> open(Table table, List<Entry> entries, String visitor, String command, int mostOpen) {
        return database.write(handle -> {
            // This also locks the visitor, so that two commands cannot both count the tables before either has made
            // one.
            ForgottenVisitor.forbid(handle, visitor);
            Optional<String> already = madeBy(handle, visitor, command).or(() -> existing(handle, table.id()));
            if (already.isPresent()) {
                return already;
            }
            if (openTablesOf(handle, visitor) >= mostOpen) {
                return Optional.empty();
            }
            int made = handle.execute(
                    "insert into game_table (id, number, phase, terms, listed, made_by, made_command, made_at,"
                            + " moved_at, due_at, daily, challenge, round, deadline, awaited)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                            + " on conflict do nothing",
                    table.id(),
                    table.number(),
                    table.phase().toString(),
                    Json.text(table.terms()),
                    table.isListed() ? 1 : 0,
                    visitor,
                    command,
                    entries.getFirst().at().toEpochMilli(),
                    table.movedAt().toEpochMilli(),
                    due(table),
                    table.opened().daily(),
                    table.opened().challenge(),
                    round(table),
                    deadline(table),
                    awaited(table));
            if (made == 1) {
                entries.forEach(entry -> insert(handle, table.id(), entry));
                project(handle, table, entries);
            }
            return Optional.of(table.id());
        });
    }

    private static Optional<String> existing(Handle handle, String table) {
        return handle.createQuery("select id from game_table where id = ?")
                .bind(0, table)
                .mapTo(String.class)
                .findOne();
    }

    private static int openTablesOf(Handle handle, String visitor) {
        return handle.createQuery(
                        "select count(*) from game_table where made_by = ? and phase in ('waiting', 'playing')")
                .bind(0, visitor)
                .mapTo(Integer.class)
                .one();
    }

    /**
     * Appends events to a table's log.
     *
     * @param table the table after them
     * @return whether they are stored; they are not if other events took their numbers
     */
    public boolean append(Table table, List<Entry> entries) {
        return database.write(handle -> {
            if (insert(handle, table.id(), entries.getFirst()) == 0) {
                return false;
            }
            entries.subList(1, entries.size()).forEach(entry -> insert(handle, table.id(), entry));
            handle.execute(
                    "update game_table set number = ?, phase = ?, listed = ?, moved_at = ?, due_at = ?, round = ?,"
                            + " deadline = ?, awaited = ? where id = ?",
                    table.number(),
                    table.phase().toString(),
                    table.isListed() ? 1 : 0,
                    table.movedAt().toEpochMilli(),
                    due(table),
                    round(table),
                    deadline(table),
                    awaited(table),
                    table.id());
            project(handle, table, entries);
            return true;
        });
    }

    private static int insert(Handle handle, String table, Entry entry) {
        return handle.execute(
                "insert into table_event (table_id, number, at, command, body) values (?, ?, ?, ?, ?)"
                        + " on conflict do nothing",
                table,
                entry.number(),
                entry.at().toEpochMilli(),
                entry.commandKey(),
                text(entry.event()));
    }

    /** Updates the projections: chairs, results and daily games. */
    private static void project(Handle handle, Table table, List<Entry> entries) {
        for (Entry entry : entries) {
            switch (entry.event()) {
                case TableEvent.Joined(int chair, String visitor, String name) -> {
                    ForgottenVisitor.forbid(handle, visitor);
                    handle.execute(
                            "insert into table_chair (table_id, chair, visitor, name) values (?, ?, ?, ?)",
                            table.id(),
                            chair,
                            visitor,
                            name);
                }
                case TableEvent.Returned(int chair) ->
                    ForgottenVisitor.forbid(
                            handle, table.chair(chair).owner().orElseThrow().visitor());
                case TableEvent.Left(int chair) ->
                    handle.execute("delete from table_chair where table_id = ? and chair = ?", table.id(), chair);
                case TableEvent.Over over -> {
                    over.totals()
                            .forEach((chair, total) -> handle.execute(
                                    "update table_chair set total = ?, won = ? where table_id = ? and chair = ?",
                                    total,
                                    won(over, chair),
                                    table.id(),
                                    chair));
                    if (table.opened().daily() != null) {
                        handle.execute(
                                "update daily_game set total = ?, finished_at = ? where table_id = ?",
                                over.totals().values().iterator().next(),
                                entry.at().toEpochMilli(),
                                table.id());
                    }
                }
                default -> {}
            }
        }
    }

    /** The events of a table after a number; none if there is no such table. */
    public List<Entry> entries(String table, int after) {
        return database.read(handle -> handle.createQuery(
                        "select number, at, command, body from table_event where table_id = ? and number > ?"
                                + " order by number")
                .bind(0, table)
                .bind(1, after)
                .map((row, context) -> new Entry(
                        row.getInt(1), Instant.ofEpochMilli(row.getLong(2)), event(row.getString(4)), row.getString(3)))
                .list());
    }

    /** Tables that need attention now. */
    public List<String> due(Instant now, int most) {
        return database.read(
                handle -> handle.createQuery("select id from game_table where due_at <= ? order by due_at limit ?")
                        .bind(0, now.toEpochMilli())
                        .bind(1, most)
                        .mapTo(String.class)
                        .list());
    }

    /** The number of the last event, of those of these tables that there are. */
    public Map<String, Integer> numbers(Collection<String> tables) {
        if (tables.isEmpty()) {
            return Map.of();
        }
        return database.read(handle -> {
            Map<String, Integer> numbers = new HashMap<>();
            handle.createQuery("select id, number from game_table where id in (<ids>)")
                    .bindList("ids", List.copyOf(tables))
                    .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                    .forEach(entry -> numbers.put(entry.getKey(), entry.getValue()));
            return numbers;
        });
    }

    /** Open tables that anyone may join, the latest first. */
    public List<Listing> listed(int most) {
        return database.read(handle -> withNames(
                handle,
                handle.createQuery("select * from game_table where phase = 'waiting' and listed = 1"
                                + " order by moved_at desc limit ?")
                        .bind(0, most)
                        .map((row, context) -> listing(row))
                        .list()));
    }

    /**
     * A visitor's own tables where the last event happened before a time, the latest first. All those of one millisecond
     * are in the same answer, so that the time of its last table is where the next answer begins.
     *
     * @param before in milliseconds
     * @param count how many at a time, and on top of them those of the same millisecond as the last
     */
    public List<OwnListing> of(String visitor, long before, int count) {
        return database.read(handle -> {
            List<OwnListing> own = handle.createQuery("with own as ("
                            + "select t.*, c.chair, c.name as you, c.total, c.won"
                            + " from table_chair c join game_table t on t.id = c.table_id"
                            + " where c.visitor = ? and t.moved_at < ?)"
                            + " select own.*, coalesce(own.challenge, passed_on.id) as challenge_with_deal"
                            + " from own left join challenge passed_on on passed_on.table_id = own.id"
                            + " where own.moved_at >= (select min(moved_at) from"
                            + " (select moved_at from own order by moved_at desc limit ?) latest)"
                            + " order by own.moved_at desc")
                    .bind(0, visitor)
                    .bind(1, before)
                    .bind(2, count)
                    .map((row, context) -> ownListing(row))
                    .list();
            List<Listing> named =
                    withNames(handle, own.stream().map(OwnListing::table).toList());
            return IntStream.range(0, own.size())
                    .mapToObj(i -> own.get(i).of(named.get(i)))
                    .toList();
        });
    }

    /** The open tables where a visitor sits. */
    public List<String> openWith(String visitor) {
        return database.read(handle -> handle.createQuery("select t.id from table_chair c"
                        + " join game_table t on t.id = c.table_id"
                        + " where c.visitor = ? and t.phase in ('waiting', 'playing')")
                .bind(0, visitor)
                .mapTo(String.class)
                .list());
    }

    private static Listing listing(ResultSet row) throws SQLException {
        return new Listing(
                row.getString("id"),
                Phase.valueOf(row.getString("phase").toUpperCase(Locale.ROOT)),
                terms(row.getString("terms")),
                row.getInt("number"),
                Instant.ofEpochMilli(row.getLong("made_at")),
                Instant.ofEpochMilli(row.getLong("moved_at")),
                List.of());
    }

    private static OwnListing ownListing(ResultSet row) throws SQLException {
        Integer won = number(row, "won");
        return new OwnListing(
                listing(row),
                row.getString("you"),
                number(row, "round"),
                (row.getInt("awaited") & bit(row.getInt("chair"))) != 0,
                row.getObject("deadline") == null ? null : Instant.ofEpochMilli(row.getLong("deadline")),
                row.getString("daily"),
                row.getString("challenge_with_deal"),
                number(row, "total"),
                won == null ? null : won == 1);
    }

    private static @Nullable Integer number(ResultSet row, String column) throws SQLException {
        return row.getObject(column) == null ? null : row.getInt(column);
    }

    private static List<Listing> withNames(Handle handle, List<Listing> listings) {
        if (listings.isEmpty()) {
            return listings;
        }
        Map<String, List<String>> names = new HashMap<>();
        handle.createQuery("select table_id, name from table_chair where table_id in (<ids>) order by chair")
                .bindList("ids", listings.stream().map(Listing::id).toList())
                .map((row, context) -> Map.entry(row.getString(1), row.getString(2)))
                .forEach(entry -> names.computeIfAbsent(entry.getKey(), id -> new ArrayList<>())
                        .add(entry.getValue()));
        return listings.stream()
                .map(listing -> listing.with(names.getOrDefault(listing.id(), List.of())))
                .toList();
    }

    /** How many tables there are in each phase. */
    public Map<String, Integer> byPhase() {
        return database.read(handle -> {
            Map<String, Integer> counts = new HashMap<>();
            handle.createQuery("select phase, count(*) from game_table group by phase")
                    .map((row, context) -> Map.entry(row.getString(1), row.getInt(2)))
                    .forEach(entry -> counts.put(entry.getKey(), entry.getValue()));
            return counts;
        });
    }

    private static @Nullable Long due(Table table) {
        return table.due().map(Instant::toEpochMilli).orElse(null);
    }

    private static @Nullable Integer round(Table table) {
        return table.theGame().map(game -> game.position().round()).orElse(null);
    }

    private static @Nullable Long deadline(Table table) {
        return table.openRound().map(TableEvent.CardTurned::deadline).orElse(null);
    }

    /** As one number, so that it is stored with all the rest of a table in one row. */
    private static int awaited(Table table) {
        return table.awaited().stream().mapToInt(chair -> bit(chair.number())).sum();
    }

    private static int bit(int chair) {
        return 1 << (chair - 1);
    }

    private static @Nullable Integer won(TableEvent.Over over, int chair) {
        if (over.totals().size() == 1) {
            return null;
        }
        return over.winners().contains(chair) ? 1 : 0;
    }

    private static String text(TableEvent event) {
        try {
            return EVENT_OUT.writeValueAsString(event);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static TableEvent event(String text) {
        try {
            return EVENT_IN.readValue(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Terms terms(String text) {
        try {
            return TERMS_IN.readValue(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
