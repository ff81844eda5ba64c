package trasse.study.analysis;

import trasse.rules.Action;
import trasse.rules.Card;

/**
 * A round of one player, as a chain of totals to expect at the end: card, closer look, action, the others' actions.
 *
 * @param before the mean over every card that could come
 * @param action what the player did with the card that came
 * @param afterRound after the others' actions, too
 */
public record RoundAnalysis(int round, Card card, double before, ActionAnalysis action, double afterRound) {
    /** The player's action. */
    public Action played() {
        return action.played();
    }

    /** The best action found: the played one, if no other is better. */
    public Action best() {
        return action.best();
    }

    /** The total to expect with the card that came, valued as before it. */
    public double afterCard() {
        return action.afterCard();
    }

    /** The total to expect after the best action, valued one card deeper. */
    public double withBest() {
        return action.withBest();
    }

    /** The total to expect after the player's action, likewise. */
    public double afterAction() {
        return action.afterAction();
    }

    /** Zero on average, whatever the player does and however good the valuation is: one of the cards had to come. */
    public double luck() {
        return afterCard() - before;
    }

    /** Luck in a word. */
    public Fortune fortune() {
        return Fortune.of(luck());
    }

    /** What a closer look at the same position corrects. */
    public double reassessed() {
        return withBest() - afterCard();
    }

    /** What the action lost against the best one: 0 or less. */
    public double skill() {
        return action.skill();
    }

    /** Skill in a word. */
    public Grade grade() {
        return action.grade();
    }

    /** What the others' actions changed: 0 in a solo game. */
    public double rivals() {
        return afterRound - afterAction();
    }
}
