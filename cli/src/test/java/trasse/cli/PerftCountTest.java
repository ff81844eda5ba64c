package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;

class PerftCountTest {
    /** All yellow; start 1 in the centre, 2 on a corner, 3 and 4 on the rim beside it. */
    private static final String YELLOW_BOARD = """
            i: y y y y y
            h: y y y y y y
            g: y y2 y3 y4 y5 y6 y
            f: y y y y y y y y
            e: y y y y y@1 y y y y
            d: y y y y y y y y
            c: y y7 y8 y9 y10 y y
            b: y@3 y y y y y
            a: y@2 y@4 y y y
            """;

    @TempDir
    private Path folder;

    private String striped = "";
    private String yellow = "";

    @BeforeEach
    void writeTheBoards() throws IOException {
        striped = Files.writeString(folder.resolve("striped.board"), Samples.BOARD)
                .toString();
        yellow = Files.writeString(folder.resolve("yellow.board"), YELLOW_BOARD).toString();
    }

    @Test
    void aCardWithoutTheColoursAroundLeavesOnlyThePass() {
        assertEquals("1\n", perft(yellow, 1, "bgsr"));
    }

    @Test
    void oneColourLeadsToEachNeighbour() {
        assertEquals(1 + 6 + "\n", perft(yellow, 1, "ybgs"));
        assertEquals(1 + 3 + "\n", perft(yellow, 2, "ybgs"));
        assertEquals(1 + 4 + "\n", perft(yellow, 3, "ybgs"));
    }

    /** From each of the six neighbours the line goes on to any of its neighbours but the start. */
    @Test
    void aDoubledColourLeadsTwoFieldsOn() {
        assertEquals(1 + 6 + 6 * 5 + "\n", perft(yellow, 1, "yybgs"));
    }

    /**
     * After a pass all is as before. After one of six steps there is the pass, and each of the two ends has five
     * neighbours that are not on the line.
     */
    @Test
    void aLineGrowsAtEitherEnd() {
        assertEquals((1 + 6) + 6 * (1 + 5 + 5) + "\n", perft(yellow, 1, "ybgs", "ybgr"));
    }

    /** From a corner: b2 has five further neighbours; a2 and b1 have three; the corner has two left. */
    @Test
    void aFieldIsNeverEnteredTwice() {
        assertEquals((1 + 3) + (1 + 5 + 2) + 2 * (1 + 3 + 2) + "\n", perft(yellow, 2, "ybgs", "ybgr"));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            1, ybgs
            1, ysrv
            2, bbsrv
            3, yygsr
            4, bgsvv
            1, ybgs bgsr
            2, bbsrv ysrv
            3, bgsr yygsr
            4, ybgrr ybssv
            1, ysrv ybgs gsrv
            """)
    void theCountIsThatOfAllDifferentLines(int start, String cards) {
        assertEquals(count(Samples.BOARD, start, cards) + "\n", perft(striped, start, cards.split(" ", -1)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aBuiltInBoardIsKnownByItsName(int start) {
        String classic = BoardWriter.write(BuiltInBoards.classic());
        assertEquals(count(classic, start, "ybgs bbsrv") + "\n", perft("classic", start, "ybgs", "bbsrv"));
    }

    @Test
    void theLettersOfCardsMayComeInAnyOrderAndEitherCase() {
        assertEquals(perft(striped, 1, "ybgs", "bbsrv"), perft(striped, 1, "SGBY", "vBsrb"));
    }

    @Test
    void optionsMayComeAfterTheCards() {
        assertEquals(
                perft(striped, 1, "ybgs", "bgsr"),
                CliRun.printed("perft", "ybgs", "bgsr", "--start=1", "--board=" + striped));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ybg", "ybgx", "ybgsr", "yyybgs", "", "ybgs bgsr", "-"})
    void aCardThatIsNoneIsRefused(String card) {
        assertEquals(
                "'" + card + "' is not a card; a card is four different colours of y b g s r v,"
                        + " one of them possibly twice\n",
                CliRun.refusal("perft", "--board", striped, "--start", "1", "ybgs", card));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "-1", "2147483647"})
    void aStartThatIsNoneIsRefused(String start) {
        assertEquals(
                "--start is 1, 2, 3 or 4, not " + start + "\n",
                CliRun.refusal("perft", "--board", striped, "--start", start, "ybgs"));
    }

    @Test
    void aStartThatIsNoNumberIsRefused() {
        assertEquals(
                "Invalid value for option '--start': 'one' is not an int",
                firstLine(CliRun.refusal("perft", "--board", striped, "--start", "one", "ybgs")));
    }

    @Test
    void whatIsMissingIsNamed() {
        assertEquals(
                "Missing required option: '--start=K'", firstLine(CliRun.refusal("perft", "--board", striped, "ybgs")));
        assertEquals(
                "Missing required option: '--board=BOARD'", firstLine(CliRun.refusal("perft", "--start", "1", "ybgs")));
        assertEquals(
                "Missing required parameter: 'CARD'",
                firstLine(CliRun.refusal("perft", "--board", striped, "--start", "1")));
    }

    @Test
    void aBoardThatIsNotThereIsRefused() {
        String missing = folder.resolve("missing.board").toString();
        assertEquals(
                missing + ": there is no such file, and the built-in boards are classic and garden\n",
                refusalOf(missing));
    }

    @Test
    void aFolderIsNoBoard() {
        assertEquals(folder + ": cannot be read (it is a folder)\n", refusalOf(folder.toString()));
    }

    @Test
    void aNameThatNoFileCanHaveIsRefused() {
        assertEquals("a\0: no file can have this name (Nul character not allowed)\n", refusalOf("a\0"));
    }

    @Test
    void anEmptyNameIsRefused() {
        assertEquals("the name of the file is empty\n", refusalOf(""));
    }

    @Test
    void aBoardThatIsWrongIsRefusedWithTheLineAndWhatIsWrong() throws IOException {
        Path board = Files.writeString(folder.resolve("wrong.board"), Samples.BOARD.replace("y@1", "@1"));
        assertEquals(
                board + ":6: e4 cannot be '@1'; write a colour (y b g s r v), then its number 2 to 10 if it has one,"
                        + " then @1 to @4 if it is a start point\n",
                refusalOf(board.toString()));
    }

    private static String perft(String board, int start, String... cards) {
        List<String> arguments = new ArrayList<>(List.of("perft", "--board", board, "--start", String.valueOf(start)));
        Collections.addAll(arguments, cards);
        return CliRun.printed(arguments.toArray(String[]::new));
    }

    private static String refusalOf(String board) {
        return CliRun.refusal("perft", "--board", board, "--start", "1", "ybgs");
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElseThrow();
    }

    private static long count(String board, int start, String cards) {
        Map<String, String> tokens = tokens(board);
        String field = tokens.entrySet().stream()
                .filter(token -> token.getValue().endsWith("@" + start))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
        return count(tokens, List.of(field), List.of(cards.split(" ", -1)));
    }

    /** Plays every line through the cards, and keeps of a line and its reverse only one. */
    private static long count(Map<String, String> tokens, List<String> line, List<String> cards) {
        if (cards.isEmpty()) {
            return 1;
        }
        Set<List<String>> lines = new HashSet<>();
        grow(tokens, line, cards.getFirst(), lines);
        grow(tokens, line.reversed(), cards.getFirst(), lines);
        long count = 0;
        for (List<String> next : lines) {
            count += count(tokens, next, cards.subList(1, cards.size()));
        }
        return count;
    }

    private static void grow(Map<String, String> tokens, List<String> line, String letters, Set<List<String>> found) {
        boolean isForward = line.getFirst().compareTo(line.getLast()) <= 0;
        found.add(List.copyOf(isForward ? line : line.reversed()));
        for (Map.Entry<String, String> token : tokens.entrySet()) {
            String field = token.getKey();
            String colour = token.getValue().substring(0, 1);
            if (areNeighbours(line.getLast(), field) && letters.contains(colour) && !line.contains(field)) {
                List<String> longer = new ArrayList<>(line);
                longer.add(field);
                grow(tokens, longer, letters.replaceFirst(colour, ""), found);
            }
        }
    }

    private static boolean areNeighbours(String one, String other) {
        int rows = other.charAt(0) - one.charAt(0);
        int diagonals = other.charAt(1) - one.charAt(1);
        return rows == 0 ? Math.abs(diagonals) == 1 : Math.abs(rows) == 1 && (diagonals == 0 || diagonals == rows);
    }

    private static Map<String, String> tokens(String board) {
        Map<String, String> tokens = new TreeMap<>();
        for (String line : board.lines().toList()) {
            char row = line.charAt(0);
            if (line.charAt(1) == ':') {
                int diagonal = Math.max(1, row - 'e' + 1);
                for (String token : line.substring(2).strip().split(" +", -1)) {
                    tokens.put("" + row + diagonal++, token);
                }
            }
        }
        return tokens;
    }
}
