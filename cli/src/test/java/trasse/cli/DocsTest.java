package trasse.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;

/** What the documents say is true. */
class DocsTest {
    static final List<String> BOARDS = BuiltInBoards.NAMES;

    static final Path ROOT = Path.of("..");

    @TestFactory
    List<DynamicTest> everyCommandInTheReadmeWorks(@TempDir Path folder) throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : read("README.md").lines().toList()) {
            if (line.startsWith("./trasse ") && !line.startsWith("./trasse  ")) {
                String command = line.replaceFirst(" +#.*", "");
                tests.add(DynamicTest.dynamicTest(command, () -> run(command, folder)));
            }
        }
        assertEquals(13, tests.size());
        return tests;
    }

    @Test
    void thePictureInTheReadmeIsOfTheExample() throws IOException {
        assertEquals(CliRun.printed("draw", ROOT.resolve("docs/example.trasse").toString()), read("docs/example.svg"));
    }

    @Test
    void theBoardInTheNotationIsTheClassicOne() throws IOException, NotationException {
        List<MatchResult> blocks = Pattern.compile("```\n(name: .*?)```", Pattern.DOTALL)
                .matcher(read("docs/notation.md"))
                .results()
                .toList();
        assertEquals(1, blocks.size());
        byte[] board = blocks.getFirst().group(1).getBytes(UTF_8);
        assertEquals(BuiltInBoards.classic(), BoardReader.read("notation.md", board));
    }

    @Test
    void theGameInTheNotationIsAGame(@TempDir Path folder) throws IOException {
        List<MatchResult> blocks = Pattern.compile("```\n(trasse 1.*?)```", Pattern.DOTALL)
                .matcher(read("docs/notation.md"))
                .results()
                .toList();
        assertEquals(1, blocks.size());
        Path game = Files.writeString(
                folder.resolve("game.trasse"), blocks.getFirst().group(1));
        assertTrue(CliRun.printed("score", game.toString(), "--json").contains("\"rounds\":2"));
    }

    @ParameterizedTest
    @FieldSource("BOARDS")
    void theStartsInTheBenchmarksAreAsEqualAsTheBoardSays(String name) throws IOException {
        String said = read("rules/src/main/resources/trasse/rules/notation/boards/" + name + ".board")
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow();
        String figures =
                said.substring(said.lastIndexOf(": ") + 2).replace(", each", "").replaceAll(" (?!\\d+\\.\\d+$)", " | ");
        String row = "| " + name + " | " + figures + " |";
        assertTrue(read("docs/benchmarks.md").lines().anyMatch(row::equals), row);
    }

    @Test
    void everyFileThatTheReadmePointsToIsThere() throws IOException {
        List<MatchResult> links = Pattern.compile("\\]\\(([^)]+)\\)")
                .matcher(read("README.md"))
                .results()
                .toList();
        assertTrue(links.size() > 3);
        for (MatchResult link : links) {
            assertTrue(Files.exists(ROOT.resolve(link.group(1))), link.group(1));
        }
    }

    private static void run(String command, Path folder) throws IOException {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.removeFirst();
        arguments.replaceAll(argument ->
                argument.startsWith("docs/") ? ROOT.resolve(argument).toString() : argument);
        if (arguments.contains("design")) {
            arguments.subList(arguments.indexOf(">"), arguments.size()).clear();
            arguments.addAll(List.of("--boards", "1", "--games", "200", "--deals", "30"));
        }
        if (arguments.contains("train")) {
            arguments.replaceAll(argument -> argument.equals("meadow.board") ? board(folder) : argument);
            arguments.addAll(List.of("--games", "600"));
        }
        if (arguments.contains("puzzles")) {
            arguments.replaceAll(argument -> argument.equals("puzzles.json")
                    ? folder.resolve(argument).toString()
                    : argument.equals("12") ? "1" : argument);
        }
        arguments.replaceAll(
                argument -> argument.endsWith(".pdf") ? folder.resolve(argument).toString() : argument);
        if (arguments.contains("bench")) {
            arguments.add("--help");
        }
        String printed = CliRun.printed(arguments.toArray(String[]::new));
        assertTrue(!printed.isBlank());
        if (command.endsWith("> meadow.board")) {
            Files.writeString(Path.of(board(folder)), printed);
        }
    }

    /** The board that one command of the README prints, and the next one reads. */
    private static String board(Path folder) {
        return folder.resolve("meadow.board").toString();
    }

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }
}
