package trasse.engine.bot;

import java.util.Arrays;
import java.util.List;
import trasse.engine.DistinctPaths;
import trasse.engine.PathTable;
import trasse.engine.value.Valuation;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Field;

/**
 * What bots know about a board: its paths, and the valuations of a line on it, solo and against others. Immutable; may be
 * shared by bots on many threads.
 */
public final class BoardKnowledge {
    /** More than packed weights ever take: a reader may stop there. */
    public static final int MOST_BYTES = 1 << 25;

    /** The magic number, with the version of the format. */
    private static final byte[] MARK = {'t', 'r', 'a', 's', 's', 'e', ' ', 'w', 'e', 'i', 'g', 'h', 't', 's', ' ', '3'};

    /** Where the version stands in it. */
    private static final int VERSION = MARK.length - 1;

    private static final byte FORMER_VERSION = '2';

    private static final int HEAD = MARK.length + Long.BYTES + Integer.BYTES;

    private final DistinctPaths paths;
    private final boolean isTrained;
    private final Valuation solo;
    private final Valuation multiplayer;

    private BoardKnowledge(DistinctPaths paths, boolean isTrained, Valuation solo, Valuation multiplayer) {
        this.paths = paths;
        this.isTrained = isTrained;
        this.solo = solo;
        this.multiplayer = multiplayer;
    }

    /** General knowledge about boards, and nothing about this one in particular. */
    public static BoardKnowledge none(Board board, List<Card> cards) {
        DistinctPaths paths = DistinctPaths.of(PathTable.of(board, cards));
        Valuation untrained = Valuation.untrained(paths);
        return new BoardKnowledge(paths, false, untrained, untrained);
    }

    /** The same board, after training. */
    public BoardKnowledge trained(Valuation forSolo, Valuation forMultiplayer) {
        return new BoardKnowledge(paths, true, forSolo, forMultiplayer);
    }

    /**
     * The same board, with weights that {@link #packed} wrote.
     *
     * @throws IllegalArgumentException if they are not weights, or those of another board
     */
    public BoardKnowledge trained(byte[] packed) {
        if (packed.length < HEAD || !Arrays.equals(packed, 0, VERSION, MARK, 0, VERSION)) {
            throw new IllegalArgumentException("these are not weights");
        }
        byte version = packed[VERSION];
        if (version != MARK[VERSION] && version != FORMER_VERSION) {
            throw new IllegalArgumentException("these weights are of another version");
        }
        if (number(packed, MARK.length, Long.BYTES) != fingerprint(paths.board())) {
            throw new IllegalArgumentException("these are the weights of another board");
        }
        long length = number(packed, MARK.length + Long.BYTES, Integer.BYTES);
        if (length < 0 || length > packed.length - HEAD) {
            throw new IllegalArgumentException("the weights are not complete");
        }
        int middle = HEAD + (int) length;
        byte[] forSolo = Arrays.copyOfRange(packed, HEAD, middle);
        byte[] forMultiplayer = Arrays.copyOfRange(packed, middle, packed.length);
        if (version == FORMER_VERSION) {
            return trained(Valuation.unpackedInOrder(paths, forSolo), Valuation.unpackedInOrder(paths, forMultiplayer));
        }
        Valuation alone = Valuation.unpacked(paths, forSolo);
        return trained(alone, alone.unpackedBeside(forMultiplayer));
    }

    /** The weights, for a file beside the board. */
    public byte[] packed() {
        byte[] forSolo = solo.packed();
        byte[] forMultiplayer = multiplayer.packedBeside(solo);
        byte[] packed = Arrays.copyOf(MARK, HEAD + forSolo.length + forMultiplayer.length);
        put(fingerprint(paths.board()), packed, MARK.length, Long.BYTES);
        put(forSolo.length, packed, MARK.length + Long.BYTES, Integer.BYTES);
        System.arraycopy(forSolo, 0, packed, HEAD, forSolo.length);
        System.arraycopy(forMultiplayer, 0, packed, HEAD + forSolo.length, forMultiplayer.length);
        return packed;
    }

    private static void put(long number, byte[] into, int offset, int length) {
        for (int i = 0; i < length; i++) {
            into[offset + i] = (byte) (number >>> (Byte.SIZE * i));
        }
    }

    private static long number(byte[] bytes, int offset, int length) {
        long number = 0;
        for (int i = 0; i < length; i++) {
            number |= (bytes[offset + i] & 0xffL) << (Byte.SIZE * i);
        }
        return number;
    }

    /** A hash of colours and numbers. The name and the starts of a board may change without new training. */
    private static long fingerprint(Board board) {
        long print = 1;
        for (Field field : Field.values()) {
            print = 31 * print + board.colour(field).ordinal();
            print = 31 * print + board.number(field).orElse(0);
        }
        return print;
    }

    DistinctPaths paths() {
        return paths;
    }

    Valuation forSolo() {
        return solo;
    }

    Valuation forMultiplayer() {
        return multiplayer;
    }

    /** Whether this board in particular has been learned. */
    public boolean isTrained() {
        return isTrained;
    }
}
