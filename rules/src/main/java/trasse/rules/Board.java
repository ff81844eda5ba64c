package trasse.rules;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The colours, the nine numbers and the four start points of the 61 fields. These make a board what it is; its name is
 * for people, and two boards that differ in nothing else are equal.
 */
public final class Board {
    public static final int LOWEST_NUMBER = 2;
    public static final int HIGHEST_NUMBER = 10;
    public static final int STARTS = 4;

    /** The name of a board that has been given none. */
    public static final String UNNAMED = "Unnamed";

    private final String name;
    private final List<Colour> colours;
    private final List<Field> numberFields;
    private final List<Field> starts;

    private final long[] colourBits = new long[Colour.values().length];
    private final long[] sameColourBits = new long[Field.COUNT];
    private final int[] numbers = new int[Field.COUNT];

    /**
     * A board.
     *
     * @param colours one for each field, by ordinal
     * @param numberFields where 2, 3, … 10 lie
     * @param starts start points 1, 2, 3, 4
     */
    public Board(String name, List<Colour> colours, List<Field> numberFields, List<Field> starts) {
        this.name = name;
        this.colours = List.copyOf(colours);
        this.numberFields = List.copyOf(numberFields);
        this.starts = List.copyOf(starts);
        Optional<String> flaw = Name.flaw(name);
        if (flaw.isPresent()) {
            throw new IllegalArgumentException(flaw.get());
        }
        if (colours.size() != Field.COUNT) {
            throw new IllegalArgumentException("a board has a colour for each of its 61 fields");
        }
        if (numberFields.size() != HIGHEST_NUMBER - LOWEST_NUMBER + 1
                || numberFields.stream().distinct().count() != numberFields.size()) {
            throw new IllegalArgumentException("a board has the numbers 2 to 10, each on a field of its own");
        }
        if (starts.size() != STARTS || starts.stream().distinct().count() != STARTS) {
            throw new IllegalArgumentException("a board has four different start points");
        }
        if (starts.stream().anyMatch(numberFields::contains)) {
            throw new IllegalArgumentException("no start point lies on a number");
        }
        for (int field = 0; field < Field.COUNT; field++) {
            colourBits[this.colours.get(field).ordinal()] |= 1L << field;
        }
        for (int field = 0; field < Field.COUNT; field++) {
            sameColourBits[field] = colourBits[this.colours.get(field).ordinal()];
        }
        for (int i = 0; i < this.numberFields.size(); i++) {
            numbers[this.numberFields.get(i).ordinal()] = LOWEST_NUMBER + i;
        }
    }

    /** The same board with other start points. */
    public Board withStarts(List<Field> otherStarts) {
        return new Board(name, colours, numberFields, otherStarts);
    }

    public String name() {
        return name;
    }

    public Colour colour(Field field) {
        return colours.get(field.ordinal());
    }

    public Fields fieldsOf(Colour colour) {
        return new Fields(colourBits[colour.ordinal()]);
    }

    public OptionalInt number(Field field) {
        int number = numbers[field.ordinal()];
        return number == 0 ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** Where 2, 3, … 10 lie. */
    public List<Field> numberFields() {
        return numberFields;
    }

    /** Start points 1, 2, 3, 4. */
    public List<Field> starts() {
        return starts;
    }

    /** Where a number from 2 to 10 lies. */
    public Field fieldOf(int number) {
        return numberFields.get(number - LOWEST_NUMBER);
    }

    /** Start point 1, 2, 3 or 4. */
    public Field start(int start) {
        return starts.get(start - 1);
    }

    /** Which start point this field is, if it is one. */
    public OptionalInt startAt(Field field) {
        int index = starts.indexOf(field);
        return index < 0 ? OptionalInt.empty() : OptionalInt.of(index + 1);
    }

    /** All fields of a colour that the card shows. */
    long bitsOf(Card card) {
        return bitsOf(card.colours());
    }

    /** All fields of the colour that the card doubles. */
    long doubledBitsOf(Card card) {
        return bitsOf(card.doubled());
    }

    private long bitsOf(int colourSet) {
        long bits = 0;
        for (int rest = colourSet; rest != 0; rest &= rest - 1) {
            bits |= colourBits[Integer.numberOfTrailingZeros(rest)];
        }
        return bits;
    }

    /** All fields of the same colour as this one. */
    long sameColourBits(int field) {
        return sameColourBits[field];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && colours.equals(board.colours)
                && numberFields.equals(board.numberFields)
                && starts.equals(board.starts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(colours, numberFields, starts);
    }

    @Override
    public String toString() {
        return name;
    }
}
