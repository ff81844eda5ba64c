package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Deck;
import trasse.rules.Edition;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.Pass;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** Reads what the page writes: gives the value, or rejects the query. */
final class Input {
    private Input() {}

    static Board board(String name) throws Rejection {
        return BuiltInBoards.find(name)
                .orElseThrow(() -> Rejection.of("the boards are " + String.join(" and ", BuiltInBoards.NAMES)));
    }

    static Edition edition(String text) throws Rejection {
        for (Edition edition : Edition.values()) {
            if (edition.toString().equals(text)) {
                return edition;
            }
        }
        throw Rejection.of("an edition is boards or pad");
    }

    static Card card(String letters) throws Rejection {
        return Card.parse(letters).orElseThrow(() -> Rejection.of(Card.SHAPE));
    }

    static GameRecord record(String text) throws Rejection {
        try {
            return RecordReader.read("record", text.getBytes(StandardCharsets.UTF_8), BuiltInBoards::find);
        } catch (NotationException e) {
            throw Rejection.of(e);
        }
    }

    /** A line on a board, from end to end. */
    static Line line(String text, Board board) throws Rejection {
        List<Field> path = fields(text);
        Line line = Line.at(path.getFirst());
        for (int i = 1; i < path.size(); i++) {
            Extension step = new Extension(path.get(i - 1), List.of(path.get(i)));
            Card card = anyCardFor(path.get(i), board);
            line = Rejection.ifLegal(line.extend(step, card, board));
        }
        return line;
    }

    private static Card anyCardFor(Field field, Board board) {
        for (Card card : Deck.STANDARD) {
            if (card.count(board.colour(field)) > 0) {
                return card;
            }
        }
        throw new IllegalStateException("no card shows " + board.colour(field));
    }

    /** An action on each line, for so many players. */
    static List<Action> actions(String text, int players) throws Rejection {
        List<Action> actions = new ArrayList<>();
        for (String line : lines(text)) {
            actions.add(action(line));
        }
        if (actions.size() != players) {
            throw Rejection.of("expected " + players + " actions, one for each player, not " + actions.size());
        }
        return actions;
    }

    private static Action action(String text) throws Rejection {
        if (text.equals("-")) {
            return new Pass();
        }
        int colon = text.indexOf(": ");
        if (colon < 0) {
            throw Rejection.of("an action is - for a pass, or the end that grows, a colon and fields, like e6: e7 f8");
        }
        return new Extension(field(text.substring(0, colon)), fields(text.substring(colon + 2)));
    }

    private static List<Field> fields(String text) throws Rejection {
        List<Field> fields = new ArrayList<>();
        for (String name : parts(text, ' ')) {
            fields.add(field(name));
        }
        return fields;
    }

    private static Field field(String name) throws Rejection {
        return Field.parse(name)
                .orElseThrow(() -> Rejection.of("a field is a letter and a digit, from a1 to i9, not '" + name + "'"));
    }

    static List<String> lines(String text) {
        return parts(text, '\n');
    }

    /** At least one part, which may be empty. */
    private static List<String> parts(String text, char separator) {
        List<String> parts = new ArrayList<>();
        int begin = 0;
        for (int end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, begin)) {
            parts.add(text.substring(begin, end));
            begin = end + 1;
        }
        parts.add(text.substring(begin));
        return parts;
    }
}
