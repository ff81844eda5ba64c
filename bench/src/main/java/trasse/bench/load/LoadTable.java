package trasse.bench.load;

import trasse.rules.Deck;

/** When each move at a table was sent, for all its players to see how long it took to reach them. Thread-safe. */
final class LoadTable {
    private final String id;
    private final LoadRun run;
    private final long[][] sentAt = new long[5][Deck.SIZE + 1];

    LoadTable(String id, LoadRun run) {
        this.id = id;
        this.run = run;
    }

    String id() {
        return id;
    }

    synchronized void sent(int chair, int round) {
        sentAt[chair][round] = System.nanoTime();
    }

    synchronized void received(int chair, int round) {
        run.latencies().add(System.nanoTime() - sentAt[chair][round]);
    }
}
