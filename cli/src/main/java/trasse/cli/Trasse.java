package trasse.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import trasse.rules.notation.NotationException;

/** The command that all others belong to. */
@Command(
        name = "trasse",
        description = "One line, 61 fields, 15 cards: the best line wins.",
        subcommands = {
            Serve.class,
            Score.class,
            PerftCount.class,
            Solve.class,
            Draw.class,
            ShowBoard.class,
            Print.class,
            Design.class,
            Analyse.class,
            Simulate.class,
            Train.class,
            Puzzles.class,
            Bench.class,
            CommandLine.HelpCommand.class
        },
        mixinStandardHelpOptions = true,
        versionProvider = Trasse.Version.class,
        scope = CommandLine.ScopeType.INHERIT,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all went well",
            "1:something broke that should not",
            "2:the input is wrong; the message says where"
        })
final class Trasse {
    public static void main(String[] arguments) {
        PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        int exitCode = run(out, err, arguments);
        if (out.checkError()) {
            err.println("The output could not be written; what there is of it is not complete.");
            exitCode = CommandLine.ExitCode.SOFTWARE;
        }
        System.exit(exitCode);
    }

    /** Runs a command and gives its exit code. Without a command, the server starts. */
    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        CommandLine commandLine = new CommandLine(new Trasse())
                .setOut(out)
                .setErr(err)
                .setExpandAtFiles(false)
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    if (failure instanceof NotationException || failure instanceof BadInput) {
                        command.getErr().println(failure.getMessage());
                        return CommandLine.ExitCode.USAGE;
                    }
                    throw failure;
                });
        return commandLine.execute(arguments.length == 0 ? new String[] {"serve"} : arguments);
    }

    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Trasse.class.getPackage().getImplementationVersion();
            return new String[] {"trasse " + (version == null ? "(not from a jar)" : version)};
        }
    }
}
