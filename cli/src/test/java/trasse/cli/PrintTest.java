package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.pdf.Pdf;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Inks;
import trasse.sheets.Language;
import trasse.sheets.Paper;
import trasse.sheets.Part;
import trasse.sheets.Printout;
import trasse.sheets.SheetsPerPage;

class PrintTest {
    private static final Board GARDEN = BuiltInBoards.find("garden").orElseThrow();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @Test
    void sheetsCardsAndRulesArePrintedUnlessPartsAreNamed() throws IOException {
        Path file = folder.resolve("classic.pdf");
        assertEquals(
                file + ": print it at 100 % (\"actual size\")\n",
                CliRun.printed("print", "classic", "--out", file.toString()));
        try (PDDocument document = Loader.loadPDF(file.toFile())) {
            assertEquals(2 + 4 + 1, document.getNumberOfPages());
        }
        assertEquals(List.of(file), files());
    }

    @Test
    void everyOptionCounts() throws IOException {
        Path file = folder.resolve("garden.pdf");
        CliRun.printed(
                "print",
                "garden",
                "--out",
                file.toString(),
                "--paper",
                "letter",
                "--language",
                "it",
                "--parts",
                "sheets,fold",
                "--sheets-per-page",
                "4",
                "--grey");
        Printout wanted = new Printout(
                GARDEN, Paper.LETTER, Language.IT, Set.of(Part.SHEETS, Part.FOLD), SheetsPerPage.FOUR, Inks.GREY);
        assertArrayEquals(Pdf.write(wanted), Files.readAllBytes(file));
    }

    @Test
    void aBoardCanBeACodeOrAFile() throws IOException {
        Path board = Files.writeString(folder.resolve("garden.board"), BoardWriter.write(GARDEN));
        Path byFile = folder.resolve("file.pdf");
        Path byCode = folder.resolve("code.pdf");
        CliRun.printed("print", board.toString(), "--out", byFile.toString(), "--parts", "sheets");
        CliRun.printed("print", "~" + BoardCode.of(GARDEN), "--out", byCode.toString(), "--parts", "sheets");
        assertArrayEquals(Files.readAllBytes(byFile), Files.readAllBytes(byCode));
    }

    @Test
    void aFileOfThatNameIsReplaced() throws IOException {
        Path file = Files.writeString(folder.resolve("classic.pdf"), "old");
        CliRun.printed("print", "classic", "--out", file.toString(), "--parts", "rules");
        assertTrue(Files.size(file) > 1000);
        assertEquals(List.of(file), files());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            meadow    |                | meadow: there is no such file, and the built-in boards are classic and garden
            ~AbC      |                | 'AbC' is not a board code: a board code has 40 characters, not 3
            classic   | --paper a5     | 'a5' is not a paper; expected a4 or letter
            classic   | --language es  | 'es' is not a language; expected en, de, fr or it
            classic   | --sheets-per-page 1 | '1' is not a number of sheets per page; expected 2 or 4
            classic   | --parts dice   | 'dice' is not a part; expected sheets, cards, fold or rules
            """)
    void badInputIsRefusedAndWritesNothing(String board, String option, String message) throws IOException {
        String out = folder.resolve("x.pdf").toString();
        String[] arguments = Stream.concat(
                        Stream.of("print", board, "--out", out),
                        option == null ? Stream.of() : Stream.of(option.split(" ", -1)))
                .toArray(String[]::new);
        assertEquals(message + "\n", CliRun.refusal(arguments));
        assertEquals(List.of(), files());
    }

    @Test
    void aFileHasToBeNamed() {
        assertTrue(CliRun.refusal("print", "classic").startsWith("Missing required option: '--out=FILE'"));
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        assertEquals(
                folder + ": cannot be written (it is a folder)\n",
                CliRun.refusal("print", "classic", "--out", folder.toString()));
        assertEquals(List.of(), files());
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path file = folder.resolve("missing").resolve("x.pdf");
        assertEquals(
                file + ": cannot be written (there is no such folder)\n",
                CliRun.refusal("print", "classic", "--out", file.toString()));
    }

    @Test
    void aFileInPlaceOfItsFolderIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "mine");
        String refusal = CliRun.refusal(
                "print", "classic", "--out", file.resolve("x.pdf").toString());
        assertTrue(refusal.startsWith(file.resolve("x.pdf") + ": cannot be written ("), refusal);
        assertEquals("mine", Files.readString(file));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
