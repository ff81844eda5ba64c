package trasse.server.live;

import java.time.Instant;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import trasse.server.store.VisitorStore;

/**
 * Who is here: who follows a table through this node, or has done something lately. It is stored every few seconds, so
 * that all nodes know. Thread-safe.
 */
public final class Presence {
    private static final int SLICE = 200;

    private final VisitorStore store;
    private final InstantSource clock;
    private final Map<String, Integer> connected = new ConcurrentHashMap<>();
    private final Set<String> active = ConcurrentHashMap.newKeySet();

    public Presence(VisitorStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    public void acted(String visitor) {
        active.add(visitor);
    }

    /**
     * Counts one more stream of a visitor, unless there are too many.
     *
     * @param most how many a visitor may have on this node
     * @return whether it is counted
     */
    public boolean connect(String visitor, int most) {
        if (connected.merge(visitor, 1, Integer::sum) <= most) {
            return true;
        }
        disconnect(visitor);
        return false;
    }

    public void disconnect(String visitor) {
        active.add(visitor);
        connected.computeIfPresent(visitor, (id, streams) -> streams == 1 ? null : streams - 1);
    }

    public Instant seen(String visitor) {
        return connected.containsKey(visitor) || active.contains(visitor) ? clock.instant() : store.seen(visitor);
    }

    /** Stores who has been here since the last time, a few at a time, so that no move has to wait for all of them. */
    void save() {
        Set<String> here = new HashSet<>(active);
        here.addAll(connected.keySet());
        List<String> sorted = here.stream().sorted().toList();
        for (int from = 0; from < sorted.size(); from += SLICE) {
            List<String> slice = sorted.subList(from, Math.min(from + SLICE, sorted.size()));
            store.markSeen(slice, clock.instant());
            // Only now: until it is stored, nobody else knows.
            slice.forEach(active::remove);
        }
    }
}
