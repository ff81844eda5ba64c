package trasse.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import trasse.pdf.Pdf;
import trasse.rules.notation.NotationException;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.SheetsPerPage;

@Command(
        name = "print",
        description = "Writes a PDF to print and play with: sheets to draw on, cards and rules.",
        footer = {
            "%nPrint it at 100 %% (\"actual size\"): a card then measures 63 x 88 mm. Print cards on both sides of the"
                    + " paper; or print the part fold on one side, and fold each card along the dashed line.%n",
            "Example: trasse print classic --out classic.pdf --paper letter"
        })
final class Print implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "BOARD", description = InputFiles.BOARD + ".")
    @SuppressWarnings("NullAway.Init")
    private String reference;

    @Option(names = "--out", required = true, paramLabel = "FILE", description = "The PDF file to write.")
    @SuppressWarnings("NullAway.Init")
    private String out;

    @Option(names = "--paper", defaultValue = "a4", description = "a4 or letter; default: ${DEFAULT-VALUE}.")
    @SuppressWarnings("NullAway.Init")
    private String paper;

    @Option(names = "--language", defaultValue = "en", description = "en, de, fr or it; default: ${DEFAULT-VALUE}.")
    @SuppressWarnings("NullAway.Init")
    private String language;

    @Option(
            names = "--parts",
            paramLabel = "PART[,PART...]",
            defaultValue = Part.DEFAULT,
            description = "sheets, cards, fold (cards to fold) and rules; default: ${DEFAULT-VALUE}.")
    @SuppressWarnings("NullAway.Init")
    private String parts;

    @Option(
            names = "--sheets-per-page",
            paramLabel = "N",
            defaultValue = SheetsPerPage.DEFAULT,
            description = "2, or 4 small ones; default: ${DEFAULT-VALUE}.")
    @SuppressWarnings("NullAway.Init")
    private String sheetsPerPage;

    @Option(names = "--grey", description = "Without colours; each colour has a sign of its own.")
    private boolean grey;

    @Override
    public Integer call() throws BadInput, NotationException {
        Printout printout = Printout.parse(InputFiles.board(reference), paper, language, parts, sheetsPerPage, grey)
                .orElseThrow(BadInput::new);
        WholeFile.write(InputFiles.path(out), Pdf.write(printout));
        spec.commandLine().getOut().println(out + ": print it at 100 % (\"actual size\")");
        return 0;
    }
}
