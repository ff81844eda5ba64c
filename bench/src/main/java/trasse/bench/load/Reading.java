package trasse.bench.load;

import java.time.Duration;
import trasse.testkit.Client;
import trasse.testkit.ServerProcess;

/** What all counters say at one moment. */
record Reading(
        long nanos, LoadRun.Counts counts, long movesByServer, Duration serverProcessor, Duration clientProcessor) {
    private static final String COUNTER = "trasse_command_seconds_count{command=\"move\"} ";

    static Reading of(LoadRun run, ServerProcess server) {
        String metrics =
                Client.spectator(server.port()).get("/metrics").expect(200).text();
        long movesByServer = metrics.lines()
                .filter(line -> line.startsWith(COUNTER))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(COUNTER.length())))
                .findFirst()
                .orElse(0);
        return new Reading(
                System.nanoTime(),
                run.counts(),
                movesByServer,
                server.processorTime(),
                ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO));
    }
}
