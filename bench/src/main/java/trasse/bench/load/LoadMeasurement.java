package trasse.bench.load;

import java.time.Duration;
import trasse.bench.Scratch;
import trasse.testkit.PostgresProcess;
import trasse.testkit.ServerProcess;

/**
 * Plays at a new server with an empty database, both of which are gone afterwards: first to warm up, then for a fixed time
 * in which everything counts.
 *
 * <p>Two things are counted twice. Moves: by the answers that players get, and by the server's own metrics. Moves that
 * are under way: on average over many samples, and by Little's law, as their rate times the mean time of an answer.
 */
record LoadMeasurement(Pace pace, int tables, Duration warmUp, Duration window, boolean onPostgres) {
    private static final Duration SAMPLE = Duration.ofMillis(5);

    /**
     * What was measured.
     *
     * @param underWay how many moves were, on average over the samples
     */
    record Figures(LoadRun run, Reading begin, Reading end, double underWay, long megabytes) {
        double seconds() {
            return (end.nanos() - begin.nanos()) / 1e9;
        }

        LoadRun.Counts counts() {
            return end.counts().since(begin.counts());
        }

        double movesPerSecond() {
            return counts().moves() / seconds();
        }

        double movesPerSecondByServer() {
            return (end.movesByServer() - begin.movesByServer()) / seconds();
        }

        double serverCores() {
            return end.serverProcessor().minus(begin.serverProcessor()).toMillis() / seconds() / 1000;
        }

        double clientCores() {
            return end.clientProcessor().minus(begin.clientProcessor()).toMillis() / seconds() / 1000;
        }
    }

    Figures measure() throws Exception {
        try (Scratch scratch = Scratch.create()) {
            if (!onPostgres) {
                return measureAt(LoadServer.start(scratch));
            }
            try (PostgresProcess postgres = new PostgresProcess(scratch.resolve("postgres"))) {
                return measureAt(LoadServer.start(scratch, "--database-url", postgres.url()));
            }
        }
    }

    private Figures measureAt(ServerProcess started) throws Exception {
        try (ServerProcess server = started) {
            LoadRun run = new LoadRun();
            new LoadCrowd(run, server.port()).play(tables, pace);
            Thread.sleep(warmUp);
            run.check();
            run.seen().clear();
            run.answered().clear();
            run.accepted().clear();
            Reading begin = Reading.of(run, server);
            double underWay = sampleUnderWay(run);
            Reading end = Reading.of(run, server);
            Figures figures = new Figures(run, begin, end, underWay, server.residentMegabytes());
            run.end();
            server.stop();
            return figures;
        }
    }

    private double sampleUnderWay(LoadRun run) throws InterruptedException {
        long end = System.nanoTime() + window.toNanos();
        long sum = 0;
        long samples = 0;
        while (System.nanoTime() < end) {
            sum += run.underWay();
            samples++;
            Thread.sleep(SAMPLE);
        }
        run.check();
        return (double) sum / samples;
    }
}
