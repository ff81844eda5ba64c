package trasse.server.live;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import trasse.server.store.VisitorStore;
import trasse.server.table.Chair;
import trasse.server.table.Table;

/**
 * Which visitors are online: those with an open stream on this node, and those who have sent a command lately. It is
 * stored every few seconds, so that all nodes know. Thread-safe.
 */
public final class Presence {
    private static final int BATCH_SIZE = 200;

    private final VisitorStore store;
    private final InstantSource clock;
    private final Duration refreshedAfter;
    private final OpenStreams streams = new OpenStreams();
    private final Set<String> active = ConcurrentHashMap.newKeySet();

    /** When visitors with an open stream were last stored. Only used while storing. */
    private final Map<String, Instant> saved = new HashMap<>();

    /**
     * Nobody is here yet.
     *
     * @param refreshedAfter how old what is stored of a visitor with an open stream may get
     */
    public Presence(VisitorStore store, InstantSource clock, Duration refreshedAfter) {
        this.store = store;
        this.clock = clock;
        this.refreshedAfter = refreshedAfter;
    }

    public void acted(String visitor) {
        active.add(visitor);
    }

    /**
     * Counts one more stream of a visitor, unless there are too many.
     *
     * @param most how many a visitor may have on this node
     * @param end ends the stream
     * @return whether it is counted
     */
    public boolean connect(String visitor, int most, Runnable end) {
        return streams.add(visitor, most, end);
    }

    public void disconnect(String visitor, Runnable end) {
        active.add(visitor);
        streams.remove(visitor, end);
    }

    /** Ends the streams that a visitor has on this node. */
    public void endStreams(String visitor) {
        streams.end(visitor);
    }

    /** When the player on a chair was last online; the beginning of time if no player sits there. */
    public Instant lastSeen(Table table, int chair) {
        return table.findChair(chair)
                .flatMap(Chair::owner)
                .map(owner -> lastSeen(owner.visitor()))
                .orElse(Instant.EPOCH);
    }

    public Instant lastSeen(String visitor) {
        return streams.has(visitor) || active.contains(visitor) ? clock.instant() : store.lastSeen(visitor);
    }

    /**
     * Stores who has been online since the last time, in small batches that do not hold up moves. Ends the streams of
     * those who have been forgotten.
     */
    void save() {
        Instant now = clock.instant();
        saved.keySet().retainAll(streams.viewers());
        Set<String> here = new HashSet<>(active);
        here.addAll(streams.viewers());
        List<String> sorted =
                here.stream().filter(visitor -> isDue(visitor, now)).sorted().toList();
        for (int from = 0; from < sorted.size(); from += BATCH_SIZE) {
            List<String> batch = sorted.subList(from, Math.min(from + BATCH_SIZE, sorted.size()));
            store.markSeen(batch, now);
            // Only now: until it is stored, the other nodes do not know.
            batch.forEach(active::remove);
            batch.forEach(visitor -> saved.put(visitor, now));
            // Another node may have deleted them.
            store.deleted(batch).forEach(this::endStreams);
        }
    }

    /** Of a visitor who stays, the other nodes know enough for a while; of one who leaves, they must know when. */
    private boolean isDue(String visitor, Instant now) {
        Instant last = saved.get(visitor);
        return last == null || !now.isBefore(last.plus(refreshedAfter));
    }
}
