package trasse.rules.notation;

import java.util.Optional;
import trasse.rules.Board;

/** Finds the board file at a path that a record names. */
@FunctionalInterface
public interface BoardFinder {
    /** For texts that do not come from a file system. */
    BoardFinder NO_FILES = path -> Optional.empty();

    /**
     * The board, if there is a file at this path.
     *
     * @throws NotationException if there is a file, but not a board
     */
    Optional<Board> find(String path) throws NotationException;
}
