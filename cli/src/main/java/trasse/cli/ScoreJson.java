package trasse.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import trasse.rules.Board;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;

/** The result of a game as one JSON object. */
final class ScoreJson {
    private ScoreJson() {}

    static String of(Position position) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeBooleanField("finished", position.isOver());
            json.writeNumberField("rounds", position.round());
            json.writeArrayFieldStart("players");
            for (Seat seat : position.seats()) {
                write(json, seat);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("winners");
            for (Player winner : position.winners()) {
                json.writeString(winner.name());
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Seat seat) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", seat.player().name());
        json.writeNumberField("start", seat.player().start());
        json.writeObjectFieldStart("points");
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (seat.strip().hasReached(number)) {
                json.writeNumberField(
                        String.valueOf(number), seat.strip().points(number).orElseThrow());
            }
        }
        json.writeEndObject();
        json.writeNumberField("plus", seat.plus());
        json.writeNumberField("minus", seat.minus());
        json.writeNumberField("total", seat.total());
        json.writeEndObject();
    }
}
