package trasse.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A solo game on a board made for it: one line winds through all 61 fields from the bottom row to the top, the
 * colours along it are those of the deck, card by card, and the numbers come first, in ascending order. So all
 * numbers are worth full points, 54 together, and the line can grow by every colour field of the deck until no field
 * is left.
 */
final class SnakeGame {
    private static final int FIRST_NUMBER = 2;
    private static final int LAST_NUMBER = 10;

    private final List<String> path = new ArrayList<>();
    private final String colours = "y" + String.join("", Samples.DECK);

    SnakeGame() {
        for (String row : List.of(
                "a1 a2 a3 a4 a5",
                "b6 b5 b4 b3 b2 b1",
                "c1 c2 c3 c4 c5 c6 c7",
                "d8 d7 d6 d5 d4 d3 d2 d1",
                "e1 e2 e3 e4 e5 e6 e7 e8 e9",
                "f9 f8 f7 f6 f5 f4 f3 f2",
                "g3 g4 g5 g6 g7 g8 g9",
                "h9 h8 h7 h6 h5 h4",
                "i5 i6 i7 i8 i9")) {
            Collections.addAll(path, row.split(" ", -1));
        }
    }

    /** Saves the game in which this many fields are drawn, as soon as possible. */
    String save(Path folder, String edition, int drawn) throws IOException {
        Files.writeString(folder.resolve("snake.board"), board());
        return Files.writeString(folder.resolve("snake.trasse"), record(edition, drawn))
                .toString();
    }

    private String board() {
        StringBuilder board = new StringBuilder("name: Snake\n");
        for (char row = 'i'; row >= 'a'; row--) {
            board.append(row).append(':');
            for (int diagonal = 1; diagonal <= 9; diagonal++) {
                int place = path.indexOf("" + row + diagonal);
                board.append(place < 0 ? "" : " " + token(place));
            }
            board.append('\n');
        }
        return board.toString();
    }

    private String token(int place) {
        String colour = colours.substring(place, place + 1);
        if (place == 0) {
            return colour + "@1";
        }
        if (place <= LAST_NUMBER - FIRST_NUMBER + 1) {
            return colour + (place + FIRST_NUMBER - 1);
        }
        int fromTheEnd = path.size() - place;
        return fromTheEnd <= 3 ? colour + "@" + (fromTheEnd + 1) : colour;
    }

    private String record(String edition, int drawn) {
        StringBuilder record =
                new StringBuilder("trasse 1\nboard snake.board\nedition " + edition + "\nplayer 1 Ada\n");
        int at = 0;
        for (String card : Samples.DECK) {
            int to = Math.min(at + card.length(), drawn);
            record.append("round ")
                    .append(Samples.DECK.indexOf(card) + 1)
                    .append(' ')
                    .append(card);
            record.append(at == to ? "\n1 -\n" : "\n1 " + path.get(at) + ": ");
            record.append(at == to ? "" : String.join(" ", path.subList(at + 1, to + 1)) + "\n");
            at = to;
        }
        return record.toString();
    }
}
