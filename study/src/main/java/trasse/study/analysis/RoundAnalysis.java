package trasse.study.analysis;

import trasse.rules.Action;
import trasse.rules.Card;

/**
 * A round of one player, as a chain of totals to expect at the end: card, closer look, action, the others' actions.
 *
 * @param before the mean over every card that could come
 * @param afterCard with the card that came, valued in the same way
 * @param withBest after the best action, valued one card deeper
 * @param afterAction after the player's action, likewise
 * @param afterRound after the others' actions, too
 */
public record RoundAnalysis(
        int round,
        Card card,
        double before,
        double afterCard,
        double withBest,
        Action played,
        Action best,
        double afterAction,
        double afterRound) {
    /** Zero on average, whatever the player does and however good the valuation is: one of the cards had to come. */
    public double luck() {
        return afterCard - before;
    }

    /** What a closer look at the same position corrects. */
    public double reassessed() {
        return withBest - afterCard;
    }

    /** What the action lost against the best one: 0 or less. */
    public double skill() {
        return afterAction - withBest;
    }

    /** What the others' actions changed: 0 in a solo game. */
    public double rivals() {
        return afterRound - afterAction;
    }
}
