package trasse.rules.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A player's line.
 *
 * @param fields the fields from one end to the other; the start field alone at first
 */
public record PlainLine(List<String> fields) {

    public PlainLine {
        fields = List.copyOf(fields);
        if (fields.isEmpty()) {
            throw new IllegalArgumentException("a line has at least its start field");
        }
    }

    /** The ends that may grow: two, or the one field that is both while the line is that field alone. */
    public Set<String> ends() {
        Set<String> ends = new LinkedHashSet<>();
        ends.add(fields.getFirst());
        ends.add(fields.getLast());
        return ends;
    }

    /** Every legal extension with this card; the pass is none of them. */
    public Set<PlainExtension> extensions(PlainBoard board, String card) {
        Set<PlainExtension> found = new LinkedHashSet<>();
        for (String end : ends()) {
            Set<String> visited = new HashSet<>(fields);
            List<Character> left = new ArrayList<>(PlainDeck.colourFields(card));
            drawOn(board, end, new ArrayList<>(), visited, left, found);
        }
        return found;
    }

    /** Adds what {@code drawn}, begun at {@code end}, can become by entering at least one more field. */
    private static void drawOn(
            PlainBoard board,
            String end,
            List<String> drawn,
            Set<String> visited,
            List<Character> left,
            Set<PlainExtension> found) {
        String from = drawn.isEmpty() ? end : drawn.getLast();
        for (String field : PlainBoard.neighbours(from)) {
            Character colour = board.colours().get(field);
            if (visited.contains(field) || !left.contains(colour)) {
                continue;
            }
            drawn.add(field);
            visited.add(field);
            left.remove(colour);

            found.add(new PlainExtension(end, drawn));
            drawOn(board, end, drawn, visited, left, found);

            drawn.removeLast();
            visited.remove(field);
            left.add(colour);
        }
    }

    /** The field at which the extension first breaks a rule; empty if it is legal. */
    public Optional<String> offence(PlainExtension extension, PlainBoard board, String card) {
        if (!ends().contains(extension.end())) {
            return Optional.of(extension.end());
        }
        Set<String> visited = new HashSet<>(fields);
        List<Character> left = new ArrayList<>(PlainDeck.colourFields(card));
        String from = extension.end();
        for (String field : extension.fields()) {
            if (!PlainBoard.nextTo(from, field)) {
                return Optional.of(field);
            }
            // The line never enters a field twice.
            if (!visited.add(field)) {
                return Optional.of(field);
            }
            // Each colour field of the card at most once.
            if (!left.remove(board.colours().get(field))) {
                return Optional.of(field);
            }
            from = field;
        }
        return Optional.empty();
    }

    /** The line after an extension at one of its ends. */
    public PlainLine extended(PlainExtension extension) {
        List<String> longer = new ArrayList<>();
        if (extension.end().equals(fields.getLast())) {
            longer.addAll(fields);
            longer.addAll(extension.fields());
        } else if (extension.end().equals(fields.getFirst())) {
            longer.addAll(extension.fields().reversed());
            longer.addAll(fields);
        } else {
            throw new IllegalArgumentException(extension.end() + " is not an end of the line");
        }
        return new PlainLine(longer);
    }

    /**
     * The number of different ways to play the line through the cards: each round counts the pass and every different
     * resulting line.
     */
    public static long perft(PlainBoard board, PlainLine line, List<String> cards) {
        if (cards.isEmpty()) {
            return 1;
        }
        String card = cards.getFirst();
        List<String> laterCards = cards.subList(1, cards.size());

        Set<PlainLine> results = new LinkedHashSet<>();
        results.add(line.inOneDirection());
        for (PlainExtension extension : line.extensions(board, card)) {
            results.add(line.extended(extension).inOneDirection());
        }

        long ways = 0;
        for (PlainLine result : results) {
            ways += perft(board, result, laterCards);
        }
        return ways;
    }

    /** This line or its reverse, always the same one of the two: they count as the same line. */
    private PlainLine inOneDirection() {
        return fields.getFirst().compareTo(fields.getLast()) <= 0 ? this : new PlainLine(fields.reversed());
    }
}
