package trasse.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Boards for tests. */
public final class TestBoards {
    /** All fields in one line, row after row from {@code i5} down to {@code a5}, each next to the one before. */
    static final List<Field> SNAKE = rowAfterRow();

    private TestBoards() {}

    /**
     * A board on which every row runs yellow, blue, green, grey, red, violet and again, and no two neighbours have one
     * colour. Row e is {@code s r v y b g s r v}. Numbers and starts lie where the test wants them; those it does not
     * mention fill up the bottom row and the one above it.
     */
    static Board striped(Map<Integer, Field> numbers, Map<Integer, Field> starts) {
        List<Colour> colours = new ArrayList<>();
        List<Field> free = new ArrayList<>();
        for (Field field : Field.values()) {
            colours.add(Colour.values()[(field.diagonal() + 2 * (field.row() - 'a')) % 6]);
            if (!numbers.containsValue(field) && !starts.containsValue(field)) {
                free.add(field);
            }
        }
        List<Field> numberFields = new ArrayList<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numberFields.add(numbers.containsKey(number) ? numbers.get(number) : free.removeFirst());
        }
        List<Field> startFields = new ArrayList<>();
        for (int start = 1; start <= Board.STARTS; start++) {
            startFields.add(starts.containsKey(start) ? starts.get(start) : free.removeFirst());
        }
        return new Board("Striped", colours, numberFields, startFields);
    }

    /**
     * A board whose snake can be drawn from start point 1, at {@code i5}, with the standard cards in writing order
     * and all the colours of each.
     *
     * @param numberFields where 2, 3, … 10 lie
     */
    static Board snake(List<Field> numberFields) {
        List<Colour> drawn = new ArrayList<>();
        for (Card card : Deck.STANDARD) {
            drawn.addAll(card.shown());
        }
        Map<Field, Colour> colours = new TreeMap<>();
        colours.put(SNAKE.getFirst(), Colour.YELLOW);
        for (int i = 1; i < SNAKE.size(); i++) {
            colours.put(SNAKE.get(i), drawn.get(i - 1));
        }
        List<Field> starts = List.of(SNAKE.getFirst(), Field.E4, Field.E6, Field.D5);
        return new Board("Snake", List.copyOf(colours.values()), numberFields, starts);
    }

    private static List<Field> rowAfterRow() {
        List<Field> fields = new ArrayList<>();
        for (char row = 'i'; row >= 'a'; row--) {
            List<Field> along = new ArrayList<>();
            for (Field field : Field.values()) {
                if (field.row() == row) {
                    along.add(field);
                }
            }
            fields.addAll((row - 'a') % 2 == 0 ? along : along.reversed());
        }
        return List.copyOf(fields);
    }

    /** Any board that the format allows: colours, numbers and starts anywhere. */
    public static Board random(Prng prng) {
        List<Colour> colours = new ArrayList<>();
        List<Field> fields = new ArrayList<>();
        for (Field field : Field.values()) {
            colours.add(Colour.values()[prng.below(Colour.values().length)]);
            fields.add(field);
        }
        prng.shuffle(fields);
        return new Board("Random", colours, fields.subList(0, 9), fields.subList(9, 13));
    }
}
