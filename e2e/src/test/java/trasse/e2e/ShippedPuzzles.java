package trasse.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;

/** The puzzles of the page, read from its own file. */
final class ShippedPuzzles {
    private static final Path FILE = Path.of("..", "web", "src", "game", "puzzles.json");

    private ShippedPuzzles() {}

    /**
     * A puzzle.
     *
     * @param line the fields of the line that is to be extended
     * @param right the best extension
     * @param wrong an extension that the puzzle itself knows to be worse
     */
    record Puzzle(String id, int difficulty, Set<String> line, Set<Extension> answers, Extension right, Action wrong) {}

    static List<Puzzle> all() {
        try {
            List<Puzzle> puzzles = new ArrayList<>();
            for (JsonNode json : new ObjectMapper().readTree(FILE.toFile())) {
                puzzles.add(puzzle(json));
            }
            return puzzles;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Puzzle puzzle(JsonNode json) {
        int start = json.get("start").asInt();
        Set<String> line =
                RecordedGames.position(json.get("record").asText()).seat(start).orElseThrow().line().path().stream()
                        .map(Field::toString)
                        .collect(Collectors.toCollection(TreeSet::new));
        List<Extension> answers = new ArrayList<>();
        json.get("answers").forEach(answer -> answers.add((Extension) action(answer.asText())));
        return new Puzzle(
                json.get("id").asText(),
                json.get("difficulty").asInt(),
                line,
                Set.copyOf(answers),
                answers.getFirst(),
                action(json.get("others").get(0).get("action").asText()));
    }

    private static Action action(String text) {
        return Action.parse(text).orElseThrow();
    }

    /** The puzzle that a player sees, whose line is on the board. */
    static Puzzle seenBy(Person person) {
        person.isToDecide();
        String id = person.page().locator("[data-exercise]").getAttribute("data-exercise");
        Puzzle puzzle =
                all().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
        Set<String> line = person.labels().stream()
                .filter(label -> label.contains("your line"))
                .map(label -> label.substring(0, 2))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(puzzle.line(), line);
        return puzzle;
    }

    /** Marks an extension from its own end, and draws it; or passes. */
    static void answers(Person person, Action action) {
        switch (action) {
            case Extension extension -> {
                person.touches(person.field(extension.end().toString()));
                person.does(extension);
            }
            case Pass() -> person.passesAllTheSame();
        }
    }
}
