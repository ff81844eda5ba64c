package trasse.study.boards;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Colour;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;

/** What every board that was designed has in common. */
final class RulebookStructure {
    private static final List<Colour> EXAMPLE = List.of(Colour.BLUE, Colour.GREEN, Colour.GREY, Colour.YELLOW);

    private RulebookStructure() {}

    /**
     * What is wrong with a board; nothing, if all is well.
     *
     * @param ring how many steps from the centre 2, 3 and 4 lie
     */
    static List<String> flaws(Board board, int ring) {
        List<String> flaws = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            int expected = board.colour(Field.CENTRE) == colour ? 11 : 10;
            if (board.fieldsOf(colour).size() != expected) {
                flaws.add(colour + " is on " + board.fieldsOf(colour).size() + " fields");
            }
        }
        for (Field field : Field.values()) {
            for (Field neighbour : field.neighbours()) {
                if (board.colour(field) == board.colour(neighbour)) {
                    flaws.add(field + " has the colour of " + neighbour);
                }
            }
        }
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            Field field = board.fieldOf(number);
            boolean isRight =
                    number < 5 ? Field.steps(Field.CENTRE, field) == ring : Field.steps(Field.CENTRE, field) == 4;
            if (!isRight) {
                flaws.add(number + " lies on " + field);
            }
        }
        for (int number = 5; number <= Board.HIGHEST_NUMBER; number++) {
            for (int other = number + 1; other <= Board.HIGHEST_NUMBER; other++) {
                if (board.fieldOf(number).isNextTo(board.fieldOf(other))) {
                    flaws.add(number + " lies beside " + other);
                }
            }
        }
        for (int start = 1; start <= Board.STARTS; start++) {
            if (!board.start(start).isNextTo(Field.CENTRE)) {
                flaws.add("start point " + start + " lies on " + board.start(start));
            }
        }
        return flaws;
    }

    /** Start 1 is yellow and next to the 3; blue, green, grey, yellow lead from it to a field next to the 6. */
    static boolean hasTheExample(Board board) {
        Field start = board.start(1);
        Card card = Card.parse("ybgs").orElseThrow();
        return board.colour(start) == Colour.YELLOW
                && start.isNextTo(board.fieldOf(3))
                && Line.at(start).extensions(card, board).stream()
                        .anyMatch(extension -> isTheExample(extension, board));
    }

    private static boolean isTheExample(Extension extension, Board board) {
        return extension.fields().stream().map(board::colour).toList().equals(EXAMPLE)
                && extension.tip().isNextTo(board.fieldOf(6));
    }
}
