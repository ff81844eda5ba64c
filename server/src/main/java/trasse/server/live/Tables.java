package trasse.server.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import trasse.server.store.TableStore;
import trasse.server.table.Command;
import trasse.server.table.Decision;
import trasse.server.table.Entry;
import trasse.server.table.Referee;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;

/**
 * All tables. A command is decided on what this node knows, and stored under the next number; if another command, here
 * or on another node, was faster, it is decided again on what is stored by then. Thread-safe.
 */
public final class Tables {
    private static final int RECENT = 10_000;

    private final TableStore store;
    private final Referee referee;
    private final InstantSource clock;
    private final boolean shared;
    private final int mostOpen;
    private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

    /** One for each table that anyone holds on to, so that all who wait, wait at the same one. */
    private final Cache<String, LiveTable> live =
            Caffeine.newBuilder().weakValues().build();

    /** Holds on to those in use. */
    private final Cache<String, LiveTable> recent =
            Caffeine.newBuilder().maximumSize(RECENT).build();

    /**
     * The tables of a store.
     *
     * @param shared whether other nodes use the store as well
     * @param mostOpen how many open tables a visitor may have made
     */
    public Tables(TableStore store, Referee referee, InstantSource clock, boolean shared, int mostOpen) {
        this.shared = shared;
        this.mostOpen = mostOpen;
        this.store = store;
        this.referee = referee;
        this.clock = clock;
    }

    /** Is told of every table that a command to this node has moved on. */
    public void onMove(Consumer<Table> listener) {
        listeners.add(listener);
    }

    public Optional<LiveTable> find(String id) {
        LiveTable known = live.getIfPresent(id);
        Optional<LiveTable> found = known == null ? load(id) : Optional.of(known);
        found.filter(table -> recent.getIfPresent(id) == null).ifPresent(table -> recent.put(id, table));
        return found;
    }

    /** A table with all that is stored of it, though another node may have stored it a moment ago. */
    public Optional<LiveTable> current(String id) {
        Optional<LiveTable> found = find(id);
        if (shared) {
            found.ifPresent(table -> catchUp(table, table.table()));
        }
        return found;
    }

    /** Not within the cache: whoever waited there for the database would hold up a thread that others need. */
    private Optional<LiveTable> load(String id) {
        List<Entry> entries = store.entries(id, 0);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        LiveTable loaded = new LiveTable(id, entries);
        LiveTable faster = live.asMap().putIfAbsent(id, loaded);
        return Optional.of(faster == null ? loaded : faster);
    }

    /**
     * Opens a table and seats whoever makes it, unless the same command has opened one already.
     *
     * @return the id of the table that the command has opened; empty if the visitor has too many, of which a day's deal
     *     is never one
     */
    public Optional<String> open(String id, TableEvent.Opened opened, String visitor, String name, String command) {
        Instant now = clock.instant();
        Entry first = new Entry(1, now, opened, null);
        Table empty = Table.of(id, List.of(first));
        Decision seated = referee.decide(empty, new Command.Join(visitor, name), now);
        if (!(seated instanceof Decision.Happens(List<TableEvent> events))) {
            throw new IllegalStateException("the first visitor finds no chair at " + opened.terms());
        }
        List<Entry> entries = new ArrayList<>(List.of(first));
        entries.addAll(numbered(empty, events, now, null));
        Table table = Table.of(id, entries);
        int most = opened.daily() == null ? mostOpen : Integer.MAX_VALUE;
        Optional<String> made = store.open(table, entries, visitor, command, most);
        if (made.filter(id::equals).isPresent()) {
            listeners.forEach(listener -> listener.accept(table));
        }
        return made;
    }

    /**
     * Does what a command wants, once.
     *
     * @param commandKey tells the command from all others at this table; null if it need not be told apart
     * @return empty if there is no such table
     */
    public Optional<Outcome> submit(String id, @Nullable String commandKey, Command command) {
        Optional<LiveTable> found = find(id);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        LiveTable table = found.get();
        while (true) {
            Table known = table.table();
            Integer done = commandKey == null ? null : known.done().get(commandKey);
            if (done != null) {
                return Optional.of(new Outcome.Done(id, done));
            }
            Instant now = clock.instant();
            switch (referee.decide(known, command, now)) {
                case Decision.Refused(Refusal refusal) -> {
                    // What this node knows may be old: a refusal must hold for what is stored.
                    if (!catchUp(table, known)) {
                        return Optional.of(new Outcome.Refused(refusal, known.number()));
                    }
                }
                case Decision.Happens(List<TableEvent> events)
                when events.isEmpty() -> {
                    if (!catchUp(table, known)) {
                        return Optional.of(new Outcome.Done(id, known.number()));
                    }
                }
                case Decision.Happens(List<TableEvent> events) -> {
                    List<Entry> entries = numbered(known, events, now, commandKey);
                    Table after = known.after(entries);
                    if (store.append(after, entries)) {
                        table.advance(entries);
                        listeners.forEach(listener -> listener.accept(after));
                        return Optional.of(new Outcome.Done(id, after.number()));
                    }
                    catchUp(table, known);
                }
            }
        }
    }

    private static List<Entry> numbered(
            Table table, List<TableEvent> events, Instant now, @Nullable String commandKey) {
        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            entries.add(
                    new Entry(table.number() + 1 + i, now, events.get(i), i == events.size() - 1 ? commandKey : null));
        }
        return entries;
    }

    /** Reads what has been stored by others; tells whether there is more by now than somebody knew. */
    private boolean catchUp(LiveTable table, Table known) {
        if (table.table().number() == known.number()) {
            table.advance(store.entries(known.id(), known.number()));
        }
        return table.table().number() > known.number();
    }

    /** A hint that a table has got to a number elsewhere. */
    public void hint(String id, int number) {
        LiveTable table = live.getIfPresent(id);
        if (table != null && table.table().number() < number) {
            catchUp(table, table.table());
        }
    }

    /** Looks whether tables that somebody follows here have moved on elsewhere. */
    public void catchUpWatched() {
        List<String> watched = live.asMap().entrySet().stream()
                .filter(entry -> entry.getValue().isWatched())
                .map(Map.Entry::getKey)
                .toList();
        for (int from = 0; from < watched.size(); from += 1000) {
            store.numbers(watched.subList(from, Math.min(from + 1000, watched.size())))
                    .forEach(this::hint);
        }
    }

    /** The table that a visitor's command has made. */
    public Optional<LiveTable> madeBy(String visitor, String command) {
        return store.madeBy(visitor, command).flatMap(this::find);
    }

    /** Wakes everyone who waits at a table. */
    public void wakeAll() {
        live.asMap().values().forEach(LiveTable::wakeAll);
    }
}
