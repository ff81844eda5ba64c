package trasse.server.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The open streams of this node, by the visitor or the address that they count for. Thread-safe. */
public final class OpenStreams {
    private final Map<String, Set<Runnable>> streams = new ConcurrentHashMap<>();

    /**
     * Counts one more stream, unless there are too many.
     *
     * @param most how many the viewer may have on this node
     * @param end ends the stream
     * @return whether it is counted
     */
    public boolean add(String viewer, int most, Runnable end) {
        return streams.compute(viewer, (id, open) -> {
                    Set<Runnable> all = open == null ? ConcurrentHashMap.newKeySet() : open;
                    if (all.size() < most) {
                        all.add(end);
                    }
                    return all;
                })
                .contains(end);
    }

    /** A stream has ended. */
    public void remove(String viewer, Runnable end) {
        streams.computeIfPresent(viewer, (id, open) -> {
            open.remove(end);
            return open.isEmpty() ? null : open;
        });
    }

    /** Ends all streams of a viewer. */
    void end(String viewer) {
        streams.getOrDefault(viewer, Set.of()).forEach(Runnable::run);
    }

    boolean has(String viewer) {
        return streams.containsKey(viewer);
    }

    Set<String> viewers() {
        return streams.keySet();
    }
}
