package trasse.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs the benchmarks and prints how many times faster than the plain implementation each was in this very run. */
public final class Ratios {
    private static final List<String> WHAT = List.of("list", "count", "play", "referee", "perft", "solo", "walk");

    private Ratios() {}

    public static void main(String[] arguments) throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(RulesBenchmark.class.getName())
                        .include(RefereeBenchmark.class.getName())
                        .include(EngineBenchmark.class.getName())
                        .build())
                .run();
        List<String> lines = new ArrayList<>();
        lines.add("| benchmark | ours, per s | plain, per s | ratio |");
        lines.add("|---|---|---|---|");
        for (String what : WHAT) {
            Result<?> fast = result(results, what);
            Result<?> plain = result(results, what + "Plainly");
            double ratio = fast.getScore() / plain.getScore();
            double error = ratio
                    * Math.hypot(fast.getScoreError() / fast.getScore(), plain.getScoreError() / plain.getScore());
            lines.add(String.format(
                    Locale.ROOT,
                    "| %s | %.0f | %.1f | %.0f ± %.0f |",
                    what,
                    fast.getScore(),
                    plain.getScore(),
                    ratio,
                    error));
        }
        System.out.println(String.join(System.lineSeparator(), lines));
    }

    private static Result<?> result(Collection<RunResult> results, String benchmark) {
        return results.stream()
                .map(RunResult::getPrimaryResult)
                .filter(result -> result.getLabel().equals(benchmark))
                .findFirst()
                .orElseThrow();
    }
}
