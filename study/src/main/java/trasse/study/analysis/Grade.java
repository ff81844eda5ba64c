package trasse.study.analysis;

import java.util.Locale;
import java.util.Optional;

/**
 * How good an action was, by the points it lost against the best one. Both the look-ahead and its {@link Check} have to see
 * the loss, and the check clearly.
 */
public enum Grade {
    /** The best action, or as good. */
    BEST,
    /** Little lost, or nothing that the engine can be sure of. */
    GOOD,
    INACCURACY,
    MISTAKE;

    /** A loss in points. */
    static final double INACCURATE = 1;

    /** A loss in points: half of what lies between two levels of bots in a whole game. */
    static final double MISTAKEN = 3;

    /** Whether a loss has to be checked before it is graded. */
    static boolean needsCheck(double loss) {
        return loss >= INACCURATE;
    }

    /**
     * The grade of an action.
     *
     * @param loss in points, 0 or more
     * @param check of a loss that needs it
     */
    static Grade of(double loss, Optional<Check> check) {
        if (loss == 0) {
            return BEST;
        }
        double sure = check.filter(Check::isClear)
                .map(checked -> Math.min(loss, checked.loss()))
                .orElse(0.0);
        if (sure < INACCURATE) {
            return GOOD;
        }
        return sure < MISTAKEN ? INACCURACY : MISTAKE;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
