package trasse.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import trasse.rules.Deck;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Four people who play one game after another. */
final class LoadTable implements Runnable {
    static final int PEOPLE = 4;
    private static final long RETRY_MILLIS = 1000;

    private final LoadRun run;
    private final List<LoadPlayer> players;
    private final int quickRounds;

    private LoadTable(LoadRun run, List<LoadPlayer> players, int quickRounds) {
        this.run = run;
        this.players = players;
        this.quickRounds = quickRounds;
    }

    /** Four people who have just arrived. */
    static LoadTable of(LoadRun run, int port, Pace pace, int seed) {
        List<LoadPlayer> players = new ArrayList<>();
        for (int i = 0; i < PEOPLE; i++) {
            players.add(new LoadPlayer(run, arrive(port, "Player " + (i + 1)), pace, (long) PEOPLE * seed + i));
        }
        return new LoadTable(run, players, seed % Deck.SIZE);
    }

    /** A server that is busy with others lets nobody in at first. */
    private static Client arrive(int port, String name) {
        while (true) {
            try {
                return Client.arrive(port, name);
            } catch (Client.Unreachable e) {
                RandomPlay.pause(RETRY_MILLIS);
            }
        }
    }

    @Override
    public void run() {
        try {
            playGame(quickRounds);
            while (!run.isOver()) {
                playGame(0);
            }
        } catch (RuntimeException | AssertionError e) {
            run.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void playGame(int quick) throws InterruptedException {
        LoadPlayer host = players.getFirst();
        String table = host.insist(() -> host.client()
                        .command(
                                "/api/tables",
                                Map.of("people", PEOPLE, "name", host.client().name())))
                .body()
                .path("table")
                .asText();
        for (LoadPlayer guest : players.subList(1, PEOPLE)) {
            guest.insist(() -> guest.client().join(table));
        }
        LoadGame game = new LoadGame(table, run, quick);
        List<Thread> streams = players.stream()
                .map(player -> Thread.startVirtualThread(() -> play(player, game)))
                .toList();
        host.insist(() -> host.client().start(table));
        run.begun();
        for (Thread stream : streams) {
            stream.join();
        }
        run.gameOver();
    }

    private void play(LoadPlayer player, LoadGame game) {
        try {
            player.play(game);
        } catch (RuntimeException | AssertionError e) {
            run.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
