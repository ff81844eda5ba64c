package trasse.study.analysis;

import trasse.rules.Action;
import trasse.rules.Card;

/**
 * A round of one player.
 *
 * @param before the expected total before the card
 * @param afterCard the expected total once the card is known
 * @param afterAction the expected total after the action
 */
public record RoundAnalysis(
        int round, Card card, double before, double afterCard, Action played, Action best, double afterAction) {
    public double luck() {
        return afterCard - before;
    }

    /** What the action lost against the best one: 0 or less. */
    public double skill() {
        return afterAction - afterCard;
    }
}
