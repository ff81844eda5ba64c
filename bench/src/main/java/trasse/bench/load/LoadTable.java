package trasse.bench.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import trasse.testkit.Client;
import trasse.testkit.RandomPlay;

/** Four people who play one game after another. */
final class LoadTable implements Runnable {
    private static final int PEOPLE = 4;
    private static final long RETRY_MILLIS = 1000;

    private final LoadRun run;
    private final List<LoadPlayer> players;

    private LoadTable(LoadRun run, List<LoadPlayer> players) {
        this.run = run;
        this.players = players;
    }

    /** Four people who have just arrived. */
    static LoadTable of(LoadRun run, int port, Pace pace, long seed) {
        List<LoadPlayer> players = new ArrayList<>();
        for (int i = 0; i < PEOPLE; i++) {
            players.add(new LoadPlayer(run, arrive(port, "Player " + (i + 1)), pace, PEOPLE * seed + i));
        }
        return new LoadTable(run, players);
    }

    /** A server that is busy with others lets nobody in at first. */
    private static Client arrive(int port, String name) {
        Client client = Client.arrive(port, name);
        while (client.token().isEmpty()) {
            RandomPlay.pause(RETRY_MILLIS);
            client = Client.arrive(port, name);
        }
        return client;
    }

    @Override
    public void run() {
        try {
            while (!run.isOver()) {
                playGame();
            }
        } catch (RuntimeException | AssertionError e) {
            run.failed(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void playGame() throws InterruptedException {
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
        LoadGame game = new LoadGame(table, run);
        List<Thread> streams = players.stream()
                .map(player -> Thread.startVirtualThread(() -> play(player, game)))
                .toList();
        host.insist(() -> host.client().start(table));
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
