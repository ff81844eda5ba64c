package trasse.engine.value;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Line;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * A seat between two rounds, in the engine's terms.
 *
 * @param visited the fields of the line, a bit for each
 * @param oneEnd the ordinal of the field at one end of the line
 * @param otherEnd the ordinal of the field at the other end; the same while the line is one field
 * @param rivals the seats of the others, as seen by themselves, without rivals of their own
 */
public record SeatState(Competition competition, long visited, int oneEnd, int otherEnd, List<SeatState> rivals) {
    private static SeatState of(Competition competition, Line line, List<SeatState> rivals) {
        return new SeatState(
                competition,
                line.fields().bits(),
                line.first().ordinal(),
                line.last().ordinal(),
                rivals);
    }

    /** The state of a seat, with its rivals. */
    public static SeatState of(Seat seat, Position position) {
        List<SeatState> rivals = new ArrayList<>();
        for (Seat other : position.seats()) {
            if (!other.equals(seat)) {
                rivals.add(of(competition(other, position), other.line(), List.of()));
            }
        }
        return of(competition(seat, position), seat.line(), rivals);
    }

    /** The same seat, as if rivals did not matter: numbers keep paying what they pay now. */
    public SeatState ignoringRivals() {
        return new SeatState(competition.ignoringRivals(), visited, oneEnd, otherEnd, List.of());
    }

    private static Competition competition(Seat seat, Position position) {
        if (position.setup().isSolo()) {
            return Competition.NONE;
        }
        List<Line> others = new ArrayList<>();
        for (Seat other : position.seats()) {
            if (!other.equals(seat)) {
                others.add(other.line());
            }
        }
        return Competition.against(others, seat.strip().dots(), position.setup().board());
    }
}
