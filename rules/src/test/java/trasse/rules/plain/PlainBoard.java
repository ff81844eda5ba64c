package trasse.rules.plain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A board: the colour of each of the 61 fields, the nine number fields and the four start points.
 *
 * @param colours field to colour letter, one of y b g s r v
 * @param numbers number field to its number, 2 to 10
 * @param starts start point, 1 to 4, to its field
 */
public record PlainBoard(Map<String, Character> colours, Map<String, Integer> numbers, Map<Integer, String> starts) {

    private static final List<String> FIELDS = List.of(("a1 a2 a3 a4 a5 "
                    + "b1 b2 b3 b4 b5 b6 "
                    + "c1 c2 c3 c4 c5 c6 c7 "
                    + "d1 d2 d3 d4 d5 d6 d7 d8 "
                    + "e1 e2 e3 e4 e5 e6 e7 e8 e9 "
                    + "f2 f3 f4 f5 f6 f7 f8 f9 "
                    + "g3 g4 g5 g6 g7 g8 g9 "
                    + "h4 h5 h6 h7 h8 h9 "
                    + "i5 i6 i7 i8 i9")
            .split(" "));

    private static final Set<String> FIELD_SET = Set.copyOf(FIELDS);

    public PlainBoard {
        colours = Map.copyOf(colours);
        numbers = Map.copyOf(numbers);
        starts = Map.copyOf(starts);

        require(colours.keySet().equals(FIELD_SET), "every field has exactly one colour");
        require(PlainDeck.COLOURS.containsAll(colours.values()), "the colours are y b g s r v");

        require(FIELD_SET.containsAll(numbers.keySet()), "numbers lie on fields");
        require(numbers.size() == 9, "nine fields carry a number");
        require(Set.copyOf(numbers.values()).equals(Set.of(2, 3, 4, 5, 6, 7, 8, 9, 10)), "each number once, 2 to 10");

        require(starts.keySet().equals(Set.of(1, 2, 3, 4)), "four start points");
        require(FIELD_SET.containsAll(starts.values()), "start points lie on fields");
        require(new HashSet<>(starts.values()).size() == 4, "the start points differ");
        for (String start : starts.values()) {
            require(!numbers.containsKey(start), "no start point on a number");
        }
    }

    /** All 61 fields, row by row from a1 to i9. */
    public static List<String> fields() {
        return FIELDS;
    }

    /** Whether both are fields of the board and the one is a neighbour of the other. */
    public static boolean nextTo(String a, String b) {
        return FIELD_SET.contains(a) && neighbours(a).contains(b);
    }

    /** The neighbours of a field: two in its row, two above and two below, where they exist. */
    public static List<String> neighbours(String field) {
        require(FIELD_SET.contains(field), field + " is not a field");
        char row = field.charAt(0);
        int n = field.charAt(1) - '0';
        char above = (char) (row + 1);
        char below = (char) (row - 1);

        List<String> candidates = List.of(
                "" + row + (n - 1),
                "" + row + (n + 1),
                "" + above + n,
                "" + above + (n + 1),
                "" + below + n,
                "" + below + (n - 1));
        List<String> neighbours = new ArrayList<>();
        for (String candidate : candidates) {
            if (FIELD_SET.contains(candidate)) {
                neighbours.add(candidate);
            }
        }
        return List.copyOf(neighbours);
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }
}
