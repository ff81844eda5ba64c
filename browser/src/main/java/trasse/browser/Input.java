package trasse.browser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Board;
import trasse.rules.Card;
import trasse.rules.Edition;
import trasse.rules.Line;
import trasse.rules.notation.BoardReference;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.RecordReader;

/** What the page writes, read: a value, or the problem with it. */
final class Input {
    private Input() {}

    static Board board(String name) throws Problem {
        return BoardReference.parse(name).orElseThrow(Problem::of);
    }

    static Edition edition(String text) throws Problem {
        return Edition.parse(text).orElseThrow(Problem::of);
    }

    static Level level(String text) throws Problem {
        return Level.parse(text).orElseThrow(() -> Problem.of("a bot is dreamer, greedy, careful, clever or master"));
    }

    static Card card(String letters) throws Problem {
        return Card.parse(letters).orElseThrow(Problem::of);
    }

    static GameRecord record(String text) throws Problem {
        try {
            return RecordReader.read("record", text.getBytes(StandardCharsets.UTF_8));
        } catch (NotationException e) {
            throw Problem.of(e);
        }
    }

    /** A line, from end to end. */
    static Line line(String text) throws Problem {
        return Line.parse(text).orElseThrow(Problem::of);
    }

    /** An action on each line, for so many players. */
    static List<Action> actions(String text, int players) throws Problem {
        List<Action> actions = new ArrayList<>();
        for (String line : lines(text)) {
            actions.add(Action.parse(line).orElseThrow(Problem::of));
        }
        if (actions.size() != players) {
            throw Problem.of("expected " + players + " actions, one for each player, not " + actions.size());
        }
        return actions;
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
