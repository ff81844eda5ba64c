package trasse.rules;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The line grows at one end.
 *
 * @param end the end that grows; while the line is its start field alone, that field
 * @param fields at least one, in the order drawn, the first next to the end
 */
public record Extension(Field end, List<Field> fields) implements Action {
    public Extension {
        fields = Path.copyOf(fields);
        if (fields.isEmpty()) {
            throw new IllegalArgumentException("an extension has at least one field; without any it is a pass");
        }
    }

    /** Where the growing end comes to lie. */
    public Field tip() {
        return fields.getLast();
    }

    /** As in the notation: {@code e6: e7 f8 f9}. */
    @Override
    public String toString() {
        return end + ": " + fields.stream().map(Field::toString).collect(Collectors.joining(" "));
    }
}
