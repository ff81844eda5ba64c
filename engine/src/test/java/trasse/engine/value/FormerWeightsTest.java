package trasse.engine.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import trasse.engine.DistinctPaths;
import trasse.engine.Limit;
import trasse.engine.PathTable;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Prng;
import trasse.rules.TestBoards;

class FormerWeightsTest {
    private static final int VERSION = "trasse weights ".length();
    private static final int FINGERPRINT_END = VERSION + 1 + Long.BYTES;

    /** As the version before wrote them: all weights in the order of memory, the second ones not as differences. */
    private static byte[] former(byte[] packed, Valuation solo, Valuation multiplayer) {
        byte[] forSolo = PackedWeights.pack(solo.weights());
        ByteArrayOutputStream former = new ByteArrayOutputStream();
        former.writeBytes(Arrays.copyOf(packed, FINGERPRINT_END));
        former.writeBytes(ByteBuffer.allocate(Integer.BYTES)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(forSolo.length)
                .array());
        former.writeBytes(forSolo);
        former.writeBytes(PackedWeights.pack(multiplayer.weights()));
        byte[] bytes = former.toByteArray();
        bytes[VERSION] = '2';
        return bytes;
    }

    @Test
    void weightsOfTheVersionBeforeAreStillRead() {
        Board board = TestBoards.random(new Prng(1));
        BoardKnowledge none = BoardKnowledge.none(board, Deck.STANDARD.sorted());
        Valuation solo = Valuation.optimistic(DistinctPaths.of(PathTable.of(board, Deck.STANDARD.sorted())));
        Training.solo(solo, board.starts(), 50, 1).play(Limit.ofWork(50));
        Valuation multiplayer = solo.againstOthers();
        Training.multiplayer(multiplayer, 50, 1).play(Limit.ofWork(50));
        byte[] packed = none.trained(solo, multiplayer).packed();
        byte[] former = former(packed, solo, multiplayer);
        assertArrayEquals(packed, none.trained(former).packed());
    }
}
