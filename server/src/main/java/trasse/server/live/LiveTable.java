package trasse.server.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import trasse.server.table.Entry;
import trasse.server.table.Table;
import trasse.server.table.TableView;

/**
 * The state of a table as this node knows it, and the streams that wait for it to change. The lock guards the waiting,
 * not the table: only the store decides what comes next. Thread-safe.
 */
public final class LiveTable {
    /** A table, what its viewers see, and the events that it is the fold of. */
    public record State(Table table, TableView view, List<Entry> entries) {
        private State(Table table, List<Entry> entries) {
            this(table, new TableView(table), entries);
        }

        /** The events after a number. */
        public List<Entry> after(int number) {
            return entries.subList(Math.min(Math.max(number, 0), entries.size()), entries.size());
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition moved = lock.newCondition();
    private final CommandQueue commands = new CommandQueue();
    private volatile State state;
    private int streams;
    private int heartbeats;
    private long lastSent = System.nanoTime();

    LiveTable(String id, List<Entry> entries) {
        this.state = new State(Table.of(id, entries), List.copyOf(entries));
    }

    public State state() {
        return state;
    }

    public Table table() {
        return state.table();
    }

    CommandQueue commands() {
        return commands;
    }

    /** Adds stored events. Those that are known already are ignored, and so are events after a gap. */
    void advance(List<Entry> stored) {
        lock.lock();
        try {
            int known = state.table().number();
            List<Entry> news =
                    stored.stream().filter(entry -> entry.number() > known).toList();
            if (news.isEmpty() || news.getFirst().number() != known + 1) {
                return;
            }
            List<Entry> all = new ArrayList<>(state.entries());
            all.addAll(news);
            state = new State(state.table().after(news), List.copyOf(all));
            lastSent = System.nanoTime();
            moved.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Waits until there is an event after a number, or nothing has happened for so long that a heartbeat is due.
     *
     * @param stopping whether to stop waiting; checked again at every wake-up
     */
    public void awaitAfter(int number, BooleanSupplier stopping) throws InterruptedException {
        lock.lock();
        try {
            int before = heartbeats;
            while (state.table().number() <= number && heartbeats == before && !stopping.getAsBoolean()) {
                moved.await();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Has all streams send a heartbeat if nothing was sent for some time. */
    void beatAfter(Duration silence) {
        lock.lock();
        try {
            long now = System.nanoTime();
            if (streams > 0 && now - lastSent >= silence.toNanos()) {
                lastSent = now;
                heartbeats++;
                moved.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Wakes all streams, so that each of them checks whether to stop. */
    public void wakeAll() {
        lock.lock();
        try {
            moved.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** One more stream is open. */
    public void streamOpened() {
        lock.lock();
        try {
            streams++;
        } finally {
            lock.unlock();
        }
    }

    public void streamClosed() {
        lock.lock();
        try {
            streams--;
        } finally {
            lock.unlock();
        }
    }

    boolean hasStreams() {
        lock.lock();
        try {
            return streams > 0;
        } finally {
            lock.unlock();
        }
    }
}
