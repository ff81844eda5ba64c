package trasse.study.puzzles;

import java.util.List;
import trasse.engine.bot.Level;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Event;
import trasse.rules.Game;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.rules.notation.GameRecord;
import trasse.rules.notation.RecordWriter;

/**
 * A position in which one extension is clearly the best.
 *
 * @param record the rounds before, without the deck
 * @param card the open card
 * @param start the start point of the player whose turn it is
 * @param answers the best extension, and others that draw the same fields to the same end for the same points
 * @param value the mean total after the best extension
 * @param others the next best actions, the best of them first
 * @param margin how much better the best extension is than any other action
 * @param error the standard error of the margin
 * @param finders the levels of bots that find it, from the weakest on
 */
public record Puzzle(
        GameRecord record,
        Card card,
        int start,
        List<Action> answers,
        double value,
        List<Other> others,
        double margin,
        double error,
        List<Level> finders) {
    /** An action that is not the best, with the mean total after it. */
    public record Other(Action action, double value) {}

    public Puzzle {
        answers = List.copyOf(answers);
        others = List.copyOf(others);
        finders = List.copyOf(finders);
    }

    /** The position, with the card open. */
    public Position position() {
        return open(record, card);
    }

    /** A position with a card open. */
    static Position open(GameRecord record, Card card) {
        Game game = record.game();
        return game.after(new Event.CardTurned(card)).orElseThrow().position();
    }

    /** The player whose turn it is. */
    public Seat seat() {
        return position().seat(start).orElseThrow();
    }

    /** From 1, which all levels of bots find, to 9, which none does. */
    public int difficulty() {
        return Level.values().length + 1 - finders.size();
    }

    /** A name that depends on nothing but the position, so that it means the same puzzle in every collection. */
    public String id() {
        long hash = 0xcbf29ce484222325L;
        for (char letter : (RecordWriter.write(record) + card + start).toCharArray()) {
            hash = (hash ^ letter) * 0x100000001b3L;
        }
        return Long.toString(hash >>> 20, 36);
    }
}
