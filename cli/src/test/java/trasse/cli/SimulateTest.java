package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateTest {
    private static final String NUMBER = "-?\\d+\\.\\d+(E-\\d)?";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path folder;

    private static String board = "";

    @BeforeAll
    static void saveTheBoard() throws IOException {
        board = Files.writeString(folder.resolve("striped.board"), Samples.BOARD)
                .toString();
    }

    @Test
    void forProgramsItIsOneObjectWithTheBotsInTheirOrder() {
        String json = json("--players=master,greedy", "--games=4", "--seed=1", "--work=50");
        String player = "\\{\"bot\":\"%s\",\"mean\":N,\"stderr\":N,\"wins\":N,\"millisPerMove\":N\\}";
        String expected = "\\{\"games\":4,\"players\":\\[" + player.formatted("master") + ","
                + player.formatted("greedy") + "\\]\\}\n";
        assertTrue(json.matches(expected.replace("N", NUMBER)), json);
    }

    @Test
    void forPeopleItIsATable() {
        String table = simulated("--players=dreamer,lonemaster", "--games=4", "--seed=1", "--work=50");
        List<String> lines = table.lines().toList();
        assertEquals(3, lines.size(), table);
        assertEquals("bot              mean       ±    wins  over 40   ms/move", lines.getFirst());
        assertTrue(lines.get(1).matches("dreamer( +-?\\d+\\.\\d\\d){2}( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
        assertTrue(lines.get(2).matches("lonemaster( +-?\\d+\\.\\d\\d){2}( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
    }

    @Test
    void theSameSeedAndWorkPlayTheSameGames() {
        String[] options = {"--players=dreamer,greedy,careful,clever", "--games=8", "--seed=3", "--work=100"};
        assertEquals(numbers("mean", json(options)), numbers("mean", json(options)));
    }

    @Test
    void theSameSeedAndWorkMakeAMasterPlayTheSameGames() {
        String[] options = {"--players=master", "--games=4", "--seed=3", "--work=300"};
        assertEquals(numbers("mean", json(options)), numbers("mean", json(options)));
    }

    @Test
    void anotherSeedPlaysOtherGames() {
        assertNotEquals(
                numbers("mean", json("--players=greedy", "--games=20", "--seed=3")),
                numbers("mean", json("--players=greedy", "--games=20", "--seed=4")));
    }

    @Test
    void inEveryGameThereIsOneWinToShare() {
        String json = json("--players=dreamer,dreamer,greedy,greedy", "--games=32", "--seed=1");
        double sum =
                numbers("wins", json).stream().mapToDouble(Double::doubleValue).sum();
        assertEquals(1, sum, 1e-3);
    }

    @Test
    void whoPlaysAloneAlwaysWins() {
        assertEquals(List.of(1.0), numbers("wins", json("--players=dreamer", "--games=8", "--seed=1")));
    }

    @Test
    void theErrorOfASingleDealIsNotANumberOfJsonAndSoIsZero() {
        assertEquals(List.of(0.0), numbers("stderr", json("--players=dreamer", "--games=4", "--seed=1")));
    }

    @Test
    void forPeopleTheErrorOfASingleDealIsLeftOut() {
        String table = simulated("--players=dreamer", "--games=1", "--seed=1");
        List<String> lines = table.lines().toList();
        assertTrue(lines.get(1).matches("dreamer +-?\\d+\\.\\d\\d( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
        assertTrue(lines.get(2).matches("means from starts 1 to 4:( -| -?\\d+\\.\\d\\d){4}"), table);
    }

    @Test
    void whoLooksAheadBeatsWhoDreams() {
        List<Double> means = numbers("mean", json("--players=master,dreamer", "--games=20", "--seed=1", "--work=100"));
        assertTrue(means.getFirst() > means.getLast(), means::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --players=wizard --games=1 --seed=1 | --players: there is no bot 'wizard'; there are dreamer, greedy, careful, clever, master and lonemaster
            --players= --games=1 --seed=1       | --players: there is no bot ''; there are dreamer, greedy, careful, clever, master and lonemaster
            --players=master, --games=1 --seed=1 | --players: there is no bot ''; there are dreamer, greedy, careful, clever, master and lonemaster
            --players=greedy,greedy,greedy,greedy,greedy --games=1 --seed=1 | --players: a game has 1 to 4 players, not 5
            --players=greedy --games=0 --seed=1 | --games is at least 1, not 0
            --players=greedy --games=x --seed=1 | Invalid value for option '--games': 'x' is not an int
            --players=greedy --games=1 --seed=x | Invalid value for option '--seed': 'x' is not a long
            --players=greedy --games=1 --seed=1 --millis=0 | --millis is 1 to 86400000, not 0
            --players=greedy --games=1 --seed=1 --millis=86400001 | --millis is 1 to 86400000, not 86400001
            --players=greedy --games=1 --seed=1 --millis=9223372036854775807 | --millis is 1 to 86400000, not 9223372036854775807
            --players=greedy --games=1 --seed=1 --work=0   | --work is at least 1, not 0
            --players=greedy --games=1 --seed=1 --work=-1  | --work is at least 1, not -1
            --players=greedy --games=1 --seed=1 --board=no.board | no.board: there is no such file, and the built-in boards are classic and garden
            --games=1 --seed=1                  | Missing required option: '--players=BOTS'
            --players=greedy --seed=1           | Missing required option: '--games=N'
            --players=greedy --games=1          | Missing required option: '--seed=<seed>'
            """)
    void badOptionsAreRefused(String options, String what) {
        List<String> arguments = new ArrayList<>(List.of("simulate"));
        arguments.addAll(List.of(options.split(" ", -1)));
        String refusal = CliRun.refusal(arguments.toArray(String[]::new));
        assertEquals(what, refusal.lines().findFirst().orElseThrow());
    }

    private static String json(String... options) {
        List<String> more = new ArrayList<>(List.of(options));
        more.add("--json");
        return simulated(more.toArray(String[]::new));
    }

    private static String simulated(String... options) {
        List<String> arguments = new ArrayList<>(List.of("simulate", "--board", board));
        arguments.addAll(List.of(options));
        return CliRun.printed(arguments.toArray(String[]::new));
    }

    private static List<Double> numbers(String name, String json) {
        return Pattern.compile("\"" + name + "\":(" + NUMBER + ")")
                .matcher(json)
                .results()
                .map((MatchResult found) -> Double.valueOf(found.group(1)))
                .toList();
    }
}
