package trasse.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One of the twelve ways to lay the hexagon onto itself: six turns, each also mirrored. */
record Symmetry(int turns, boolean mirrored) {
    static List<Symmetry> all() {
        List<Symmetry> all = new ArrayList<>();
        for (int turns = 0; turns < 6; turns++) {
            all.add(new Symmetry(turns, false));
            all.add(new Symmetry(turns, true));
        }
        return all;
    }

    Field of(Field field) {
        int up = field.row() - 'e';
        int along = field.diagonal() - 5;
        if (mirrored) {
            int swapped = up;
            up = along;
            along = swapped;
        }
        for (int turn = 0; turn < turns; turn++) {
            int before = up;
            up = along;
            along = along - before;
        }
        String notation = String.valueOf((char) ('e' + up)) + (5 + along);
        return Field.parse(notation).orElseThrow();
    }

    List<Field> of(List<Field> fields) {
        return fields.stream().map(this::of).toList();
    }

    Action of(Action action) {
        return switch (action) {
            case Pass pass -> pass;
            case Extension(Field end, List<Field> fields) -> new Extension(of(end), of(fields));
        };
    }

    Board of(Board board) {
        Colour[] colours = new Colour[Field.COUNT];
        for (Field field : Field.values()) {
            colours[of(field).ordinal()] = board.colour(field);
        }
        List<Field> numbers = new ArrayList<>();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            numbers.add(of(board.fieldOf(number)));
        }
        List<Field> starts = new ArrayList<>();
        for (int start = 1; start <= Board.STARTS; start++) {
            starts.add(of(board.start(start)));
        }
        return new Board(board.name(), Arrays.asList(colours), numbers, starts);
    }
}
