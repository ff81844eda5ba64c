package trasse.bench.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import trasse.bench.Scratch;
import trasse.testkit.ProcessSize;
import trasse.testkit.ServerProcess;

/**
 * Lets people play for a long time, one game after another, and looks at the size of the server again and again. Fails if
 * it has grown from the second quarter of that time to the last by more than an eighth.
 *
 * <p>Arguments: for how many minutes, and at how many tables.
 */
public final class SoakBenchmark {
    private static final int SAMPLES = 20;

    private SoakBenchmark() {}

    public static void main(String[] arguments) throws Exception {
        int minutes = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 60;
        int tables = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
        List<ProcessSize> sizes;
        try (Scratch scratch = Scratch.create();
                ServerProcess server = LoadServer.start(scratch)) {
            sizes = soak(server, tables, Duration.ofMinutes(minutes));
        }
        String grown = grown(sizes);
        if (!grown.isEmpty()) {
            System.err.println("Violated: the server has grown: " + grown);
            System.exit(1);
        }
        System.exit(0);
    }

    private static List<ProcessSize> soak(ServerProcess server, int tables, Duration time) throws Exception {
        System.out.println("| minutes | moves | games | heap MB | threads | files | resident MB |");
        System.out.println("|---:|---:|---:|---:|---:|---:|---:|");
        LoadRun run = new LoadRun();
        new LoadCrowd(run, server.port()).play(tables, Pace.PEOPLE);
        long begin = System.nanoTime();
        List<ProcessSize> sizes = new ArrayList<>();
        for (int i = 1; i <= SAMPLES; i++) {
            long due = begin + time.toNanos() * i / SAMPLES;
            Thread.sleep(Duration.ofNanos(Math.max(0, due - System.nanoTime())));
            run.check();
            ProcessSize size = server.size();
            sizes.add(size);
            System.out.printf(
                    Locale.ROOT,
                    "| %.1f | %d | %d | %d | %d | %d | %d |%n",
                    (System.nanoTime() - begin) / 60e9,
                    run.counts().moves(),
                    run.counts().games(),
                    size.heapMegabytes(),
                    size.threads(),
                    size.files(),
                    server.residentMegabytes());
        }
        run.end();
        return sizes;
    }

    /** What has grown, in words; nothing if all has stayed. */
    private static String grown(List<ProcessSize> sizes) {
        List<ProcessSize> second = sizes.subList(SAMPLES / 4, SAMPLES / 2);
        List<ProcessSize> last = sizes.subList(SAMPLES * 3 / 4, SAMPLES);
        StringBuilder grown = new StringBuilder();
        for (Part part : Part.values()) {
            double before = part.mean(second);
            double after = part.mean(last);
            if (after > before * 9 / 8) {
                grown.append(String.format(Locale.ROOT, "%s from %.1f to %.1f. ", part, before, after));
            }
        }
        return grown.toString();
    }

    private enum Part {
        HEAP,
        THREADS,
        FILES;

        double mean(List<ProcessSize> sizes) {
            return sizes.stream()
                    .mapToLong(size -> switch (this) {
                        case HEAP -> size.heapMegabytes();
                        case THREADS -> size.threads();
                        case FILES -> size.files();
                    })
                    .average()
                    .orElseThrow();
        }
    }
}
