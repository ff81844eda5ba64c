package trasse.engine.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Fields;
import trasse.rules.Line;
import trasse.rules.Prng;

class CardPathsTest {
    private record Path(long fields, int tip, int numbers) {}

    @Test
    void thePathsFromAnEndAreTheExtensionsOfTheRules() {
        for (int seed = 0; seed < 60; seed++) {
            RandomGame game = RandomGame.of(1, new Prng(seed));
            Board board = game.setup().board();
            int round = 1 + seed % Deck.SIZE;
            Line line = game.positions().get(round - 1).seats().getFirst().line();
            Card card = game.deck().card(round);
            CardPaths paths = new CardPaths(board, line.missed().bits(), card);
            for (Field end : List.of(line.first(), line.last())) {
                paths.from(end.ordinal());
                Set<Path> found = new HashSet<>();
                for (int path = 0; path < paths.count; path++) {
                    found.add(new Path(paths.masks[path], paths.tips[path], paths.numbers[path]));
                }
                assertEquals(legal(line, end, card, board), found);
            }
        }
    }

    private static Set<Path> legal(Line line, Field end, Card card, Board board) {
        Set<Path> legal = new HashSet<>();
        for (Extension extension : line.extensions(card, board)) {
            if (extension.end() == end) {
                legal.add(new Path(
                        Fields.of(extension.fields().toArray(Field[]::new)).bits(),
                        extension.tip().ordinal(),
                        numbers(extension, board)));
            }
        }
        return legal;
    }

    private static int numbers(Extension extension, Board board) {
        int numbers = 0;
        for (Field field : extension.fields().reversed()) {
            int number = board.number(field).orElse(0);
            numbers = number == 0 ? numbers : numbers << 4 | number;
        }
        return numbers;
    }
}
