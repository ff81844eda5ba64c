package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrasseTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "score",
                "perft",
                "solve",
                "draw",
                "board",
                "print",
                "design",
                "analyse",
                "simulate",
                "train",
                "bench",
                "serve"
            })
    void itsHelpNamesEveryCommand(String command) {
        assertTrue(CliRun.printed("--help").contains("\n  " + command + " "));
    }

    @Test
    void itsHelpExplainsTheExitCodes() {
        assertTrue(CliRun.printed("--help").endsWith("""

                        Exit codes:
                          0   all went well
                          1   something broke that should not
                          2   the input is wrong; the message says where
                        """));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            score  | FILE --json --commitment=SHA-256 --salt=SALT | trasse score game.trasse --json
            perft  | --board=BOARD --start=K CARD... | trasse perft --board classic --start 1 ybgs bgsr
            solve  | FILE --player=K --from=N --seconds=S --json | trasse solve game.trasse --from 6 --seconds 60
            draw   | FILE | trasse draw classic > classic.svg
            board  | BOARD --code | trasse board meadow.board --code
            print  | BOARD --out=FILE --paper --language --parts=PART[,PART...] --grey | trasse print classic --out classic.pdf --paper letter
            design | --name --seed --boards --games --deals --ring --corners --example | trasse design --name Meadow --seed 5 > meadow.board
            simulate | --players=BOTS --games=N --seed --board=BOARD --millis --work --records=DIR --json | trasse simulate --players owl,magpie --games 1000 --seed 1
            serve  | --port=N --data=DIR --lan --host=ADDRESS --database-url=URL --trusted-proxies=ADDRESS[,ADDRESS...] --gone-after=SECONDS | trasse serve --lan --port 8061
            train  | --board=BOARD --games --races --seed --out=FILE | trasse train --board meadow.board
            """)
    void theHelpOfACommandNamesItsOptionsAndGivesAnExample(String command, String options, String example) {
        String help = CliRun.printed(command, "--help");
        for (String option : options.split(" ", -1)) {
            assertTrue(help.lines().anyMatch(line -> line.matches(" +\\Q" + option + "\\E([= ].*)?")), option);
        }
        assertTrue(help.endsWith("\nExample: " + example + "\n"), help);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score",
                "perft",
                "solve",
                "draw",
                "board",
                "print",
                "design",
                "analyse",
                "simulate",
                "train",
                "bench",
                "serve"
            })
    void theHelpOfACommandFitsATerminal(String command) {
        List<String> wide = CliRun.printed(command, "-h")
                .lines()
                .filter(line -> line.length() > 80)
                .toList();
        assertEquals(List.of(), wide);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V", "score --version", "perft -V", "design --version"})
    void itTellsItsVersion(String arguments) {
        assertEquals("trasse (not from a jar)\n", CliRun.printed(arguments.split(" ", -1)));
    }

    @Test
    void anUnknownCommandIsRefused() {
        assertEquals("Unmatched argument at index 0: 'juggle'", firstLine(CliRun.refusal("juggle")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--juggle",
                "score game.trasse --juggle",
                "perft --board classic --start 1 ybgs --juggle",
                "solve game.trasse --juggle",
                "design --name Meadow --seed 5 --juggle"
            })
    void anUnknownOptionIsRefused(String arguments) {
        assertEquals("Unknown option: '--juggle'", firstLine(CliRun.refusal(arguments.split(" ", -1))));
    }

    @Test
    void theBenchmarksAreNotInTheJar() {
        assertEquals(
                "the benchmarks are not in the jar: run ./trasse bench where the sources are\n",
                CliRun.refusal("bench"));
    }

    @Test
    void aMissingFileNameIsRefused() {
        assertEquals("Missing required parameter: 'FILE'", firstLine(CliRun.refusal("score")));
    }

    @Test
    void aSecondFileIsRefused() {
        assertEquals("Unmatched argument at index 2: 'b'", firstLine(CliRun.refusal("score", "a", "b")));
    }

    @Test
    void anOptionGivenTwiceIsRefused() {
        assertEquals(
                "option '--json' should be specified only once",
                firstLine(CliRun.refusal("score", "a", "--json", "--json")));
    }

    @Test
    void aFileWhoseNameBeginsWithAnAtIsAFileLikeAnyOther(@TempDir Path folder) throws IOException {
        Path arguments = Files.writeString(folder.resolve("arguments"), "--version");
        assertEquals("@" + arguments + ": there is no such file\n", CliRun.refusal("score", "@" + arguments));
        assertEquals("@" + folder + ": there is no such file\n", CliRun.refusal("score", "@" + folder));
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElseThrow();
    }
}
