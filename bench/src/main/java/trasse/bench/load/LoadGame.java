package trasse.bench.load;

import trasse.rules.Deck;

/** One game, and when each move was last sent, to know how long it took until everyone saw it. Thread-safe. */
final class LoadGame {
    private final String table;
    private final LoadRun run;
    private final long[][] sentAt = new long[5][Deck.SIZE + 1];

    LoadGame(String table, LoadRun run) {
        this.table = table;
        this.run = run;
    }

    String table() {
        return table;
    }

    synchronized void sent(int chair, int round) {
        sentAt[chair][round] = System.nanoTime();
    }

    synchronized void seen(int chair, int round) {
        run.seen().add(System.nanoTime() - sentAt[chair][round]);
    }
}
