package trasse.json;

import trasse.rules.Board;
import trasse.rules.Position;
import trasse.rules.ScoreStrip;
import trasse.rules.Seat;

/** A player's line and score strip. The members stand side by side, so that others can stand beside them. */
public final class SeatJson {
    private SeatJson() {}

    /** Writes the members of a seat into an object that is open. */
    public static void writeMembers(Seat seat, Position position, JsonWriter json) {
        json.key("name").value(seat.player().name());
        json.key("start").value(seat.player().start());
        json.key("line").texts(seat.line().path());
        writePoints(seat.strip(), json);
        json.key("halves").list();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (position.isWorthHalf(number, seat)) {
                json.value(number);
            }
        }
        json.endList();
        json.key("stuck").value(position.isStuck(seat));
        writeSums(seat, json);
    }

    /** What is in the boxes of a strip, by number. */
    public static void writePoints(ScoreStrip strip, JsonWriter json) {
        json.key("points").object();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            String box = String.valueOf(number);
            strip.points(number).ifPresent(points -> json.key(box).value(points));
        }
        json.endObject();
    }

    public static void writeSums(Seat seat, JsonWriter json) {
        json.key("plus").value(seat.plus());
        json.key("minus").value(seat.minus());
        json.key("total").value(seat.total());
    }
}
