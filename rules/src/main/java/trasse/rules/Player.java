package trasse.rules;

import java.util.Optional;

/**
 * A player, known by the start point, since all start points at a table are different.
 *
 * @param start 1 to 4
 * @param name as {@link Name} wants it
 */
public record Player(int start, String name) {
    public Player {
        if (start < 1 || start > Board.STARTS) {
            throw new IllegalArgumentException("a start point is 1, 2, 3 or 4, not " + start);
        }
        Optional<String> flaw = Name.flaw(name);
        if (flaw.isPresent()) {
            throw new IllegalArgumentException(flaw.get());
        }
    }
}
