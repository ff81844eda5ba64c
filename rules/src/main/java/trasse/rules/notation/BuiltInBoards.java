package trasse.rules.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import trasse.rules.Board;

/** The boards that come with the game, by the names that records use. */
public final class BuiltInBoards {
    public static final List<String> NAMES = List.of("classic", "garden");

    private BuiltInBoards() {}

    public static Optional<Board> find(String name) {
        return NAMES.contains(name) ? Optional.of(read("boards/" + name + ".board")) : Optional.empty();
    }

    public static Board classic() {
        return read("boards/classic.board");
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
