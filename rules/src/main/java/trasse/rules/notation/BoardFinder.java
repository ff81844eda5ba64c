package trasse.rules.notation;

import java.util.Optional;
import trasse.rules.Board;

/** Finds the board that a record names. */
@FunctionalInterface
public interface BoardFinder {
    /**
     * The board, if there is one under this reference.
     *
     * @throws NotationException if there is something, but not a board
     */
    Optional<Board> find(String reference) throws NotationException;
}
