package trasse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A board and games on it, as they are written. */
final class Samples {
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

    static final List<String> DECK = List.of(
            "bbsrv", "ysrv", "bgsvv", "ybgs", "bgsr", "yygsr", "yggrv", "ybssv", "ybgrr", "gsrv", "bgrv", "ygsv",
            "ybrv", "ybsr", "ybgv");

    /** Tim reaches the 4 and the 9 in round 1, Sarah the 6; in round 3 Sarah comes to the 9 too. */
    static final String GAME = """
            trasse 1
            board striped.board
            edition boards
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

    private Samples() {}

    /** A game with the rounds given so far, all further ones passed by everyone. */
    static String passedToTheEnd(String game, int... starts) {
        List<String> lines = new ArrayList<>(game.lines().toList());
        int rounds = Collections.frequency(
                lines.stream().map(line -> line.startsWith("round ")).toList(), true);
        for (int round = rounds + 1; round <= DECK.size(); round++) {
            lines.add("round " + round + " " + DECK.get(round - 1));
            for (int start : starts) {
                lines.add(start + " -");
            }
        }
        return String.join("\n", lines) + "\n";
    }

    /** Writes a game beside its board. */
    static String save(Path folder, String game) throws IOException {
        Files.writeString(folder.resolve("striped.board"), BOARD);
        return Files.writeString(folder.resolve("game.trasse"), game).toString();
    }
}
