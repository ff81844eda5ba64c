package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Optional;
import java.util.regex.Pattern;
import trasse.rules.Board;
import trasse.rules.Deck;

/**
 * The target of the fuzzer. Whatever the bytes, a reader gives a value that survives being written and read again, or
 * one clear line that names the place.
 */
public final class ReaderFuzz {
    private static final Pattern CLEAR = Pattern.compile("fuzz:[1-9][0-9]*: \\P{Cntrl}{10,400}");
    private static final Board BOARD = BuiltInBoards.classic();

    private ReaderFuzz() {}

    /** Gives the bytes to both readers. */
    public static void fuzzerTestOneInput(byte[] text) {
        tryBoard(text);
        tryRecord(text);
    }

    private static void tryBoard(byte[] text) {
        try {
            Board board = BoardReader.read("fuzz", text);
            require(
                    board.equals(
                            BoardReader.read("fuzz", BoardWriter.write(board).getBytes(UTF_8))),
                    "board changed");
        } catch (NotationException e) {
            requireClear(e);
        }
    }

    private static void tryRecord(byte[] text) {
        try {
            GameRecord game = read(text);
            require(game.equals(read(RecordWriter.write(game).getBytes(UTF_8))), "record changed");
            require(game.game().position().round() == game.rounds().size(), "rounds lost");
            require(game.rounds().size() <= Deck.SIZE, "too many rounds");
        } catch (NotationException e) {
            requireClear(e);
        }
    }

    private static GameRecord read(byte[] text) throws NotationException {
        return RecordReader.read("fuzz", text, reference -> Optional.of(BOARD));
    }

    private static void requireClear(NotationException e) {
        require(CLEAR.matcher(String.valueOf(e.getMessage())).matches(), "not a clear error: " + e.getMessage());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}
