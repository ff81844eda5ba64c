package trasse.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Prng;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BoardWriter;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;

/** Boards that do not come with the game. */
public final class Boards {
    private Boards() {}

    /** The classic board with other colours on its fields; another one for each seed. */
    public static Board another(int seed) {
        List<Character> colours = new ArrayList<>();
        for (char colour : "ybgsrv".repeat(11).toCharArray()) {
            colours.add(colour);
        }
        new Prng(seed).shuffle(colours);
        StringBuilder text = new StringBuilder();
        for (String line : BoardWriter.write(BuiltInBoards.classic()).lines().toList()) {
            text.append(line.startsWith("name") ? line : painted(line, colours)).append('\n');
        }
        try {
            return BoardReader.read("another", text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The colour is the first letter of each field; the row's letter comes before the colon. */
    private static String painted(String line, List<Character> colours) {
        StringBuilder painted = new StringBuilder();
        for (int i = 0; i < line.length(); i++) {
            boolean isColour = Character.isLetter(line.charAt(i)) && i > 0;
            painted.append(isColour ? colours.removeLast() : line.charAt(i));
        }
        return painted.toString();
    }
}
