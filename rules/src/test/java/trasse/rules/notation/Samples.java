package trasse.rules.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import trasse.rules.Board;
import trasse.rules.Words;

/** A board and a game of two, as they are written. */
final class Samples {
    /**
     * On row {@code r} from 0 at the bottom and diagonal {@code n} lies colour {@code (n + 2r) mod 6} of y b g s r v.
     */
    static final String BOARD = """
            name: Striped
            i:         s7  r   v   y   b8
            h:       y   b   g   s   r   v
            g:     s   r   v3  y   b   g   s
            f:   y   b   g   s   r@3 v   y   b
            e: s6  r   v   y@1 b   g@2 s4  r   v9
            d:   b   g   s   r@4 v   y   b   g
            c:     v   y   b   g   s2  r   v
            b:       s   r   v   y   b   g
            a:         b5  g   s   r   v10
            """;

    static final String DECK = "bbsrv ysrv bgsvv ybgs bgsr yygsr yggrv ybssv ybgrr gsrv bgrv ygsv ybrv ybsr ybgv";

    /** Three rounds; each line of it is a line that a test can exchange. */
    static final String GAME = """
            trasse 1
            board striped.board
            edition boards
            deck bbsrv ysrv bgsvv ybgs bgsr yygsr yggrv ybssv ybgrr gsrv bgrv ygsv ybrv ybsr ybgv
            player 1 Sarah
            player 2 Tim

            round 1 bbsrv
            1 e4: e3 e2 e1
            2 e6: e7 e8 e9
            round 2 ysrv
            1 e4: f5 f6 f7 f8
            2 -
            round 3 bgsvv
            1 f8: f9 e9
            2 -
            """;

    static final int DECK_LINE = 4;
    static final int FIRST_PLAYER_LINE = 5;
    static final int SECOND_PLAYER_LINE = 6;
    static final int FIRST_ROUND_LINE = 8;
    static final int FIRST_MOVE_LINE = 9;
    static final int SECOND_ROUND_LINE = 11;
    static final int SECOND_MOVE_LINE = 12;

    private Samples() {}

    static Board board() throws NotationException {
        return BoardReader.read("striped.board", BOARD.getBytes(UTF_8));
    }

    static GameRecord read(String game) throws NotationException {
        return read(game.getBytes(UTF_8));
    }

    static GameRecord read(byte[] game) throws NotationException {
        return RecordReader.read("game.trasse", game, Samples::find);
    }

    static Optional<Board> find(String reference) throws NotationException {
        return reference.equals("striped.board") ? Optional.of(board()) : Optional.empty();
    }

    /** The lines of a text without their ends. */
    static List<String> lines(String text) {
        return new ArrayList<>(text.lines().toList());
    }

    static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    static String withLine(String text, int number, String line) {
        List<String> lines = lines(text);
        lines.set(number - 1, line);
        return text(lines);
    }

    static String withoutLine(String text, int number) {
        List<String> lines = lines(text);
        lines.remove(number - 1);
        return text(lines);
    }

    /** The three rounds of {@link #GAME}, and all further ones passed by both. */
    static String wholeGame() {
        List<String> lines = lines(GAME);
        List<String> cards = Words.of(DECK);
        for (int round = 4; round <= cards.size(); round++) {
            Collections.addAll(lines, "round " + round + " " + cards.get(round - 1), "1 -", "2 -");
        }
        return text(lines);
    }

    /** As an editor on another system would save it. */
    static byte[] withMarkAndCrLf(String text) {
        return ("\uFEFF" + text.replace("\n", "\r\n")).getBytes(UTF_8);
    }

    /** Why a text is refused, with whatever line ends. */
    static String refusal(String text) {
        String refusal = refusal(text.getBytes(UTF_8));
        assertEquals(refusal, refusal(Samples.withMarkAndCrLf(text)));
        return refusal;
    }

    static String refusal(byte[] text) {
        return String.valueOf(
                assertThrows(NotationException.class, () -> Samples.read(text)).getMessage());
    }
}
