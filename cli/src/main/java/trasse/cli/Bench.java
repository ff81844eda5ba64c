package trasse.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Only for the help: the launcher runs the benchmarks itself, because they are not in the jar. */
@Command(
        name = "bench",
        description = "Measures how many random solo games and lines the engine does in a second, beside a plain"
                + " implementation of the rules in the same run. Takes less than a minute, and a build before.",
        footer = {
            "%nThe plain implementation belongs to the tests and is not in the jar, so this runs only where the"
                    + " sources are.%n",
            "Example: ./trasse bench"
        })
final class Bench implements Callable<Integer> {
    @Override
    public Integer call() throws BadInput {
        throw new BadInput("the benchmarks are not in the jar: run ./trasse bench where the sources are");
    }
}
