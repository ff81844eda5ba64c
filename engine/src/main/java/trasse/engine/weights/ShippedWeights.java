package trasse.engine.weights;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Cards;
import trasse.rules.notation.BoardCode;

/** The weights that come with the game, found by the board's code. */
public final class ShippedWeights {
    private ShippedWeights() {}

    /** The weights of a board, zipped; empty if nobody has learned it. */
    public static Optional<byte[]> zipped(Board board) {
        try (InputStream in = ShippedWeights.class.getResourceAsStream(BoardCode.of(board) + ".weights")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All that this build knows about a board. */
    public static BoardKnowledge knowledge(Board board, Cards cards) {
        BoardKnowledge none = BoardKnowledge.none(board, cards.sorted());
        return zipped(board).map(zipped -> none.trained(unzipped(zipped))).orElse(none);
    }

    private static byte[] unzipped(byte[] zipped) {
        try {
            return ZippedWeights.unzip(new ByteArrayInputStream(zipped));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
