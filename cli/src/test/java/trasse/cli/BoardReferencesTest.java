package trasse.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.Board;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;

/** Wherever a command takes a board, it takes a built-in name, a code or a file. */
class BoardReferencesTest {
    private static final String CLASSIC = "~" + BoardCode.of(BuiltInBoards.classic());

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String file = "";
    private String code = "";

    @BeforeEach
    void writeTheBoard() throws IOException, NotationException {
        file = Files.writeString(folder.resolve("striped.board"), Samples.BOARD).toString();
        code = BoardCode.of(BoardReader.read(file, Samples.BOARD.getBytes(UTF_8)));
    }

    @Test
    void aBoardIsPrintedAsAFile() {
        assertEquals(BoardWriter.write(BuiltInBoards.classic()), CliRun.printed("board", "classic"));
        assertEquals(BoardWriter.write(BuiltInBoards.classic()), CliRun.printed("board", CLASSIC));
        assertEquals(Samples.BOARD, CliRun.printed("board", file));
    }

    @Test
    void aBoardThatIsPrintedFromItsCodeIsTheSame() throws NotationException {
        Board printed =
                BoardReader.read("printed", CliRun.printed("board", "~" + code).getBytes(UTF_8));
        assertEquals(code, BoardCode.of(printed));
    }

    @Test
    void aCodeIsPrintedAloneOnALine() {
        assertEquals(CLASSIC.substring(1) + "\n", CliRun.printed("board", "classic", "--code"));
        assertEquals(code + "\n", CliRun.printed("board", file, "--code"));
        assertEquals(code + "\n", CliRun.printed("board", "~" + code, "--code"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"board", "draw", "perft --start 1 ybgs --board", "train --games 600 --board"})
    void aWrongCodeIsRefused(String command) {
        String said = refusal(command + " ~AAAA");
        assertEquals("'AAAA' is not a board code: a board code has 40 characters, not 4\n", said);
    }

    @Test
    void aBoardThatIsNeitherANameNorAFileIsRefused() {
        assertEquals(
                "meadow: there is no such file, and the built-in boards are classic and garden\n",
                refusal("board meadow"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "perft --start 1 ybgs bgsr --board",
                "simulate --players magpie --games 4 --seed 1 --work 1 --json --board",
                "simulate --players cat --games 4 --seed 1 --work 1 --json --board"
            })
    void aBoardPlaysAlikeHoweverItIsGiven(String command) {
        assertEquals(played(command + " classic"), played(command + " " + CLASSIC));
        assertEquals(played(command + " " + file), played(command + " ~" + code));
    }

    @Test
    void aCopyOfABuiltInBoardIsKnownByItsCode() throws IOException {
        Path copy = Files.writeString(folder.resolve("copy.board"), CliRun.printed("board", "classic"));
        String simulation = "simulate --players cat --games 4 --seed 1 --work 1 --json --board ";
        assertEquals(played(simulation + "classic"), played(simulation + copy));
    }

    @Test
    void aCodeCanBeTrainedIntoAFile() {
        Path out = folder.resolve("learned.weights");
        CliRun.printed("train", "--board", "~" + code, "--games", "600", "--out", out.toString());
        assertTrue(Files.exists(out));
    }

    @Test
    void aPictureCanBeDrawnFromACode() {
        assertEquals(CliRun.printed("draw", "classic"), CliRun.printed("draw", CLASSIC));
    }

    @ParameterizedTest
    @ValueSource(strings = {"score --json", "analyse --json", "draw"})
    void aRecordMayNameItsBoardByCode(String command) throws IOException {
        String game = Samples.passedToTheEnd(Samples.GAME, 1, 2);
        String byFile = save("file.trasse", game);
        String byCode = save("code.trasse", game.replace("board striped.board", "board ~" + code));
        assertEquals(played(command + " " + byFile).replace("Striped", "Unnamed"), played(command + " " + byCode));
    }

    @Test
    void aRecordThatNamesItsBoardByCodeCanBeSolved() throws IOException {
        String game = Samples.passedToTheEnd(Samples.GAME, 1, 2)
                .replace("board striped.board", "board ~" + code)
                .replace("edition boards", "edition boards\ndeck " + String.join(" ", Samples.DECK));
        String solved = CliRun.printed("solve", save("code.trasse", game), "--from", "14", "--json");
        assertTrue(solved.contains("\"proven\":true"), solved);
        assertTrue(solved.contains("board ~" + code), solved);
    }

    private String save(String name, String game) throws IOException {
        return Files.writeString(folder.resolve(name), game).toString();
    }

    private static String played(String command) {
        return CliRun.printed(command.split(" ", -1)).replaceAll("\"millisPerMove\":[^}]*", "");
    }

    private static String refusal(String command) {
        return CliRun.refusal(command.split(" ", -1));
    }
}
