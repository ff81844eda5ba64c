package trasse.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Perft;
import trasse.rules.Prng;
import trasse.rules.RandomPlay;
import trasse.rules.TestBoards;

class PathTableTest {
    private record Reached(Fields fields, Field tip) {}

    @Test
    void theLegalPathsOfALineAreItsExtensionsInTheirOrder() {
        for (int seed = 0; seed < 20; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            List<Card> cards = Deck.shuffled(Deck.STANDARD, prng).cards();
            PathTable table = PathTable.of(board, cards);
            Line line = Line.at(board.start(1));
            for (int card = 0; card < cards.size(); card++) {
                List<Extension> extensions = line.extensions(cards.get(card), board);
                assertEquals(extensions.stream().map(PathTableTest::reached).toList(), legal(table, card, line));
                int first = line.first().ordinal();
                int last = line.last().ordinal();
                assertEquals(
                        extensions.size(),
                        table.count(card, first, last, line.fields().bits()));
                if (RandomPlay.action(line, cards.get(card), board, prng) instanceof Extension extension) {
                    line = line.extend(extension, cards.get(card), board).orElseThrow();
                }
            }
        }
    }

    @Test
    void theNumbersOfAPathAreInTheOrderDrawn() {
        for (int seed = 0; seed < 20; seed++) {
            Board board = TestBoards.random(new Prng(seed));
            PathTable table = PathTable.of(board, List.of(Deck.STANDARD.sorted().getFirst()));
            int path = 0;
            for (Field field : Field.values()) {
                for (Extension extension :
                        Line.at(field).extensions(table.cards().getFirst(), board)) {
                    List<Integer> along = extension.fields().stream()
                            .flatMap(drawn -> board.number(drawn).stream().boxed())
                            .toList();
                    assertEquals(along, unpacked(table.numbers(path++)));
                }
            }
            assertEquals(table.size(), path);
        }
    }

    @Test
    void itCountsTheWaysToPlayAsTheRulesDo() {
        for (int seed = 0; seed < 50; seed++) {
            Prng prng = new Prng(seed);
            Board board = TestBoards.random(prng);
            List<Card> cards = Deck.shuffled(Deck.STANDARD, prng).cards().subList(0, prng.below(5));
            Line line = Line.at(board.start(1 + prng.below(4)));
            assertEquals(
                    Perft.count(line, cards, board), PathTable.of(board, cards).perft(line));
        }
    }

    private static List<Reached> legal(PathTable table, int card, Line line) {
        List<Reached> legal = new ArrayList<>();
        List<Field> ends = line.length() == 1 ? List.of(line.first()) : List.of(line.first(), line.last());
        for (Field end : ends) {
            for (int path = table.begin(card, end.ordinal()); path < table.end(card, end.ordinal()); path++) {
                if ((table.mask(path) & line.fields().bits()) == 0) {
                    legal.add(new Reached(new Fields(table.mask(path)), Field.at(table.tip(path))));
                }
            }
        }
        return legal;
    }

    private static Reached reached(Extension extension) {
        return new Reached(Fields.of(extension.fields().toArray(Field[]::new)), extension.tip());
    }

    private static List<Integer> unpacked(int numbers) {
        List<Integer> unpacked = new ArrayList<>();
        for (int rest = numbers; rest != 0; rest >>>= 4) {
            unpacked.add(rest & 15);
        }
        return unpacked;
    }
}
