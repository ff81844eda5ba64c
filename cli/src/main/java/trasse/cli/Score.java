package trasse.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.rules.Position;
import trasse.rules.notation.Commitment;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;

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

    @Option(
            names = "--commitment",
            paramLabel = "SHA-256",
            description = "The commitment to the deck that a server published before the game; needs --salt.")
    private @Nullable String commitment;

    @Option(
            names = "--salt",
            paramLabel = "SALT",
            description = "The salt that the server revealed with the deck after the game; needs --commitment.")
    private @Nullable String salt;

    @Override
    public Integer call() throws BadInput, NotationException {
        Replay replay = InputFiles.replay(file);
        checkCommitment(replay.record());
        Position position = replay.last();
        spec.commandLine().getOut().println(json ? ScoreJson.of(position) : ScoreTable.of(position));
        return 0;
    }

    /** If a commitment is given, the deck of the record must keep it. */
    private void checkCommitment(GameRecord record) throws BadInput {
        if (commitment == null && salt == null) {
            return;
        }
        if (commitment == null || salt == null) {
            throw new BadInput("--commitment and --salt belong together: one cannot be checked without the other");
        }
        if (record.deck().isEmpty()) {
            throw new BadInput(file + ": has no deck, so there is nothing to check against the commitment");
        }
        String kept = Commitment.to(record.deck().get(), salt);
        if (!kept.equalsIgnoreCase(commitment.strip())) {
            throw new BadInput(
                    file + ": the deck does not match the commitment: with this salt its commitment is " + kept);
        }
        if (!json) {
            spec.commandLine()
                    .getOut()
                    .println("The deck matches the commitment that was published before the game.\n");
        }
    }
}
