package trasse.bench.proof;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import trasse.bench.Scratch;
import trasse.testkit.ServerProcess;
import trasse.testkit.hostile.HostileRun;

/**
 * Attacks a server: with requests that were made from the description of the API and then spoiled, with forged keys, from
 * other sites, by slow requests and by thousands of streams. It must refuse without an error of its own, serve others
 * meanwhile, and not grow.
 *
 * <p>Arguments: how many spoiled requests, slow requests at a time, and streams; a seed.
 */
public final class HostileProof {
    private HostileProof() {}

    public static void main(String[] arguments) {
        long requests = arguments.length > 0 ? Long.parseLong(arguments[0]) : 200_000;
        int slow = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
        int streams = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2000;
        Proof.run("hostile", Proof.seed(arguments, 3), seed -> {
            try (Scratch scratch = Scratch.create();
                    ServerProcess server = Jar.serveAll(
                            scratch.path(), "--connections-per-address", "100000", "--streams-per-key", "1000")) {
                print(new HostileRun(server, seed).run(requests, slow, streams), slow, streams);
            }
        });
    }

    private static void print(HostileRun.Report report, int slow, int streams) {
        Map<Integer, Long> answers = report.answers();
        long all = answers.values().stream().mapToLong(count -> count).sum() + report.hangups();
        System.out.println("Answers: "
                + answers.entrySet().stream()
                        .map(one -> one.getKey() + ": " + one.getValue())
                        .collect(Collectors.joining(", "))
                + "; hung up: " + report.hangups());
        System.out.println("| spoiled requests | forgeries | slow requests, cut off after s"
                + " | vanished streams, let go after s | slowest answer to others, s"
                + " | heap MB, before and after | threads | files |");
        System.out.println("|---:|---:|---:|---:|---:|---:|---:|---:|");
        System.out.printf(
                Locale.ROOT,
                "| %d | %d | %d, %.1f | %d, %.1f | %.2f | %d, %d | %d, %d | %d, %d |%n",
                all,
                report.forgeries(),
                slow,
                report.cutOff().toMillis() / 1000.0,
                streams,
                report.letGo().toMillis() / 1000.0,
                report.slowestBystander().toMillis() / 1000.0,
                report.before().heapMegabytes(),
                report.after().heapMegabytes(),
                report.before().threads(),
                report.after().threads(),
                report.before().files(),
                report.after().files());
    }
}
