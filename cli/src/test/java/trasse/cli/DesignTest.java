package trasse.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import trasse.engine.Limit;
import trasse.rules.Board;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.NotationException;
import trasse.study.boards.BoardSearch;
import trasse.study.boards.Layout;

class DesignTest {
    private static final String[] OPTIONS = {
        "design",
        "--name",
        "Kid's Meadow",
        "--seed",
        "5",
        "--boards",
        "3",
        "--games",
        "200",
        "--deals",
        "90",
        "--example"
    };

    private static String found = "";

    @BeforeAll
    static void design() {
        found = CliRun.printed(OPTIONS);
    }

    @Test
    void theSameOptionsFindTheSameBoard() {
        assertEquals(found, CliRun.printed(OPTIONS));
    }

    @Test
    void theBoardTellsHowItWasFound() {
        assertEquals(
                "# Found by: trasse design --name 'Kid'\\''s Meadow' --seed 5 --boards 3 --games 200 --deals 90"
                        + " --ring 2 --example",
                found.lines().findFirst().orElseThrow());
    }

    @Test
    void theBoardTellsHowEqualItsStartsAre() {
        String second = found.lines().skip(1).findFirst().orElseThrow();
        assertTrue(
                second.matches("# Mean solo totals from starts 1 to 4, of a player who knows the board:"
                        + "( -?\\d+\\.\\d\\d){4}, each ± \\d+\\.\\d\\d"),
                second);
    }

    @Test
    void theRestIsTheBoardAsItIsWritten() throws NotationException {
        String rest = found.substring(found.indexOf("name: Kid's Meadow\n"));
        assertEquals(BoardWriter.write(board()), rest);
    }

    /** So it has the structure of the rulebook and its example, as all boards of the layout. */
    @Test
    void theBoardIsOneOfTheLayoutsWithStartsChosenAnew() throws NotationException {
        Board board = board();
        BoardSearch search = new BoardSearch(new Layout("Kid's Meadow", 2, 0, true), 5, 200, 90);
        assertTrue(search.draw(3, Limit.NONE, tries -> {}).stream()
                .anyMatch(drawn -> drawn.withStarts(board.starts()).equals(board)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --name= --seed=1               | --name: a name has 1 to 40 characters, not 0
            --name=#1 --seed=1             | --name: a name has no #, which begins a comment
            --name=M --seed=1 --boards=0   | --boards is at least 1, not 0
            --name=M --seed=1 --boards=x   | Invalid value for option '--boards': 'x' is not an int
            --name=M --seed=1 --games=0    | --games is at least 1, not 0
            --name=M --seed=1 --deals=29   | --deals is at least 30, not 29
            --name=M --seed=1 --ring=1     | --ring is 2 or 3, not 1
            --name=M --seed=1 --ring=4     | --ring is 2 or 3, not 4
            --name=M --seed=1 --corners=-1 | --corners is 0 to 6, not -1
            --name=M --seed=1 --corners=7  | --corners is 0 to 6, not 7
            --name=M --seed=x              | Invalid value for option '--seed': 'x' is not a long
            --name=M                       | Missing required option: '--seed=<seed>'
            --seed=1                       | Missing required option: '--name=<name>'
            """)
    void badOptionsAreRefused(String options, String what) {
        assertEquals(what, refusal(options));
    }

    @Test
    void theExampleCannotBeHadWithTheThreeFarFromTheStarts() {
        assertEquals(
                "--example needs --ring 2: three steps from the centre, the 3 is never next to a start",
                refusal("--name=M --seed=1 --ring=3 --example"));
    }

    @Test
    void aNameThatIsTooLongIsRefused() {
        assertEquals("--name: a name has 1 to 40 characters, not 41", refusal("--seed=1 --name=" + "🀄".repeat(41)));
    }

    private static String refusal(String options) {
        List<String> arguments = new ArrayList<>(List.of("design"));
        arguments.addAll(List.of(options.split(" ", -1)));
        return CliRun.refusal(arguments.toArray(String[]::new))
                .lines()
                .findFirst()
                .orElseThrow();
    }

    private static Board board() throws NotationException {
        return BoardReader.read("found.board", found.getBytes(UTF_8));
    }
}
