package trasse.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Event;
import trasse.rules.Position;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** Reads a file of puzzles, as far as they have to be known to check them. */
final class PuzzleFile {
    private PuzzleFile() {}

    /**
     * A puzzle.
     *
     * @param position with a card open
     * @param start the start point of the player whose turn it is
     * @param answers the extensions that are the best
     */
    record Question(String id, Position position, int start, List<Action> answers) {}

    static List<Question> read(Path file) throws BadInput {
        JsonNode puzzles;
        try {
            puzzles = new ObjectMapper().readTree(file.toFile());
        } catch (IOException e) {
            throw new BadInput(file + ": cannot be read as JSON (" + e.getMessage() + ")");
        }
        List<Question> questions = new ArrayList<>();
        for (JsonNode puzzle : puzzles) {
            questions.add(question(file, puzzle));
        }
        if (questions.isEmpty()) {
            throw new BadInput(file + ": has no puzzles; expected what trasse puzzles writes");
        }
        return questions;
    }

    private static Question question(Path file, JsonNode puzzle) throws BadInput {
        String id = puzzle.path("id").asText();
        String what = file + ": puzzle " + id;
        try {
            byte[] record = puzzle.path("record").asText().getBytes(StandardCharsets.UTF_8);
            Card card = Card.parse(puzzle.path("card").asText()).orElseThrow(why -> new BadInput(what + ": " + why));
            Position position = RecordReader.read(what, record)
                    .game()
                    .after(new Event.CardTurned(card))
                    .orElseThrow()
                    .position();
            int start = puzzle.path("start").asInt();
            List<Action> answers = new ArrayList<>();
            for (JsonNode answer : puzzle.path("answers")) {
                answers.add(Action.parse(answer.asText()).orElseThrow(why -> new BadInput(what + ": " + why)));
            }
            if (position.seat(start).isEmpty() || answers.isEmpty()) {
                throw new BadInput(what + " has no player or no answer");
            }
            return new Question(id, position, start, answers);
        } catch (NotationException | IllegalStateException e) {
            throw new BadInput(what + ": " + e.getMessage());
        }
    }
}
