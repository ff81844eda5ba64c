package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateTest {
    private static final String NUMBER = "-?\\d+(?:\\.\\d+)?(?:E-\\d)?";

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
        String json = json("--players=owl,magpie", "--games=4", "--seed=1", "--work=50");
        String player = "\\{\"bot\":\"%s\",\"mean\":N,\"stderr\":N,\"wins\":N,\"millisPerMove\":N\\}";
        String expected = "\\{\"games\":4,\"players\":\\[" + player.formatted("owl") + "," + player.formatted("magpie")
                + "\\]\\}\n";
        assertTrue(json.matches(expected.replace("N", NUMBER)), json);
    }

    @Test
    void aBotIsCalledAsItWasAskedFor() {
        String json = json("--players=level8,master,owl,level2", "--games=1", "--seed=1", "--work=1");
        assertEquals(List.of("level8", "master", "owl", "level2"), texts("bot", json));
    }

    @Test
    void aNumberAnAnimalAndTheNameOfAnEarlierVersionAreTheSameBot() {
        for (String level : List.of("level6", "clever")) {
            assertEquals(
                    numbers("mean", json("--players=cat", "--games=8", "--seed=3")),
                    numbers("mean", json("--players=" + level, "--games=8", "--seed=3")));
        }
    }

    @Test
    void recordsOfTheGamesAreWrittenIntoAFolder(@TempDir Path made) throws IOException {
        Path records = made.resolve("tuesday").resolve("games");
        String json = json("--players=magpie,level1", "--games=12", "--seed=2", "--records=" + records);
        List<Double> sums = new ArrayList<>(List.of(0.0, 0.0));
        for (int game = 1; game <= 12; game++) {
            Path record = records.resolve("game-%02d.trasse".formatted(game));
            assertTrue(Files.readString(record).contains("\ndeck "), record::toString);
            String score = CliRun.printed("score", record.toString(), "--json");
            assertEquals(List.of("magpie", "level1"), texts("name", score));
            List<Double> totals = numbers("total", score);
            sums.set(0, sums.get(0) + totals.get(0));
            sums.set(1, sums.get(1) + totals.get(1));
        }
        assertEquals(12, filesIn(records));
        assertEquals(numbers("mean", json).get(0), sums.get(0) / 12, 1e-4);
        assertEquals(numbers("mean", json).get(1), sums.get(1) / 12, 1e-4);
    }

    @Test
    void aSoloGameIsRecordedToo(@TempDir Path records) {
        String json = json("--players=butterfly", "--games=1", "--seed=2", "--records=" + records);
        String score = CliRun.printed("score", records.resolve("game-1.trasse").toString(), "--json");
        assertEquals(numbers("mean", json), numbers("total", score));
    }

    @Test
    void aFileIsNoFolderForRecords() {
        assertEquals(board + ": is a file, not a folder\n", refusal("--records=" + board));
        assertTrue(refusal("--records=" + board + "/games").startsWith(board), "the file is named");
    }

    @Test
    void aRecordThatCannotBeWrittenIsNamed(@TempDir Path records) throws IOException {
        Path inTheWay = Files.createDirectory(records.resolve("game-1.trasse"));
        assertEquals(inTheWay + ": cannot be written (it is a folder)\n", refusal("--records=" + records));
    }

    @Test
    void forPeopleItIsATable() {
        String table = simulated("--players=butterfly,loneowl", "--games=4", "--seed=1", "--work=50");
        List<String> lines = table.lines().toList();
        assertEquals(3, lines.size(), table);
        assertEquals("bot              mean       ±    wins  over 40   ms/move", lines.getFirst());
        assertTrue(lines.get(1).matches("butterfly( +-?\\d+\\.\\d\\d){2}( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
        assertTrue(lines.get(2).matches("loneowl( +-?\\d+\\.\\d\\d){2}( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
    }

    @Test
    void theSameSeedAndWorkPlayTheSameGames() {
        String[] options = {"--players=butterfly,magpie,squirrel,cat", "--games=8", "--seed=3", "--work=100"};
        assertEquals(numbers("mean", json(options)), numbers("mean", json(options)));
    }

    @Test
    void theSameSeedAndWorkMakeAnOwlPlayTheSameGames() {
        String[] options = {"--players=owl", "--games=4", "--seed=3", "--work=300"};
        assertEquals(numbers("mean", json(options)), numbers("mean", json(options)));
    }

    @Test
    void anotherSeedPlaysOtherGames() {
        assertNotEquals(
                numbers("mean", json("--players=magpie", "--games=20", "--seed=3")),
                numbers("mean", json("--players=magpie", "--games=20", "--seed=4")));
    }

    @Test
    void inEveryGameThereIsOneWinToShare() {
        String json = json("--players=butterfly,butterfly,magpie,magpie", "--games=32", "--seed=1");
        double sum =
                numbers("wins", json).stream().mapToDouble(Double::doubleValue).sum();
        assertEquals(1, sum, 1e-3);
    }

    @Test
    void whoPlaysAloneAlwaysWins() {
        assertEquals(List.of(1.0), numbers("wins", json("--players=butterfly", "--games=8", "--seed=1")));
    }

    @Test
    void theErrorOfASingleDealIsNotANumberOfJsonAndSoIsZero() {
        assertEquals(List.of(0.0), numbers("stderr", json("--players=butterfly", "--games=4", "--seed=1")));
    }

    @Test
    void forPeopleTheErrorOfASingleDealIsLeftOut() {
        String table = simulated("--players=butterfly", "--games=1", "--seed=1");
        List<String> lines = table.lines().toList();
        assertTrue(lines.get(1).matches("butterfly +-?\\d+\\.\\d\\d( +\\d+\\.\\d%){2} +\\d+\\.\\d{3}"), table);
        assertTrue(lines.get(2).matches("means from starts 1 to 4:( -| -?\\d+\\.\\d\\d){4}"), table);
    }

    @Test
    void anOwlBeatsAButterfly() {
        List<Double> means = numbers("mean", json("--players=owl,butterfly", "--games=20", "--seed=1", "--work=100"));
        assertTrue(means.getFirst() > means.getLast(), means::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            --players=wizard --games=1 --seed=1 | --players: there is no bot 'wizard'; there are butterfly, magpie, rabbit, hedgehog, squirrel, cat, fox, owl and loneowl
            --players= --games=1 --seed=1       | --players: there is no bot ''; there are butterfly, magpie, rabbit, hedgehog, squirrel, cat, fox, owl and loneowl
            --players=owl, --games=1 --seed=1 | --players: there is no bot ''; there are butterfly, magpie, rabbit, hedgehog, squirrel, cat, fox, owl and loneowl
            --players=magpie,magpie,magpie,magpie,magpie --games=1 --seed=1 | --players: a game has 1 to 4 players, not 5
            --players=magpie --games=0 --seed=1 | --games is at least 1, not 0
            --players=magpie --games=x --seed=1 | Invalid value for option '--games': 'x' is not an int
            --players=magpie --games=1 --seed=x | Invalid value for option '--seed': 'x' is not a long
            --players=magpie --games=1 --seed=1 --millis=0 | --millis is 1 to 86400000, not 0
            --players=magpie --games=1 --seed=1 --millis=86400001 | --millis is 1 to 86400000, not 86400001
            --players=magpie --games=1 --seed=1 --millis=9223372036854775807 | --millis is 1 to 86400000, not 9223372036854775807
            --players=magpie --games=1 --seed=1 --work=0   | --work is at least 1, not 0
            --players=magpie --games=1 --seed=1 --work=-1  | --work is at least 1, not -1
            --players=magpie --games=1 --seed=1 --board=no.board | no.board: there is no such file, and the built-in boards are classic and garden
            --games=1 --seed=1                  | Missing required option: '--players=BOTS'
            --players=magpie --seed=1           | Missing required option: '--games=N'
            --players=magpie --games=1          | Missing required option: '--seed=<seed>'
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

    private static String refusal(String option) {
        return CliRun.refusal("simulate", "--players=butterfly", "--games=1", "--seed=1", option);
    }

    private static long filesIn(Path records) throws IOException {
        try (Stream<Path> files = Files.list(records)) {
            return files.count();
        }
    }

    private static List<Double> numbers(String name, String json) {
        return found(name, NUMBER, json).map(Double::valueOf).toList();
    }

    private static List<String> texts(String name, String json) {
        return found(name, "\"[^\"]*\"", json)
                .map(text -> text.substring(1, text.length() - 1))
                .toList();
    }

    private static Stream<String> found(String name, String value, String json) {
        return Pattern.compile("\"" + name + "\":(" + value + ")")
                .matcher(json)
                .results()
                .map(match -> match.group(1));
    }
}
