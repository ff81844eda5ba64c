package trasse.study.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.Prng;

/**
 * Lays out random boards with the rulebook's structure: ten fields of each colour and the centre, no two neighbours
 * of one colour, 5 to 10 on the rim with no two of them side by side, 2 to 4 inside, four starts next to the centre.
 *
 * @param name what the boards are called
 * @param innerRing how many steps from the centre 2, 3 and 4 lie: 2 or 3
 * @param corners how many of 5 to 10 lie in corners at least: the more, the harder it is to reach them all
 * @param withExample whether the board has the rulebook's example, from start 1: a yellow start next to the 3, then
 *     blue, green, grey and yellow, with that yellow next to the 6
 */
public record Layout(String name, int innerRing, int corners, boolean withExample) {
    /** Of 5 to 10. */
    public static final int MOST_CORNERS = 6;

    private static final int RIM = 4;
    private static final int INNER_NUMBERS = 3;
    private static final int RIM_NUMBERS = 6;
    private static final int CORNER_NEIGHBOURS = 3;
    private static final List<Colour> EXAMPLE = List.of(Colour.BLUE, Colour.GREEN, Colour.GREY, Colour.YELLOW);

    /** A board, or nothing if this draw of the dice did not lead to one. */
    Optional<Board> draw(Prng prng) {
        List<Colour> colours = colours(prng);
        if (!isProper(colours)) {
            return Optional.empty();
        }
        List<Field> starts = new ArrayList<>(ring(1));
        List<Field> inner = new ArrayList<>(ring(innerRing));
        prng.shuffle(starts);
        prng.shuffle(inner);
        List<Field> rim = corners == 0 ? anywhere(prng) : withCorners(prng);
        if (rim.stream().anyMatch(field -> isBesideOne(field, rim))) {
            return Optional.empty();
        }
        List<Field> numbers = new ArrayList<>(inner.subList(0, INNER_NUMBERS));
        numbers.addAll(rim);
        Board board = new Board(name, colours, numbers, starts.subList(0, Board.STARTS));
        return !withExample || hasExample(board) ? Optional.of(board) : Optional.empty();
    }

    private static List<Field> anywhere(Prng prng) {
        List<Field> rim = new ArrayList<>(ring(RIM));
        prng.shuffle(rim);
        return rim.subList(0, RIM_NUMBERS);
    }

    /**
     * As many corners as wanted, then other fields of the rim beside none of those. Shuffling and hoping would take
     * thousands of draws for a board with all six corners.
     */
    private List<Field> withCorners(Prng prng) {
        List<Field> rim = new ArrayList<>(ring(RIM));
        prng.shuffle(rim);
        List<Field> chosen = new ArrayList<>(
                rim.stream().filter(Layout::isCorner).limit(corners).toList());
        for (Field field : rim) {
            if (chosen.size() < RIM_NUMBERS && !chosen.contains(field) && !isBesideOne(field, chosen)) {
                chosen.add(field);
            }
        }
        prng.shuffle(chosen);
        return chosen;
    }

    private static boolean isCorner(Field field) {
        return field.neighbours().size() == CORNER_NEIGHBOURS;
    }

    private static boolean isBesideOne(Field field, List<Field> others) {
        return others.stream().anyMatch(field::isNextTo);
    }

    private static boolean hasExample(Board board) {
        Field start = board.start(1);
        return board.colour(start) == Colour.YELLOW
                && start.isNextTo(board.fieldOf(3))
                && exampleGoesOn(board, start, 0);
    }

    /** Colours repeat only at the example's two ends, so its fields differ by themselves; it also keeps off numbers. */
    private static boolean exampleGoesOn(Board board, Field from, int drawn) {
        if (drawn == EXAMPLE.size()) {
            return from.isNextTo(board.fieldOf(6)) && from != board.start(1);
        }
        for (Field field : from.neighbours()) {
            if (board.colour(field) == EXAMPLE.get(drawn)
                    && board.number(field).isEmpty()
                    && exampleGoesOn(board, field, drawn + 1)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Ten of each colour around a centre, in random order, mended by swapping: a field that clashes with a neighbour
     * changes places with the field that leaves the fewest clashes.
     */
    private static List<Colour> colours(Prng prng) {
        Colour[] colours = new Colour[Field.COUNT];
        List<Colour> pot = new ArrayList<>();
        for (Colour colour : Colour.values()) {
            pot.addAll(Collections.nCopies((Field.COUNT - 1) / Colour.values().length, colour));
        }
        prng.shuffle(pot);
        pot.add(Field.CENTRE.ordinal(), Colour.values()[prng.below(Colour.values().length)]);
        pot.toArray(colours);
        for (int swaps = 0; swaps < 1000; swaps++) {
            int field = prng.below(Field.COUNT);
            if (field != Field.CENTRE.ordinal() && clashes(colours, field) > 0) {
                swap(colours, field, bestPartner(colours, field, prng));
            }
        }
        return Arrays.asList(colours);
    }

    private static int bestPartner(Colour[] colours, int field, Prng prng) {
        int best = field;
        int fewest = Integer.MAX_VALUE;
        int offset = prng.below(Field.COUNT);
        for (int i = 0; i < Field.COUNT; i++) {
            int partner = (i + offset) % Field.COUNT;
            if (partner == Field.CENTRE.ordinal() || colours[partner] == colours[field]) {
                continue;
            }
            int before = clashes(colours, field) + clashes(colours, partner);
            swap(colours, field, partner);
            int change = clashes(colours, field) + clashes(colours, partner) - before;
            swap(colours, field, partner);
            if (change < fewest) {
                fewest = change;
                best = partner;
            }
        }
        return best;
    }

    private static int clashes(Colour[] colours, int field) {
        int clashes = 0;
        for (Field neighbour : Field.at(field).neighbours()) {
            clashes += colours[neighbour.ordinal()] == colours[field] ? 1 : 0;
        }
        return clashes;
    }

    private static void swap(Colour[] colours, int one, int other) {
        Colour swapped = colours[one];
        colours[one] = colours[other];
        colours[other] = swapped;
    }

    private static boolean isProper(List<Colour> colours) {
        for (Field field : Field.values()) {
            for (Field neighbour : field.neighbours()) {
                if (colours.get(field.ordinal()) == colours.get(neighbour.ordinal())) {
                    return false;
                }
            }
        }
        return true;
    }

    private static List<Field> ring(int steps) {
        List<Field> ring = new ArrayList<>();
        for (Field field : Field.values()) {
            if (Field.steps(Field.CENTRE, field) == steps) {
                ring.add(field);
            }
        }
        return ring;
    }
}
