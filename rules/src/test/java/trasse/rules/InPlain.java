package trasse.rules;

import java.util.HashMap;
import java.util.Map;
import trasse.rules.plain.PlainBoard;
import trasse.rules.plain.PlainExtension;
import trasse.rules.plain.PlainLine;

/** Translates values into those of the plain implementation. */
public final class InPlain {
    private InPlain() {}

    public static PlainBoard board(Board board) {
        Map<String, Character> colours = new HashMap<>();
        Map<String, Integer> numbers = new HashMap<>();
        Map<Integer, String> starts = new HashMap<>();
        for (Field field : Field.values()) {
            colours.put(field.toString(), board.colour(field).letter());
            board.number(field).ifPresent(number -> numbers.put(field.toString(), number));
            board.startAt(field).ifPresent(start -> starts.put(start, field.toString()));
        }
        return new PlainBoard(colours, numbers, starts);
    }

    public static PlainLine line(Line line) {
        return new PlainLine(line.path().stream().map(Field::toString).toList());
    }

    public static PlainExtension extension(Extension extension) {
        return new PlainExtension(
                extension.end().toString(),
                extension.fields().stream().map(Field::toString).toList());
    }
}
