package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Optional;
import java.util.regex.Pattern;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.Line;
import trasse.rules.Parsed;

/**
 * The target of the fuzzer. Whatever the bytes, a reader gives a value that survives being written and read again, or
 * one clear line that names the place.
 */
public final class ReaderFuzz {
    private static final Pattern CLEAR = Pattern.compile("fuzz:[1-9][0-9]*: \\P{Cntrl}{10,400}");
    private static final Board BOARD = BuiltInBoards.classic();
    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private ReaderFuzz() {}

    /** Gives the bytes to all readers. */
    public static void fuzzerTestOneInput(byte[] text) {
        tryBoard(text);
        tryRecord(text);
        tryReplay(text);
        tryValues(new String(text, UTF_8));
        tryPacked(text);
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

    private static void tryReplay(byte[] text) {
        try {
            Replay replay = Replay.read("fuzz", text, path -> Optional.of(BOARD));
            require(replay.positions().size() == replay.rounds() + 1, "positions lost");
            replay.fault().ifPresent(ReaderFuzz::requireClear);
        } catch (NotationException e) {
            requireClear(e);
        }
    }

    private static void tryValues(String text) {
        Action.parse(text).toOptional().ifPresent(action -> requireSame(action, Action.parse(action.toString())));
        Line.parse(text).toOptional().ifPresent(line -> requireSame(line, Line.parse(line.toString())));
        Deck.parse(text).toOptional().ifPresent(deck -> requireSame(deck, Deck.parse(deck.toString())));
        BoardCode.parse(text)
                .toOptional()
                .ifPresent(board -> require(BoardCode.of(board).equals(text), "code changed"));
        BoardReference.parse(text)
                .toOptional()
                .ifPresent(board -> requireSame(board, BoardReference.parse(BoardReference.of(board))));
        PackedRecord.parse(text)
                .toOptional()
                .ifPresent(game -> requireSame(game, PackedRecord.parse(PackedRecord.write(game))));
    }

    /** A packed record is believed only with the right checksum, which a fuzzer does not find, so it gets one. */
    private static void tryPacked(byte[] digits) {
        StringBuilder text = new StringBuilder();
        for (byte digit : digits) {
            text.append(DIGITS.charAt(digit & 63));
        }
        PackedRecord.parse(text + PackedRecord.checksum(text.toString()))
                .toOptional()
                .ifPresent(game -> requireSame(game, PackedRecord.parse(PackedRecord.write(game))));
    }

    private static <T> void requireSame(T value, Parsed<T> again) {
        require(again.equals(new Parsed.Value<>(value)), value + " changed");
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
