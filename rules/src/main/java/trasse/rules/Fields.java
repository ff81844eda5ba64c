package trasse.rules;

import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.StringJoiner;

/** A set of fields: bit {@code n} stands for the field with ordinal {@code n}. */
public record Fields(long bits) implements Iterable<Field> {
    public static final Fields NONE = new Fields(0);
    public static final Fields ALL = new Fields((1L << Field.COUNT) - 1);

    public Fields {
        if (bits >>> Field.COUNT != 0) {
            throw new IllegalArgumentException("only bits 0 to 60 are fields");
        }
    }

    public static Fields of(Field... fields) {
        return of(List.of(fields));
    }

    public static Fields of(Collection<Field> fields) {
        long bits = 0;
        for (Field field : fields) {
            bits |= field.bit();
        }
        return new Fields(bits);
    }

    public boolean contains(Field field) {
        return (bits & field.bit()) != 0;
    }

    public boolean isEmpty() {
        return bits == 0;
    }

    public int size() {
        return Long.bitCount(bits);
    }

    public Fields and(Fields other) {
        return new Fields(bits & other.bits);
    }

    public Fields or(Fields other) {
        return new Fields(bits | other.bits);
    }

    public Fields without(Fields other) {
        return new Fields(bits & ~other.bits);
    }

    /** From {@code a1} to {@code i9}. */
    @Override
    public Iterator<Field> iterator() {
        return new Iterator<>() {
            private long rest = bits;

            @Override
            public boolean hasNext() {
                return rest != 0;
            }

            @Override
            public Field next() {
                if (rest == 0) {
                    throw new NoSuchElementException();
                }
                Field field = Field.at(Long.numberOfTrailingZeros(rest));
                rest &= rest - 1;
                return field;
            }
        };
    }

    @Override
    public String toString() {
        StringJoiner fields = new StringJoiner(" ");
        for (Field field : this) {
            fields.add(field.toString());
        }
        return fields.toString();
    }
}
