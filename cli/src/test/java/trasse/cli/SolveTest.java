package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveTest {
    private static final String DECK = "deck " + String.join(" ", Samples.DECK) + "\n";
    private static final String GAME = Samples.GAME.replace("player 1", DECK + "player 1");
    private static final String THREE = """
            trasse 1
            board striped.board
            edition pad
            DECK\
            player 4 Ann
            player 2 Tim
            player 1 Sarah

            round 1 bbsrv
            4 -
            2 e6: e7 e8 e9
            1 e4: e3 e2 e1
            """.replace("DECK", DECK);

    @TempDir
    private Path folder;

    @Test
    void theRecordScoresExactlyTheTotal() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(GAME, 1, 2));
        Solved solved = solved(file, "--from", "11");
        assertTrue(solved.isProven());
        assertEquals(solved.bound(), solved.total());
        assertEquals(solved.total(), total(solved.record(), "Sarah"));
    }

    @Test
    void aTotalThatIsNotProvenIsScoredExactlyToo() throws IOException {
        String file = Samples.save(folder, GAME.substring(0, GAME.indexOf("\nround")));
        Solved solved = solved(file, "--seconds", "1");
        assertTrue(solved.total() <= solved.bound());
        assertEquals(solved.total(), total(solved.record(), "Sarah"));
    }

    @Test
    void roundsBeforeStayAsPlayedAndTheOthersPlayAsRecorded() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(GAME, 1, 2));
        String record = solved(file, "--from", "10").record();
        assertTrue(record.startsWith(GAME), record);
        assertEquals(15, record.lines().filter(line -> line.startsWith("2 ")).count());
        assertEquals(14, record.lines().filter("2 -"::equals).count());
    }

    @Test
    void aGameThatStopsEarlyIsSolvedFromItsNextRound() throws IOException {
        String file = Samples.save(folder, GAME);
        String record = solved(file, "--seconds", "0.5").record();
        assertTrue(record.startsWith(GAME), record);
        assertTrue(record.contains("\nround 15 "), record);
    }

    @Test
    void whoDoesNotPlayOnPasses() throws IOException {
        String file = Samples.save(folder, THREE);
        String record = solved(file, "--player", "2", "--seconds", "0.5").record();
        assertEquals(15, record.lines().filter("4 -"::equals).count());
        assertEquals(14, record.lines().filter("1 -"::equals).count());
    }

    @ParameterizedTest
    @CsvSource({"4, Ann", "2, Tim", "1, Sarah"})
    void anyPlayerCanLookBack(String start, String name) throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(THREE, 4, 2, 1));
        Solved solved = solved(file, "--player", start, "--from", "11");
        assertEquals(solved.total(), total(solved.record(), name));
    }

    @Test
    void aNumberThatSomebodyElseReachedEarlierIsWorthHalf() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(THREE, 4, 2, 1));
        String record = solved(file, "--player", "4", "--from", "11").record();
        String score = CliRun.printed("score", Samples.save(folder, record), "--json");
        String points = score.substring(score.indexOf("Ann"), score.indexOf("Tim"));
        assertTrue(!points.contains("\"9\":9") && !points.contains("\"6\":6"), points);
    }

    @Test
    void theBestTotalIsNeverBelowTheOnePlayed() throws IOException {
        String file = new SnakeGame().save(folder, "boards", 60);
        Files.writeString(Path.of(file), Files.readString(Path.of(file)).replace("player", DECK + "player"));
        Solved solved = solved(file, "--seconds", "0.001");
        assertEquals(54, solved.total());
        assertTrue(solved.isProven());
    }

    @Test
    void peopleAreToldTheTotalAndTheRounds() throws IOException {
        String file = Samples.save(folder, Samples.passedToTheEnd(GAME, 1, 2));
        List<String> lines =
                CliRun.printed("solve", file, "--from", "14").lines().toList();
        assertTrue(lines.getFirst().matches("Best total for Sarah from round 14 on: -?\\d+, proven"), lines.getFirst());
        assertEquals("", lines.get(1));
        assertTrue(lines.get(2).startsWith("round 14  ybsr   "), lines.get(2));
        assertTrue(lines.get(3).startsWith("round 15  ybgv   "), lines.get(3));
        assertEquals(4, lines.size());
    }

    @Test
    void peopleAreToldWhatCannotBeBeaten() throws IOException {
        String file = Samples.save(folder, GAME.substring(0, GAME.indexOf("\nround")));
        String first = CliRun.printed("solve", file, "--seconds", "0.001")
                .lines()
                .findFirst()
                .orElseThrow();
        assertTrue(first.matches("Best total for Sarah from round 1 on: -?\\d+, not proven; at most \\d+"), first);
    }

    @Test
    void withoutItsDeckAGameCannotBeSolved() throws IOException {
        String file = Samples.save(folder, Samples.GAME);
        assertEquals(
                file + ": the record has no deck, and without the cards to come nothing can be solved\n",
                CliRun.refusal("solve", file));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --player 3     | --player is the start point of a player: 1 or 2, not 3
            --player 0     | --player is the start point of a player: 1 or 2, not 0
            --from 0       | --from is a round from 1 to 4, not 0
            --from 5       | --from is a round from 1 to 4, not 5
            --seconds 0    | --seconds is more than 0 and at most 1000000, not 0
            --seconds -1   | --seconds is more than 0 and at most 1000000, not -1
            --seconds NaN  | --seconds is more than 0 and at most 1000000, not NaN
            --seconds 1e9  | --seconds is more than 0 and at most 1000000, not 1e9
            """)
    void anOptionThatMakesNoSenseIsRefused(String option, String objection) throws IOException {
        String file = Samples.save(folder, GAME);
        String[] words = option.split(" ", -1);
        assertEquals(objection + "\n", CliRun.refusal("solve", file, words[0], words[1]));
    }

    @Test
    void beforeTheFirstRoundThereIsOneRoundToBeginWith() throws IOException {
        String file = Samples.save(folder, GAME.substring(0, GAME.indexOf("\nround")));
        assertEquals("--from is 1, as no round is played yet, not 2\n", CliRun.refusal("solve", file, "--from", "2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--player", "--from", "--seconds"})
    void anOptionThatIsNoNumberIsRefused(String option) {
        assertTrue(CliRun.refusal("solve", "game.trasse", option, "many").contains("'many'"));
    }

    @Test
    void aBadRecordIsRefusedWithItsLine() throws IOException {
        String file = Samples.save(folder, GAME.replace("1 f8: f9 e9", "1 f8: f9 i9"));
        assertEquals(file + ":15: i9 is not next to f9\n", CliRun.refusal("solve", file));
    }

    private record Solved(int total, int bound, boolean isProven, String record) {}

    private static Solved solved(String file, String... options) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("solve", file, "--json"));
        arguments.addAll(List.of(options));
        JsonNode json = new ObjectMapper().readTree(CliRun.printed(arguments.toArray(String[]::new)));
        assertEquals(
                List.of("total", "bound", "proven", "record"),
                json.propertyStream().map(Map.Entry::getKey).toList());
        return new Solved(
                json.path("total").intValue(),
                json.path("bound").intValue(),
                json.path("proven").booleanValue(),
                json.path("record").textValue());
    }

    private int total(String record, String player) throws IOException {
        String board = record.contains("snake") ? "snake.trasse" : "game.trasse";
        Path file = Files.writeString(folder.resolve("solved-" + board), record);
        String score = CliRun.printed("score", file.toString(), "--json");
        assertTrue(score.contains("\"finished\":true"), score);
        String after = score.substring(score.indexOf("\"name\":\"" + player + "\""));
        return Integer.parseInt(after.replaceFirst("(?s).*?\"total\":(-?\\d+).*", "$1"));
    }
}
