package trasse.rules.notation;

import java.util.Optional;
import trasse.rules.Board;
import trasse.rules.Parsed;
import trasse.rules.Quote;

/**
 * How records, links and commands say which board they mean: the name of a built-in board, or {@code ~} and a board
 * code. Where there are files, anything else may be the path of one.
 */
public final class BoardReference {
    private static final String CODE = "~";

    private BoardReference() {}

    /** The shortest reference to a board. */
    public static String of(Board board) {
        return BuiltInBoards.nameOf(board).orElseGet(() -> CODE + BoardCode.of(board));
    }

    /** The board that a reference means. */
    public static Parsed<Board> parse(String reference) {
        if (isCode(reference)) {
            return BoardCode.parse(reference.substring(CODE.length())).map(BuiltInBoards::named);
        }
        Optional<Board> builtIn = BuiltInBoards.find(reference);
        return builtIn.isPresent()
                ? new Parsed.Value<>(builtIn.get())
                : new Parsed.Failure<>(Quote.of(reference) + " is not a board: expected "
                        + String.join(" or ", BuiltInBoards.NAMES) + ", or ~ and a board code");
    }

    /** Whether a reference can be nothing but a code. */
    public static boolean isCode(String reference) {
        return reference.startsWith(CODE);
    }
}
