package trasse.study.puzzles;

import java.util.List;
import trasse.engine.bot.Comparison;
import trasse.rules.Action;
import trasse.rules.Extension;

/**
 * How much better the best of some actions is than the next, by rollouts with the same orders of cards.
 *
 * @param ranked the places of the actions, from the best one on
 */
record Margin(Comparison comparison, List<Integer> ranked) {
    /** In points. */
    static final double LEAST = 1.5;

    /** In standard errors. */
    static final double CLEARLY = 4;

    static Margin of(Comparison comparison) {
        return new Margin(comparison, comparison.ranking());
    }

    Action best() {
        return action(0);
    }

    /** The action at a place of the ranking. */
    Action action(int rank) {
        return comparison.actions().get(ranked.get(rank));
    }

    /** The mean total after the action at a place of the ranking. */
    double value(int rank) {
        return comparison.mean(ranked.get(rank));
    }

    double points() {
        return comparison.difference(ranked.get(0), ranked.get(1));
    }

    double error() {
        return comparison.error(ranked.get(0), ranked.get(1));
    }

    /** Whether the best one is an extension, and clearly better than the next. */
    boolean isClear() {
        return best() instanceof Extension && points() >= LEAST && points() >= CLEARLY * error();
    }

    /** Whether it is still clear if the margin is a few standard errors smaller than it seems. */
    boolean isSafe() {
        return isClear() && points() - CLEARLY * error() >= LEAST;
    }
}
