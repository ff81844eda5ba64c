package trasse.cli;

import trasse.json.JsonWriter;
import trasse.json.SeatJson;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;

/** The result of a game as one JSON object. */
final class ScoreJson {
    private ScoreJson() {}

    static String of(Position position) {
        JsonWriter json = new JsonWriter().object();
        json.key("finished").value(position.isOver());
        json.key("rounds").value(position.round());
        json.key("players").list();
        for (Seat seat : position.seats()) {
            json.object();
            json.key("name").value(seat.player().name());
            json.key("start").value(seat.player().start());
            SeatJson.writePoints(seat.strip(), json);
            SeatJson.writeSums(seat, json);
            json.endObject();
        }
        json.endList();
        json.key("winners").texts(position.winners().stream().map(Player::name).toList());
        return json.endObject().toString();
    }
}
