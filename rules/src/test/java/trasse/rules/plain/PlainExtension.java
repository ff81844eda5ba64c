package trasse.rules.plain;

import java.util.List;

/**
 * What one player draws in one round, when they do not pass.
 *
 * @param end the end of the line that grows
 * @param fields the fields entered, in the order drawn
 */
public record PlainExtension(String end, List<String> fields) {

    public PlainExtension {
        fields = List.copyOf(fields);
        if (fields.isEmpty()) {
            throw new IllegalArgumentException("an extension has at least one field");
        }
    }
}
