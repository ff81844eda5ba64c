package trasse.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainLine;

/** The table is {@code perft.txt}: a board, a start point, the cards, and the number of ways to play them. */
class PerftTest {
    private record Entry(String board, int start, List<Card> cards, long count) {
        Board found() {
            return BuiltInBoards.find(board).orElseThrow();
        }
    }

    @Test
    void theNumberOfWaysToPlayIsAsInTheTable() throws IOException {
        for (Entry entry : table()) {
            Board board = entry.found();
            Line start = Line.at(board.start(entry.start()));
            assertEquals(entry.count(), Perft.count(start, entry.cards(), board), entry.toString());
        }
    }

    @Test
    void thePlainImplementationCountsTheSame() throws IOException {
        for (Entry entry : table()) {
            if (entry.cards().size() <= 3) {
                PlainBoard board = InPlain.board(entry.found());
                PlainLine start = InPlain.line(Line.at(entry.found().start(entry.start())));
                List<String> cards = entry.cards().stream().map(Card::toString).toList();
                assertEquals(entry.count(), PlainLine.perft(board, start, cards), entry.toString());
            }
        }
    }

    @Test
    void withoutACardThereIsOneWay() {
        Board board = BuiltInBoards.classic();
        assertEquals(1, Perft.count(Line.at(board.start(1)), List.of(), board));
    }

    @Test
    void theTableHasBothBoardsAndAllStarts() throws IOException {
        for (String name : BuiltInBoards.NAMES) {
            for (int start = 1; start <= Board.STARTS; start++) {
                int wanted = start;
                assertTrue(table().stream().anyMatch(entry -> entry.board().equals(name) && entry.start() == wanted));
            }
        }
    }

    private static List<Entry> table() throws IOException {
        List<Entry> table = new ArrayList<>();
        try (InputStream in = PerftTest.class.getResourceAsStream("perft.txt")) {
            assertTrue(in != null, "perft.txt is missing");
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                List<String> words = Arrays.asList(line.split(" ", -1));
                List<Card> cards = new ArrayList<>();
                for (String word : words.subList(2, words.size() - 1)) {
                    cards.add(Play.card(word));
                }
                table.add(new Entry(
                        words.get(0), Integer.parseInt(words.get(1)), cards, Long.parseLong(words.getLast())));
            }
        }
        return table;
    }
}
