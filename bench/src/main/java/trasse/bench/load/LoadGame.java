package trasse.bench.load;

import trasse.rules.Deck;

/** One game, and when each move was last sent, to know how long it took until all players had seen it. Thread-safe. */
final class LoadGame {
    private final String table;
    private final LoadRun run;
    private final int quickRounds;
    private final long[][] sentAt = new long[LoadTable.PEOPLE + 1][Deck.SIZE + 1];
    private final int[][] views = new int[LoadTable.PEOPLE + 1][Deck.SIZE + 1];

    /**
     * A game.
     *
     * @param quickRounds how many rounds are played without thinking, so that not all games end at the same time
     */
    LoadGame(String table, LoadRun run, int quickRounds) {
        this.table = table;
        this.run = run;
        this.quickRounds = quickRounds;
    }

    boolean isQuick(int round) {
        return round <= quickRounds;
    }

    String table() {
        return table;
    }

    synchronized void sent(int chair, int round) {
        sentAt[chair][round] = System.nanoTime();
    }

    synchronized void seen(int chair, int round) {
        views[chair][round]++;
        if (views[chair][round] == LoadTable.PEOPLE) {
            run.seen().add(System.nanoTime() - sentAt[chair][round]);
        }
    }
}
