package trasse.bench.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** People who come to a server and play at tables of four, one game after another. */
final class LoadCrowd {
    private static final int ARRIVING_AT_A_TIME = 8;
    private static final Duration PAUSE = Duration.ofMillis(5);

    private final LoadRun run;
    private final int port;

    LoadCrowd(LoadRun run, int port) {
        this.run = run;
        this.port = port;
    }

    /** Lets tables begin, and returns once all of them play. */
    void play(int tables, Pace pace) throws InterruptedException, ExecutionException {
        begin(arrive(tables, pace), pace);
        while (run.tablesBegun() < tables) {
            run.check();
            Thread.sleep(PAUSE);
        }
    }

    private List<LoadTable> arrive(int tables, Pace pace) throws InterruptedException, ExecutionException {
        try (ExecutorService arrivals = Executors.newFixedThreadPool(ARRIVING_AT_A_TIME)) {
            List<Future<LoadTable>> arriving = new ArrayList<>();
            for (int i = 0; i < tables; i++) {
                int seed = i;
                arriving.add(arrivals.submit(() -> LoadTable.of(run, port, pace, seed)));
            }
            List<LoadTable> all = new ArrayList<>();
            for (Future<LoadTable> table : arriving) {
                all.add(table.get());
            }
            return all;
        }
    }

    /** Not all at once, so that the tables are at different points of their rounds. */
    private void begin(List<LoadTable> all, Pace pace) throws InterruptedException {
        long start = System.nanoTime();
        for (int i = 0; i < all.size(); i++) {
            long due = start + pace.beginMillis() * 1_000_000L * i / all.size();
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            Thread.startVirtualThread(all.get(i));
        }
        run.check();
    }
}
