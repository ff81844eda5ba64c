package trasse.rules.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * A player who chooses an end of the line at random, and then step by step any field that may be entered next or to
 * stop, each as likely.
 *
 * @param below gives a random number from 0 to one less than it is asked for, each as likely
 */
public record PlainWalk(IntUnaryOperator below) {

    /** What the player draws; empty if they pass. */
    public Optional<PlainExtension> extension(PlainBoard board, PlainLine line, String card) {
        String end = below.applyAsInt(2) == 0
                ? line.fields().getFirst()
                : line.fields().getLast();
        List<String> drawn = new ArrayList<>();
        Set<String> visited = new HashSet<>(line.fields());
        List<Character> left = new ArrayList<>(PlainDeck.colourFields(card));
        while (true) {
            String from = drawn.isEmpty() ? end : drawn.getLast();
            List<String> next = new ArrayList<>();
            for (String field : PlainBoard.neighbours(from)) {
                if (!visited.contains(field) && left.contains(board.colours().get(field))) {
                    next.add(field);
                }
            }

            int choice = below.applyAsInt(next.size() + 1);
            if (choice == next.size()) {
                return drawn.isEmpty() ? Optional.empty() : Optional.of(new PlainExtension(end, drawn));
            }
            String field = next.get(choice);
            drawn.add(field);
            visited.add(field);
            left.remove(board.colours().get(field));
        }
    }
}
