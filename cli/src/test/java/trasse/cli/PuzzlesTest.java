package trasse.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesTest {
    private static final Path SHIPPED = DocsTest.ROOT.resolve("web/src/game/puzzles.json");

    /** How many of the shipped puzzles are checked here; {@code trasse puzzles --check} checks all of them. */
    private static final int SAMPLE = 4;

    private final ObjectMapper json = new ObjectMapper();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void theSameSeedFindsTheSamePuzzlesAndTheyHold() throws IOException {
        Path one = folder.resolve("one.json");
        Path other = folder.resolve("other.json");
        for (Path file : List.of(one, other)) {
            String said = CliRun.printed(
                    "puzzles", "--seed", "3", "--count", "2", "--board", "classic", "--out", file.toString());
            int count = json.readTree(file.toFile()).size();
            assertEquals("Wrote " + count + " puzzles to " + file + ".\n", said);
        }
        assertEquals(Files.readString(one), Files.readString(other));
        String said = CliRun.printed("puzzles", "--check", one.toString());
        assertTrue(said.matches("All [12] puzzles hold\\.\n"), said);
    }

    @Test
    void aPuzzleWithAnotherAnswerDoesNotHold() throws IOException {
        ArrayNode wrong = json.createArrayNode();
        JsonNode puzzle = shipped().get(0).deepCopy();
        ((ArrayNode) puzzle.get("answers"))
                .removeAll()
                .add(puzzle.get("others").get(0).get("action"));
        wrong.add(puzzle);
        Path file = folder.resolve("wrong.json");
        json.writeValue(file.toFile(), wrong);
        String said = CliRun.refusal("puzzles", "--check", file.toString());
        assertTrue(
                said.contains("1 of 1 puzzles do not hold: " + puzzle.get("id").asText()), said);
    }

    @Test
    void aSampleOfTheShippedPuzzlesHolds() throws IOException {
        JsonNode all = shipped();
        ArrayNode sample = json.createArrayNode();
        for (int i = 0; i < SAMPLE; i++) {
            sample.add(all.get((2 * i + 1) * all.size() / (2 * SAMPLE)));
        }
        Path file = folder.resolve("sample.json");
        json.writeValue(file.toFile(), sample);
        assertEquals("All " + SAMPLE + " puzzles hold.\n", CliRun.printed("puzzles", "--check", file.toString()));
    }

    @Test
    void thereAreShippedPuzzlesOfEveryKind() throws IOException {
        Set<String> ids = new HashSet<>();
        int solo = 0;
        int classic = 0;
        int[] difficulties = new int[10];
        for (JsonNode puzzle : shipped()) {
            ids.add(puzzle.get("id").asText());
            String record = puzzle.get("record").asText();
            solo += record.split("\nplayer ", -1).length == 2 ? 1 : 0;
            classic += record.contains("\nboard classic\n") ? 1 : 0;
            difficulties[puzzle.get("difficulty").asInt()]++;
            double margin = puzzle.get("margin").asDouble();
            assertTrue(margin >= 1.5 && margin >= 4 * puzzle.get("error").asDouble(), puzzle.toString());
        }
        int count = shipped().size();
        assertTrue(count >= 300);
        assertEquals(count, ids.size());
        assertTrue(solo >= count / 3 && solo <= 2 * count / 3);
        assertTrue(classic >= count / 3 && classic <= 2 * count / 3);
        assertTrue(difficulties[1] + difficulties[2] + difficulties[3] >= count / 10);
        assertTrue(difficulties[4] + difficulties[5] + difficulties[6] >= count / 10);
        assertTrue(difficulties[7] + difficulties[8] + difficulties[9] >= count / 10);
    }

    @Test
    void aFileOfSomethingElseIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("else.json"), "{\"a\": 1");
        assertTrue(CliRun.refusal("puzzles", "--check", file.toString()).contains("cannot be read as JSON"));
        Files.writeString(file, "[]");
        assertTrue(CliRun.refusal("puzzles", "--check", file.toString()).contains("has no puzzles"));
        Files.writeString(file, "[{\"id\":\"x\",\"record\":\"trasse 2\",\"card\":\"ybgs\"}]");
        assertTrue(CliRun.refusal("puzzles", "--check", file.toString()).contains("puzzle x"));
    }

    @Test
    void aCountThatMakesNoSenseIsRefused() {
        String out = folder.resolve("none.json").toString();
        assertTrue(CliRun.refusal("puzzles", "--seed", "1", "--count", "0", "--out", out)
                .contains("--count is 1 to"));
    }

    private JsonNode shipped() throws IOException {
        return json.readTree(SHIPPED.toFile());
    }
}
