package trasse.study.analysis;

import java.util.List;
import trasse.engine.bot.BoardKnowledge;
import trasse.engine.bot.Comparison;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Seat;

/**
 * A second opinion on what an action lost: the rest of the game is played many times after it and after the best one, with
 * the same orders of cards. The look-ahead alone errs by a point or two, and by more in positions that good players avoid.
 *
 * @param loss in points; below 0 if the action did better than the one that looked best
 * @param uncertainty the standard error of the loss
 * @param orders how many orders of cards were played
 */
public record Check(double loss, double uncertainty, int orders) {
    /** A loss is clear if it is so many times its uncertainty. */
    private static final double CLEARLY = 2;

    /** Large losses show soon. */
    private static final int FEW_ORDERS = 16;

    private static final double SOON = 4;
    private static final int MANY_ORDERS = 64;

    /** Checks an action; the same position always gives the same answer. */
    static Check of(BoardKnowledge knowledge, Position position, Seat seat, Action best, Action played) {
        Check check = of(knowledge, position, seat, best, played, FEW_ORDERS);
        return Math.abs(check.loss) > SOON * check.uncertainty
                ? check
                : of(knowledge, position, seat, best, played, MANY_ORDERS);
    }

    private static Check of(
            BoardKnowledge knowledge, Position position, Seat seat, Action best, Action played, int orders) {
        long seed = 31 * seat.line().fields().bits() + orders;
        Comparison comparison = Comparison.of(knowledge, position, seat, List.of(best, played), orders, seed);
        return new Check(comparison.difference(0, 1), comparison.error(0, 1), orders);
    }

    /** Whether the action was clearly the worse one. */
    public boolean isClear() {
        return loss > 0 && loss >= CLEARLY * uncertainty;
    }
}
