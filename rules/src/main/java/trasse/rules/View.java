package trasse.rules;

import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What one seat, or a spectator, may know: the open position, who has decided, and the seat's own decision. The order
 * of the cards to come and the others' decisions of the open round are not in it.
 *
 * @param start the seat's start point; empty for a spectator
 * @param ready the start points of those who have decided in this round
 * @param decision the seat's own decision in this round
 */
public record View(Position position, Optional<Integer> start, Set<Integer> ready, Optional<Action> decision) {
    public View {
        ready = Collections.unmodifiableSet(new TreeSet<>(ready));
    }

    /** The seat that looks; a spectator has none. */
    public Optional<Seat> own() {
        return start.flatMap(position::seat);
    }
}
