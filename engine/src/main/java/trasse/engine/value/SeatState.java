package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Line;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * A seat between two rounds, in the engine's terms.
 *
 * @param visited the fields of the line, a bit for each
 * @param oneEnd the ordinal of the field at one end of the line
 * @param otherEnd the ordinal of the field at the other end; the same while the line is one field
 */
public record SeatState(Competition competition, long visited, int oneEnd, int otherEnd) {
    public static SeatState of(Competition competition, Line line) {
        return new SeatState(
                competition,
                line.fields().bits(),
                line.first().ordinal(),
                line.last().ordinal());
    }

    /** The state of a seat, with its rivals. */
    public static SeatState of(Seat seat, Position position) {
        if (position.setup().isSolo()) {
            return of(Competition.NONE, seat.line());
        }
        List<Line> others = new ArrayList<>();
        for (Seat other : position.seats()) {
            if (!other.equals(seat)) {
                others.add(other.line());
            }
        }
        Board board = position.setup().board();
        return of(Competition.against(others, seat.strip().dots(), board), seat.line());
    }
}
