package trasse.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.rules.Position;
import trasse.rules.notation.NotationException;

@Command(
        name = "draw",
        description = "Prints a picture (SVG) of a board, or of a game with all its lines.",
        footer = "%nExample: trasse draw classic > classic.svg")
final class Draw implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description =
                    "A .trasse record; or a board: built in (classic, garden), ~ and a board code, or a .board file.")
    @SuppressWarnings("NullAway.Init")
    private String file;

    @Override
    public Integer call() throws BadInput, NotationException {
        spec.commandLine().getOut().println(picture());
        return 0;
    }

    private String picture() throws BadInput, NotationException {
        if (file.endsWith(".board") || !InputFiles.isPath(file)) {
            return Picture.of(InputFiles.board(file), List.of());
        }
        Position position = InputFiles.replay(file).last();
        return Picture.of(position.setup().board(), position.seats());
    }
}
