package trasse.bench.load;

import java.util.Map;

/**
 * A move that a player wants to make.
 *
 * @param wantedAt when the player had thought enough, by {@link System#nanoTime}
 */
record Move(int chair, int round, String action, long wantedAt) {
    Map<String, ?> body() {
        return Map.of("command", String.valueOf(round), "round", round, "move", action);
    }
}
