package trasse.study.puzzles;

import java.util.List;
import trasse.json.JsonWriter;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.RecordWriter;
import trasse.study.reasons.Reasons;

/** Puzzles as a JSON list, one on each line. */
public final class PuzzleJson {
    private static final double HUNDREDTHS = 100;

    private PuzzleJson() {}

    public static String of(List<Puzzle> puzzles) {
        return "[\n" + String.join(",\n", puzzles.stream().map(PuzzleJson::of).toList()) + "\n]\n";
    }

    private static String of(Puzzle puzzle) {
        Position position = puzzle.position();
        Seat seat = puzzle.seat();
        JsonWriter json = new JsonWriter().object();
        json.key("id").value(puzzle.id());
        json.key("record").value(RecordWriter.write(puzzle.record()));
        json.key("card").value(puzzle.card().toString());
        json.key("start").value(puzzle.start());
        json.key("difficulty").value(puzzle.difficulty());
        json.key("finders").texts(puzzle.finders());
        json.key("answers").texts(puzzle.answers());
        json.key("value").value(rounded(puzzle.value()));
        json.key("margin").value(rounded(puzzle.margin()));
        json.key("error").value(rounded(puzzle.error()));
        json.key("others").list();
        for (Puzzle.Other other : puzzle.others()) {
            json.object().key("action").value(other.action().toString());
            json.key("value").value(rounded(other.value()));
            Reasons.between(position, seat, puzzle.answers().getFirst(), other.action())
                    .write(json.key("why"));
            json.endObject();
        }
        return json.endList().endObject().toString();
    }

    private static double rounded(double value) {
        return Math.round(HUNDREDTHS * value) / HUNDREDTHS;
    }
}
