package trasse.study.puzzles;

import java.util.List;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Comparison;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * Compares the actions of a position by rollouts, with little work to find a puzzle and ten times as much to confirm it.
 *
 * @param knowledge of the board
 */
public record PuzzleCheck(BoardKnowledge knowledge) {
    private static final int ORDERS = 100;
    private static final int MORE = 10;
    private static final int CONTENDERS = 12;

    /** The actions that look best, by the look-ahead. */
    List<Analyst.Valued> contenders(Position position, Seat seat) {
        return Analyst.of(knowledge, position.setup()).promising(position, seat, CONTENDERS);
    }

    /** A first look. */
    Margin quickly(Position position, Seat seat, List<Action> actions, long seed) {
        return margin(position, seat, actions, ORDERS / MORE, seed);
    }

    /** The work by which a puzzle is found. */
    Margin carefully(Position position, Seat seat, List<Action> actions, long seed) {
        return margin(position, seat, actions, ORDERS, seed);
    }

    /** The work by which a puzzle is confirmed. */
    Margin thoroughly(Position position, Seat seat, List<Action> actions, long seed) {
        return margin(position, seat, actions, ORDERS * MORE, seed);
    }

    private Margin margin(Position position, Seat seat, List<Action> actions, int orders, long seed) {
        return Margin.of(Comparison.of(knowledge, position, seat, actions, orders, seed));
    }

    /**
     * Whether a puzzle holds when all actions that look good are compared with ten times the work and other cards.
     *
     * @param position with a card open
     * @param answers the extensions that are the best
     */
    public boolean holds(Position position, Seat seat, List<Action> answers, long seed) {
        List<Action> actions =
                contenders(position, seat).stream().map(Analyst.Valued::action).toList();
        Margin margin = thoroughly(position, seat, actions, seed);
        return margin.isClear() && answers.contains(margin.best());
    }

    /** The last check, by orders of cards that only depend on the puzzle's name, so that it can be repeated. */
    public boolean isConfirmed(Position position, Seat seat, List<Action> answers, String id) {
        return holds(position, seat, answers, ~id.hashCode());
    }
}
