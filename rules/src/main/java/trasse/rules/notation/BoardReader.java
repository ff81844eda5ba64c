package trasse.rules.notation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.Name;
import trasse.rules.Quote;
import trasse.rules.Words;
import trasse.rules.notation.SourceText.Statement;

/** Reads a board: its name, then nine rows of fields, top row first. */
public final class BoardReader {
    private static final List<String> NUMBERS = List.of("2", "3", "4", "5", "6", "7", "8", "9", "10");
    private static final List<String> STARTS = List.of("1", "2", "3", "4");

    private final SourceText text;
    private @Nullable String name;
    private final Map<Field, Colour> colours = new TreeMap<>();
    private final Map<Integer, Field> numbers = new TreeMap<>();
    private final Map<Integer, Field> starts = new TreeMap<>();

    private BoardReader(SourceText text) {
        this.text = text;
    }

    /**
     * Reads a board.
     *
     * @param source the name under which errors are reported
     */
    public static Board read(String source, byte[] utf8) throws NotationException {
        return new BoardReader(SourceText.of(source, utf8)).board();
    }

    private Board board() throws NotationException {
        int rows = 0;
        for (Statement statement : text.statements()) {
            int colon = statement.text().indexOf(':');
            String key = colon < 0 ? "" : statement.text().substring(0, colon).strip();
            String rest = statement.text().substring(colon + 1).strip();
            if (key.equals("name")) {
                readName(statement, rest);
            } else if (rows == Field.ROWS.length()) {
                throw error(statement, "nothing follows row a, but here is " + Quote.of(statement.text()));
            } else if (key.equals(Field.ROWS.substring(rows, rows + 1))) {
                readRow(statement, Field.ROWS.charAt(rows), rest);
                rows++;
            } else {
                throw error(
                        statement,
                        "expected row " + Field.ROWS.charAt(rows) + " as '" + Field.ROWS.charAt(rows) + ": …', not "
                                + Quote.of(statement.text()));
            }
        }
        text.mustEndHere();
        if (rows < Field.ROWS.length()) {
            throw error(text.end(), "row " + Field.ROWS.charAt(rows) + " is missing; a board has rows i to a");
        }
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (!numbers.containsKey(number)) {
                throw error(text.end(), "number " + number + " is missing; a board has 2 to 10, each once");
            }
        }
        for (int start = 1; start <= Board.STARTS; start++) {
            if (!starts.containsKey(start)) {
                throw error(text.end(), "start point @" + start + " is missing; a board has @1 to @4, each once");
            }
        }
        return new Board(
                name == null ? Board.UNNAMED : name,
                List.copyOf(colours.values()),
                List.copyOf(numbers.values()),
                List.copyOf(starts.values()));
    }

    private void readName(Statement statement, String value) throws NotationException {
        if (name != null) {
            throw error(statement, "a board has one name, and it is " + Quote.of(name) + " already");
        }
        Optional<String> flaw = Name.flaw(value);
        if (flaw.isPresent()) {
            throw error(statement, flaw.get());
        }
        name = value;
    }

    private void readRow(Statement statement, char row, String rest) throws NotationException {
        List<Field> fields = Field.inRow(row);
        List<String> tokens = Words.of(rest);
        if (tokens.size() != fields.size()) {
            throw error(statement, "row " + row + " has " + fields.size() + " fields, not " + tokens.size());
        }
        for (int i = 0; i < tokens.size(); i++) {
            readField(statement, fields.get(i), tokens.get(i));
        }
    }

    private void readField(Statement statement, Field field, String token) throws NotationException {
        Optional<Colour> colour = Colour.parse(token.charAt(0));
        int at = token.indexOf('@', 1);
        String number = token.substring(1, at < 0 ? token.length() : at);
        String start = at < 0 ? "" : token.substring(at + 1);
        boolean numberIsRight = number.isEmpty() || NUMBERS.contains(number);
        boolean startIsRight = at < 0 || STARTS.contains(start);
        if (colour.isEmpty() || !numberIsRight || !startIsRight) {
            throw error(
                    statement,
                    field + " cannot be " + Quote.of(token)
                            + "; write a colour (y b g s r v), then its number 2 to 10 if it has one,"
                            + " then @1 to @4 if it is a start point");
        }
        if (!number.isEmpty() && !start.isEmpty()) {
            throw error(
                    statement,
                    field + " has number " + number + " and start point @" + start
                            + "; no start point lies on a number");
        }
        colours.put(field, colour.get());
        if (!number.isEmpty()) {
            putOnce(statement, numbers, Integer.parseInt(number), field, "number ");
        }
        if (!start.isEmpty()) {
            putOnce(statement, starts, Integer.parseInt(start), field, "start point @");
        }
    }

    private void putOnce(Statement statement, Map<Integer, Field> places, int key, Field field, String what)
            throws NotationException {
        Field other = places.put(key, field);
        if (other != null) {
            throw error(statement, what + key + " is on " + other + " and on " + field + "; it comes once");
        }
    }

    private NotationException error(Statement statement, String what) {
        return error(statement.line(), what);
    }

    private NotationException error(int line, String what) {
        return text.error(line, new Fault(Fault.Kind.OTHER, what));
    }
}
