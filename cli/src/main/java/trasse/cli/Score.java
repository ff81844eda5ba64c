package trasse.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.rules.Position;
import trasse.rules.notation.NotationException;

@Command(
        name = "score",
        description = "Judges a game record: checks every move, then prints points, totals and winners.",
        footer = "%nExample: trasse score game.trasse --json")
final class Score implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A .trasse record.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--json", description = "One JSON object for programs instead of a table for people.")
    private boolean json;

    @Override
    public Integer call() throws BadInput, NotationException, IOException {
        Position position = InputFiles.record(file).game().position();
        spec.commandLine().getOut().println(json ? ScoreJson.of(position) : ScoreTable.of(position));
        return 0;
    }
}
