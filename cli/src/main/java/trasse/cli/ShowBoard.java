package trasse.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.NotationException;

@Command(
        name = "board",
        description = "Prints a board as a .board file, or its code.",
        footer = {
            "%nA board code is the whole board, its name aside, in 40 characters. With ~ before it, it stands for the"
                    + " board in records, in links and wherever a command takes a board.%n",
            "Example: trasse board meadow.board --code"
        })
final class ShowBoard implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "BOARD", description = InputFiles.BOARD + ".")
    @SuppressWarnings("NullAway.Init")
    private String reference;

    @Option(names = "--code", description = "The board code alone on a line.")
    private boolean code;

    @Override
    public Integer call() throws BadInput, NotationException {
        Board board = InputFiles.board(reference);
        spec.commandLine().getOut().print(code ? BoardCode.of(board) + "\n" : BoardWriter.write(board));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
