package trasse.study.analysis;

import java.util.List;
import java.util.Optional;
import trasse.engine.bot.Analyst;
import trasse.engine.bot.BoardKnowledge;
import trasse.rules.Action;
import trasse.rules.Position;
import trasse.rules.Seat;
import trasse.study.reasons.Reasons;

/**
 * What a player did with a card, or tries to do with it, beside what could be done.
 *
 * @param played the player's action
 * @param afterCard the total to expect once the card is known
 * @param ranked the best actions with the total to expect after each, valued one card deeper, from the best one on
 * @param afterAction the total to expect after the player's action, likewise
 * @param check of what the action lost, if that is enough to be graded
 * @param why what the best action has that the player's has not, and the other way round
 */
public record ActionAnalysis(
        Action played,
        double afterCard,
        List<Analyst.Valued> ranked,
        double afterAction,
        Optional<Check> check,
        Reasons why) {
    public ActionAnalysis {
        ranked = List.copyOf(ranked);
    }

    /**
     * Analyses an action, as far as it can be known before the others' actions.
     *
     * @param position with a card open
     * @throws IllegalArgumentException if the action is not legal
     */
    public static ActionAnalysis of(BoardKnowledge knowledge, Position position, Seat seat, Action played) {
        return of(Analyst.of(knowledge, position.setup()), knowledge, position, seat, played);
    }

    static ActionAnalysis of(Analyst analyst, BoardKnowledge knowledge, Position position, Seat seat, Action played) {
        Analyst.Judgement judged = analyst.judge(position, seat, played);
        Optional<Check> check = Grade.needsCheck(judged.withBest() - judged.afterAction())
                ? Optional.of(Check.of(knowledge, position, seat, judged.best(), played))
                : Optional.empty();
        Reasons why = Reasons.between(position, seat, judged.best(), played);
        return new ActionAnalysis(played, judged.afterCard(), judged.ranked(), judged.afterAction(), check, why);
    }

    /** The best action found: the played one, if no other is better. */
    public Action best() {
        return ranked.getFirst().action();
    }

    /** The total to expect after the best action. */
    public double withBest() {
        return ranked.getFirst().value();
    }

    /** The next best actions, at most three. */
    public List<Analyst.Valued> alternatives() {
        return ranked.subList(1, ranked.size());
    }

    /** What the action lost against the best one: 0 or less. */
    public double skill() {
        return afterAction - withBest();
    }

    /** Skill in a word. */
    public Grade grade() {
        return Grade.of(-skill(), check);
    }
}
