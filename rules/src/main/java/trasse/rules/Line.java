package trasse.rules;

import java.util.Arrays;
import java.util.List;

/**
 * One unbroken line of fields with two ends. A line has no direction: it equals its reverse, and is kept with the end
 * of the lower ordinal first.
 */
public final class Line {
    private final Field[] path;
    private final long bits;

    private Line(Field[] path, long bits) {
        this.path = path;
        this.bits = bits;
    }

    /** The start field alone. */
    public static Line at(Field start) {
        return new Line(new Field[] {start}, start.bit());
    }

    public Field first() {
        return path[0];
    }

    public Field last() {
        return path[path.length - 1];
    }

    public int length() {
        return path.length;
    }

    /** From one end to the other. */
    public List<Field> path() {
        return List.of(path);
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

    /** The line with this extension, or the first rule it breaks. */
    public Ruling<Line> extend(Extension extension, Card card, Board board) {
        if (!endsAt(extension.end())) {
            return new Ruling.Illegal<>(new Objection.NotAnEnd(extension.end(), this));
        }
        int left = card.colours();
        int doubled = card.doubled();
        Field before = extension.end();
        long visited = bits;
        for (Field field : extension.fields()) {
            Colour colour = board.colour(field);
            if (!field.isNextTo(before)) {
                return new Ruling.Illegal<>(new Objection.NotNext(field, before));
            }
            if ((visited & field.bit()) != 0) {
                return new Ruling.Illegal<>(new Objection.EnteredTwice(field));
            }
            int bit = 1 << colour.ordinal();
            if ((card.colours() & bit) == 0) {
                return new Ruling.Illegal<>(new Objection.ColourNotShown(field, colour, card));
            }
            if ((left & bit) == 0) {
                return new Ruling.Illegal<>(new Objection.ColourUsedUp(field, colour, card));
            }
            left &= ~bit | doubled;
            doubled &= ~bit;
            visited |= field.bit();
            before = field;
        }
        return new Ruling.Legal<>(grown(extension, visited));
    }

    private Line grown(Extension extension, long visited) {
        List<Field> added = extension.fields();
        Field[] longer = Arrays.copyOf(path, path.length + added.size());
        if (extension.end() != last()) {
            reverse(longer, path.length);
        }
        for (int i = 0; i < added.size(); i++) {
            longer[path.length + i] = added.get(i);
        }
        if (longer[0].compareTo(longer[longer.length - 1]) > 0) {
            reverse(longer, longer.length);
        }
        return new Line(longer, visited);
    }

    private static void reverse(Field[] fields, int length) {
        for (int i = 0, j = length - 1; i < j; i++, j--) {
            Field swapped = fields[i];
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

    @Override
    public String toString() {
        return Arrays.toString(path);
    }
}
