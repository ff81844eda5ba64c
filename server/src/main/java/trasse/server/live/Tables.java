package trasse.server.live;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import trasse.server.Ids;
import trasse.server.store.DatabaseTrouble;
import trasse.server.store.TableStore;
import trasse.server.table.Command;
import trasse.server.table.Dealer;
import trasse.server.table.Entry;
import trasse.server.table.Outcome;
import trasse.server.table.Receipt;
import trasse.server.table.Referee;
import trasse.server.table.Refusal;
import trasse.server.table.Table;
import trasse.server.table.TableEvent;
import trasse.server.table.Terms;
import trasse.server.table.Verdict;

/**
 * All tables, with optimistic concurrency: commands are judged by the state that this node knows, and their events are
 * stored under the next numbers. If these are taken, because another node was faster, the commands are judged again by
 * the new state. Thread-safe.
 */
public final class Tables {
    private static final int RECENT = 10_000;
    private static final Duration KEPT = Duration.ofMinutes(5);

    private final TableStore store;
    private final Referee referee;
    private final InstantSource clock;
    private final boolean shared;
    private final int mostOpen;
    private final List<Consumer<Table>> listeners = new CopyOnWriteArrayList<>();

    /** At most one object for each table, so that all streams of a table wait at the same one. */
    private final Cache<String, LiveTable> live =
            Caffeine.newBuilder().weakValues().build();

    /** Keeps those that commands come to from being collected in between. A stream keeps its table by itself. */
    private final Cache<String, LiveTable> recent =
            Caffeine.newBuilder().maximumSize(RECENT).expireAfterAccess(KEPT).build();

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

    /** Adds a listener, which is told of every table after a command to this node has changed it. */
    public void onMove(Consumer<Table> listener) {
        listeners.add(listener);
    }

    public Optional<LiveTable> find(String id) {
        LiveTable known = live.getIfPresent(id);
        Optional<LiveTable> found = known == null ? load(id) : Optional.of(known);
        found.filter(table -> recent.getIfPresent(id) == null).ifPresent(table -> recent.put(id, table));
        return found;
    }

    /** A table in its latest state, even if another node stored that a moment ago. */
    public Optional<LiveTable> current(String id) {
        Optional<LiveTable> found = find(id);
        if (shared) {
            found.ifPresent(table -> catchUp(table, table.table()));
        }
        return found;
    }

    /** Reads outside of the cache: waiting for the database inside would block a carrier thread. */
    private Optional<LiveTable> load(String id) {
        List<Entry> entries = store.entries(id, 0);
        if (entries.isEmpty()) {
            return Optional.empty();
        }
        LiveTable loaded = new LiveTable(id, entries);
        LiveTable faster = live.asMap().putIfAbsent(id, loaded);
        return Optional.of(faster == null ? loaded : faster);
    }

    /** Makes a table that anyone may join, and seats its maker. */
    public Outcome<Receipt> make(Terms terms, String visitor, String name, String command) {
        TableEvent.Opened opened = TableEvent.Opened.forAnyone(terms, Dealer.deal(), Dealer.salt());
        return switch (open(Ids.id(), opened, visitor, name, command)) {
            case Outcome.Refused<String>(Refusal refusal, Integer number) -> new Outcome.Refused<>(refusal, number);
            case Outcome.Done<String>(String id) -> {
                // Tables of earlier versions do not know which events the opening has led to, only that there is a
                // first.
                int number = find(id).flatMap(live -> live.table().resultOf(openingKey(visitor, command)))
                        .orElse(1);
                yield new Outcome.Done<>(new Receipt(id, number));
            }
        };
    }

    /**
     * Opens a table and seats its maker, unless the same command has opened one already. Tables for daily deals do not
     * count towards a visitor's limit.
     *
     * @return the id of the table that the command has opened
     */
    public Outcome<String> open(String id, TableEvent.Opened opened, String visitor, String name, String command) {
        Optional<String> flaw = opened.terms().flaw();
        if (flaw.isPresent()) {
            return Outcome.refused(Refusal.of(Refusal.Kind.BAD_TERMS, flaw.get()));
        }
        Instant now = clock.instant();
        Entry first = new Entry(1, now, opened, null);
        Table empty = Table.of(id, List.of(first));
        Verdict seated = referee.judge(empty, new Command.Join(visitor, name), now);
        if (!(seated instanceof Verdict.Accepted(List<TableEvent> events))) {
            // Nobody but bots can be in the way of the first visitor.
            return Outcome.refused(
                    Refusal.of(Refusal.Kind.BAD_NAME, "a bot at this table is called " + name + " already"));
        }
        List<Entry> entries = new ArrayList<>(List.of(first));
        entries.addAll(Entry.following(empty, events, now, openingKey(visitor, command)));
        Table table = Table.of(id, entries);
        int most = opened.daily() == null ? mostOpen : Integer.MAX_VALUE;
        Optional<String> made = store.open(table, entries, visitor, command, most);
        if (made.filter(id::equals).isPresent()) {
            listeners.forEach(listener -> listener.accept(table));
        }
        return made.<Outcome<String>>map(Outcome.Done::new)
                .orElseGet(() -> Outcome.refused(Refusal.of(
                        Refusal.Kind.TOO_MANY_TABLES,
                        "you have made too many tables that are still open; finish or leave one")));
    }

    /** As an idempotency key. A visitor may use the same command again at the table itself. */
    private static String openingKey(String visitor, String command) {
        return visitor + " opening " + command;
    }

    /** The idempotency key of a visitor's command at a table. */
    public static String idempotencyKey(String visitor, String command) {
        return visitor + " " + command;
    }

    /**
     * Does what a command wants, once.
     *
     * @param commandKey the command's idempotency key; null for the server's own commands
     * @return empty if there is no such table
     */
    public Optional<Outcome<Receipt>> submit(String id, @Nullable String commandKey, Command command) {
        return find(id).map(table -> submit(table, commandKey, command));
    }

    private Outcome<Receipt> submit(LiveTable table, @Nullable String commandKey, Command command) {
        Table known = table.table();
        return Optional.ofNullable(commandKey)
                .flatMap(known::resultOf)
                .<Outcome<Receipt>>map(done -> new Outcome.Done<>(new Receipt(known.id(), done)))
                .orElseGet(() -> table.commands()
                        .submit(new PendingCommand(commandKey, command), all -> doTogether(table, all)));
    }

    /** If one of them cannot be stored, each is stored by itself, so that it fails alone. */
    void doTogether(LiveTable table, List<PendingCommand> commands) {
        try {
            store(table, commands).answer();
        } catch (RuntimeException e) {
            if (commands.size() == 1 || DatabaseTrouble.isBehind(e)) {
                commands.forEach(command -> command.fail(e));
            } else {
                commands.forEach(command -> doTogether(table, List.of(command)));
            }
        } catch (Error e) {
            commands.forEach(command -> command.fail(new IllegalStateException(e)));
            throw e;
        }
    }

    private JudgedCommands store(LiveTable table, List<PendingCommand> commands) {
        while (true) {
            Table known = table.table();
            JudgedCommands judged = JudgedCommands.of(known, commands, referee, clock.instant());
            List<Entry> entries = judged.entries();
            if (entries.isEmpty()) {
                // What this node knows may be outdated: a refusal must hold for what is stored.
                if (!catchUp(table, known)) {
                    return judged;
                }
            } else if (store.append(judged.table(), entries)) {
                table.advance(entries);
                listeners.forEach(listener -> listener.accept(judged.table()));
                return judged;
            } else {
                catchUp(table, known);
            }
        }
    }

    /** Reads what others have stored; tells whether the table is now ahead of a known state. */
    private boolean catchUp(LiveTable table, Table known) {
        if (table.table().number() == known.number()) {
            table.advance(store.entries(known.id(), known.number()));
        }
        return table.table().number() > known.number();
    }

    /** Another node has notified this one that a table has reached a number. */
    void notified(String id, int number) {
        LiveTable table = live.getIfPresent(id);
        if (table != null && table.table().number() < number) {
            catchUp(table, table.table());
        }
    }

    /** Makes up for lost notifications: reads the tables that have open streams here. */
    void catchUpTablesWithStreams() {
        List<String> withStreams = live.asMap().entrySet().stream()
                .filter(entry -> entry.getValue().hasStreams())
                .map(Map.Entry::getKey)
                .toList();
        for (int from = 0; from < withStreams.size(); from += 1000) {
            store.numbers(withStreams.subList(from, Math.min(from + 1000, withStreams.size())))
                    .forEach(this::notified);
        }
    }

    /** The table that a visitor's command has made. */
    public Optional<LiveTable> madeBy(String visitor, String command) {
        return store.madeBy(visitor, command).flatMap(this::find);
    }

    /** Has the streams of tables where nothing has happened for some time say that they are alive. */
    void beatAfter(Duration silence) {
        live.asMap().values().forEach(table -> table.beatAfter(silence));
    }

    /** Wakes all streams. */
    public void wakeAll() {
        live.asMap().values().forEach(LiveTable::wakeAll);
    }
}
