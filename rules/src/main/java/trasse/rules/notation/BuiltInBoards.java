package trasse.rules.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import trasse.rules.Board;

/** The boards that come with the game, by the names that records use. They are read when this class is loaded. */
public final class BuiltInBoards {
    public static final List<String> NAMES = List.of("classic", "garden");

    private static final Map<String, Board> BOARDS = new LinkedHashMap<>();

    static {
        NAMES.forEach(name -> BOARDS.put(name, read("boards/" + name + ".board")));
    }

    private BuiltInBoards() {}

    public static Optional<Board> find(String name) {
        return Optional.ofNullable(BOARDS.get(name));
    }

    public static Board classic() {
        return find("classic").orElseThrow();
    }

    /** The name of a board that comes with the game. */
    public static Optional<String> nameOf(Board board) {
        return BOARDS.entrySet().stream()
                .filter(builtIn -> builtIn.getValue().equals(board))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** The same board, with its name if it comes with the game. */
    static Board named(Board board) {
        return nameOf(board).flatMap(BuiltInBoards::find).orElse(board);
    }

    private static Board read(String resource) {
        try (InputStream in = BuiltInBoards.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + " is missing from this build");
            }
            return BoardReader.read(resource, in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}
