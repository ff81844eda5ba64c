package trasse.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One unbroken line of fields with two ends. A line has no direction: it equals its reverse, and is kept with the end
 * of the lower ordinal first.
 */
public final class Line {
    /** The ordinals of the fields from end to end: bytes are copied and turned round faster than references. */
    private final byte[] path;

    private final long bits;

    private Line(byte[] path, long bits) {
        this.path = path;
        this.bits = bits;
    }

    /** The start field alone. */
    public static Line at(Field start) {
        return new Line(new byte[] {(byte) start.ordinal()}, start.bit());
    }

    /** The line through these fields, or the first rule it breaks. */
    public static Ruling<Line> through(List<Field> fields) {
        byte[] path = new byte[fields.size()];
        long visited = 0;
        for (int i = 0; i < path.length; i++) {
            Field field = fields.get(i);
            if (i > 0 && !field.isNextTo(fields.get(i - 1))) {
                return new Ruling.Illegal<>(new Objection.NotNext(field, fields.get(i - 1)));
            }
            if ((visited & field.bit()) != 0) {
                return new Ruling.Illegal<>(new Objection.EnteredTwice(field));
            }
            visited |= field.bit();
            path[i] = (byte) field.ordinal();
        }
        return new Ruling.Legal<>(inOrder(path, visited));
    }

    /** Reads what {@code toString} writes: the fields from either end to the other. */
    public static Parsed<Line> parse(String text) {
        List<String> words = Words.of(text);
        if (words.isEmpty()) {
            return new Parsed.Failure<>("a line is its fields from end to end, like e5 e6 f7; here is none");
        }
        return Words.each(words, Field::parse).flatMap(fields -> switch (through(fields)) {
            case Ruling.Legal<Line>(Line line) -> new Parsed.Value<>(line);
            case Ruling.Illegal<Line>(Objection objection) -> new Parsed.Failure<>(objection.sentence());
        });
    }

    public Field first() {
        return Field.at(path[0]);
    }

    public Field last() {
        return Field.at(path[path.length - 1]);
    }

    public int length() {
        return path.length;
    }

    /** From one end to the other. */
    public List<Field> path() {
        Field[] fields = new Field[path.length];
        for (int i = 0; i < path.length; i++) {
            fields[i] = Field.at(path[i]);
        }
        return List.of(fields);
    }

    public Fields fields() {
        return new Fields(bits);
    }

    public boolean contains(Field field) {
        return (bits & field.bit()) != 0;
    }

    public boolean endsAt(Field field) {
        return field == first() || field == last();
    }

    /** The fields not on the line, each of which costs a point at the end. */
    public Fields missed() {
        return Fields.ALL.without(fields());
    }

    /** Every legal extension; passing is always possible and not listed. */
    public Extensions extensions(Card card, Board board) {
        return Extensions.of(this, card, board);
    }

    /** How many legal extensions there are, faster than by listing them. */
    public int countExtensions(Card card, Board board) {
        return Extensions.count(this, card, board);
    }

    /** The ends at which at least one of these cards could extend the line. A start field alone counts as one end. */
    public Fields openEnds(Iterable<Card> cards, Board board) {
        int colours = 0;
        for (Card card : cards) {
            colours |= card.colours();
        }
        long open = 0;
        for (Field end : Fields.of(first(), last())) {
            for (Field next : end.neighbours().without(fields())) {
                if ((colours & 1 << board.colour(next).ordinal()) != 0) {
                    open |= end.bit();
                }
            }
        }
        return new Fields(open);
    }

    /** The line with this extension, or the first rule it breaks. */
    public Ruling<Line> extend(Extension extension, Card card, Board board) {
        Optional<Objection> objection = objectionTo(extension, card, board);
        return objection.isPresent()
                ? new Ruling.Illegal<>(objection.get())
                : new Ruling.Legal<>(extendUnchecked(extension));
    }

    /** The first rule that this extension breaks; empty if it is legal. */
    Optional<Objection> objectionTo(Extension extension, Card card, Board board) {
        if (!endsAt(extension.end())) {
            return Optional.of(new Objection.NotAnEnd(extension.end(), this));
        }
        int left = card.colours();
        int doubled = card.doubled();
        Field before = extension.end();
        long visited = bits;
        for (Field field : extension.fields()) {
            Colour colour = board.colour(field);
            if (!field.isNextTo(before)) {
                return Optional.of(new Objection.NotNext(field, before));
            }
            if ((visited & field.bit()) != 0) {
                return Optional.of(new Objection.EnteredTwice(field));
            }
            int bit = 1 << colour.ordinal();
            if ((card.colours() & bit) == 0) {
                return Optional.of(new Objection.ColourNotShown(field, colour, card));
            }
            if ((left & bit) == 0) {
                return Optional.of(new Objection.ColourUsedUp(field, colour, card));
            }
            left &= ~bit | doubled;
            doubled &= ~bit;
            visited |= field.bit();
            before = field;
        }
        return Optional.empty();
    }

    /** The line with an extension to which there is no objection. */
    Line extendUnchecked(Extension extension) {
        List<Field> added = extension.fields();
        byte[] longer = Arrays.copyOf(path, path.length + added.size());
        long visited = bits;
        if (extension.end() != last()) {
            reverse(longer, path.length);
        }
        for (int i = 0; i < added.size(); i++) {
            longer[path.length + i] = (byte) added.get(i).ordinal();
            visited |= added.get(i).bit();
        }
        return inOrder(longer, visited);
    }

    private static Line inOrder(byte[] path, long visited) {
        if (path[0] > path[path.length - 1]) {
            reverse(path, path.length);
        }
        return new Line(path, visited);
    }

    private static void reverse(byte[] fields, int length) {
        for (int i = 0, j = length - 1; i < j; i++, j--) {
            byte swapped = fields[i];
            fields[i] = fields[j];
            fields[j] = swapped;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Line line && Arrays.equals(path, line.path);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(path);
    }

    /** As in the notation: {@code e5 e6 f7}. */
    @Override
    public String toString() {
        return path().stream().map(Field::toString).collect(Collectors.joining(" "));
    }
}
