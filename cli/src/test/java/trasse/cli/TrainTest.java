package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.bot.BoardKnowledge;

class TrainTest {
    private static final int FEWEST_GAMES = 600;

    private static byte[] learned = {};
    private static String report = "";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String board = "";

    @BeforeAll
    static void trainOnce(@TempDir Path school) throws IOException {
        String file = Files.writeString(school.resolve("striped.board"), Samples.BOARD)
                .toString();
        report = train(file, 1);
        learned = Files.readAllBytes(school.resolve("striped.weights"));
    }

    @BeforeEach
    void saveTheBoard() throws IOException {
        board = Files.writeString(folder.resolve("striped.board"), Samples.BOARD)
                .toString();
    }

    @Test
    void itTellsHowTheTotalsGrowAndWhereTheWeightsAre() {
        List<String> lines = report.lines().toList();
        assertEquals(2 * 11 + 2, lines.size(), report);
        assertEquals("games      mean total, alone", lines.getFirst());
        assertTrue(lines.get(10).matches("600 +-?\\d+\\.\\d\\d"), report);
        assertEquals("games      mean total, with others", lines.get(11));
        assertTrue(lines.get(21).matches("200 +-?\\d+\\.\\d\\d"), report);
        assertTrue(
                lines.get(22)
                        .matches(
                                "An owl alone reached \\d+\\.\\d ± \\d\\.\\d, and reaches \\d+\\.\\d ± \\d\\.\\d now\\."),
                report);
        assertTrue(lines.getLast().matches("Stored in .*striped\\.weights"), report);
    }

    @Test
    void theSameSeedTeachesTheSame() throws IOException {
        train(board, 1);
        assertArrayEquals(learned, Files.readAllBytes(weights()));
    }

    @Test
    void aThirdAsManyGamesWithOthersAreUsual() throws IOException {
        CliRun.printed("train", "--board", board, "--games=" + FEWEST_GAMES, "--races=" + FEWEST_GAMES / 3);
        assertArrayEquals(learned, Files.readAllBytes(weights()));
    }

    @Test
    void moreGamesWithOthersTeachSomethingElse() throws IOException {
        CliRun.printed("train", "--board", board, "--games=" + FEWEST_GAMES, "--races=" + FEWEST_GAMES);
        assertFalse(Arrays.equals(learned, Files.readAllBytes(weights())));
    }

    @Test
    void whatOtherBoardsTaughtCanBeLeftOut() throws IOException {
        CliRun.printed("train", "--board", board, "--games=" + FEWEST_GAMES, "--scratch");
        assertFalse(Arrays.equals(learned, Files.readAllBytes(weights())));
    }

    @Test
    void whatAnyBoardTeachesIsStoredToo() throws IOException {
        Path file = folder.resolve("any.weights");
        CliRun.printed("train", "--board=any", "--games=" + FEWEST_GAMES, "--out=" + file);
        assertTrue(Files.size(file) > 1000);
    }

    @Test
    void theWeightsCanBeStoredElsewhere() throws IOException {
        Path elsewhere = folder.resolve("elsewhere");
        CliRun.printed("train", "--board", board, "--games=" + FEWEST_GAMES, "--seed=1", "--out=" + elsewhere);
        assertArrayEquals(learned, Files.readAllBytes(elsewhere));
    }

    @Test
    void theWeightsBesideABoardAreUsed() throws IOException {
        String before = simulated();
        Files.write(weights(), learned);
        assertNotEquals(before, simulated());
    }

    @Test
    void theWeightsOfAnotherBoardAreRefused() throws IOException {
        String other = Samples.BOARD.replace("i:         s7  r", "i:         r7  r");
        Files.writeString(folder.resolve("striped.board"), other);
        Files.write(weights(), learned);
        assertRefused("these are the weights of another board");
    }

    @Test
    void weightsThatAreNotPackedAreRefused() throws IOException {
        Files.writeString(weights(), "Hello!");
        assertRefused("these are not weights");
    }

    @Test
    void packedBytesThatAreNoWeightsAreRefused() throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
            zip.write(new byte[1000]);
        }
        Files.write(weights(), zipped.toByteArray());
        assertRefused("these are not weights");
    }

    @Test
    void aSmallFileThatUnpacksToMoreThanWeightsEverTakeIsRefused() throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
            for (int size = 0; size <= BoardKnowledge.MOST_BYTES; size += 1 << 20) {
                zip.write(new byte[1 << 20]);
            }
        }
        Files.write(weights(), zipped.toByteArray());
        assertRefused("weights are never that long");
    }

    @Test
    void anEmptyFileIsRefused() throws IOException {
        Files.write(weights(), new byte[0]);
        assertRefused("these are not weights");
    }

    @Test
    void aTruncatedFileIsRefused() throws IOException {
        Files.write(weights(), Arrays.copyOf(learned, learned.length / 2));
        assertRefused("these are not weights");
    }

    @Test
    void aFolderInPlaceOfTheWeightsIsRefused() throws IOException {
        Files.createDirectory(weights());
        assertTrue(CliRun.refusal(simulation()).startsWith(weights() + ": cannot be used ("));
    }

    @Test
    void weightsThatCannotBeWrittenAreAReasonToStop() throws IOException {
        Files.createDirectory(weights());
        assertEquals(
                weights() + ": cannot be written (it is a folder)\n",
                CliRun.refusal("train", "--board", board, "--games=" + FEWEST_GAMES));
    }

    @Test
    void weightsInAFolderThatIsMissingAreAReasonNotToBegin() {
        Path nowhere = folder.resolve("nowhere").resolve("striped.weights");
        assertEquals(
                nowhere + ": cannot be written (there is no such folder)\n",
                CliRun.refusal("train", "--board", board, "--games=" + FEWEST_GAMES, "--out=" + nowhere));
    }

    @Test
    void aNameThatNoFileCanHaveIsAReasonNotToBegin() {
        String said = CliRun.refusal("train", "--board", board, "--games=" + FEWEST_GAMES, "--out=a\0b");
        assertTrue(said.startsWith("a\0b: no file can have this name ("), said);
    }

    @Test
    void anEmptyNameIsAReasonNotToBegin() {
        assertEquals(
                "the name of the file is empty\n",
                CliRun.refusal("train", "--board", board, "--games=" + FEWEST_GAMES, "--out="));
    }

    @Test
    void findingOutWhetherWeightsCanBeWrittenLeavesTheOldOnesAsTheyAre() throws IOException, BadInput {
        Files.write(weights(), learned);
        WeightFiles.mustBeWritable(weights());
        assertArrayEquals(learned, Files.readAllBytes(weights()));
    }

    @Test
    void findingOutWhetherWeightsCanBeWrittenLeavesNothingBehind() throws BadInput {
        WeightFiles.mustBeWritable(weights());
        assertTrue(Files.notExists(weights()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --board=classic --games=599 | --games is at least 600, not 599
            --board=classic --races=199 | --races is at least 200, not 199
            --board=classic --races=x   | Invalid value for option '--races': 'x' is not an int
            --board=classic --games=x   | Invalid value for option '--games': 'x' is not an int
            --board=classic --seed=x    | Invalid value for option '--seed': 'x' is not a long
            --board=no.board            | no.board: there is no such file, and the built-in boards are classic and garden
            --board=classic             | bots know the built-in boards already, and what classic teaches would not be used; say where to store it with --out FILE, or train on a copy of the board
            --board=~F_YTHdFNd-fl5FOv3hgons6QFeqOlU6Z4KSBdVWf | a board code has no file to store the weights beside; say where with --out FILE
            --board=any                 | what any board teaches has no place of its own; say where to store it with --out FILE
            --games=600                 | Missing required option: '--board=BOARD'
            """)
    void badOptionsAreRefused(String options, String what) {
        String[] arguments = ("train " + options).split(" ", -1);
        assertEquals(what, CliRun.refusal(arguments).lines().findFirst().orElseThrow());
    }

    private void assertRefused(String why) {
        assertEquals(
                weights() + ": cannot be used (" + why + "); train anew, or remove it\n", CliRun.refusal(simulation()));
    }

    private String simulated() {
        return CliRun.printed(simulation()).replaceAll("\"millisPerMove\":[^}]*", "");
    }

    private String[] simulation() {
        return new String[] {
            "simulate", "--board", board, "--players=cat", "--games=8", "--seed=1", "--work=1", "--json"
        };
    }

    private Path weights() {
        return folder.resolve("striped.weights");
    }

    private static String train(String file, long seed) {
        return CliRun.printed(
                "train", "--board", file, "--games", Integer.toString(FEWEST_GAMES), "--seed", Long.toString(seed));
    }
}
