package trasse.engine.weights;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.value.HeadStart;
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

    /** What other boards teach about a board that nobody has learned, zipped. */
    public static byte[] zippedHeadStart() {
        try (InputStream in = ShippedWeights.class.getResourceAsStream("any-board.weights")) {
            return Objects.requireNonNull(in, "the head start is not part of this build")
                    .readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same, for use. */
    public static HeadStart headStart() {
        return new HeadStart(unzipped(zippedHeadStart()));
    }

    private static byte[] unzipped(byte[] zipped) {
        try {
            return ZippedWeights.unzip(new ByteArrayInputStream(zipped));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
