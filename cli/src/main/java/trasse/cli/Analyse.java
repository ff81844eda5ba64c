package trasse.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.engine.Limit;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;
import trasse.study.analysis.AnalysisJson;
import trasse.study.analysis.GameAnalysis;

@Command(
        name = "analyse",
        description = "Tells luck from skill in a game record, round by round, and names the worst mistake.",
        footer = {
            "%nBefore each card there is a total to expect. The card changes it: that is luck, and so is what the others"
                    + " take away. The action can only keep it or lose some of it: that is skill. Both add up to the"
                    + " final total. What is expected comes from good play; in a weak game the mistakes count a little too"
                    + " much, and so does luck.%n",
            "Example: trasse analyse game.trasse"
        })
final class Analyse implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A .trasse record.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Option(names = "--json", description = "One JSON object for programs instead of text for people.")
    private boolean json;

    @Override
    public Integer call() throws BadInput, NotationException {
        Replay replay = InputFiles.replay(file);
        GameAnalysis analysis;
        try (Progress progress = new Progress(spec.commandLine().getErr(), "Looking")) {
            analysis = GameAnalysis.of(
                    replay,
                    WeightFiles.knowledge(file, replay.record()),
                    Limit.NONE,
                    (share, players) -> progress.accept(share));
        }
        spec.commandLine().getOut().println(json ? AnalysisJson.of(analysis) : AnalysisText.of(analysis));
        return 0;
    }
}
