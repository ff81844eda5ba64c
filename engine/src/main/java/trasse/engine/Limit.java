package trasse.engine;

import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * How long anything that thinks may go on: a bot, the solver, an analysis, learning. It is asked often, with the work
 * done so far, and once it is reached the thinker returns the best it has.
 *
 * <p>The engine has no clock. A caller that limits time hands in its own; a caller that needs the same result every time
 * limits the work.
 */
@FunctionalInterface
public interface Limit {
    /** Goes on until everything is done. */
    Limit NONE = work -> false;

    /**
     * Whether to stop.
     *
     * @param work steps done so far; the thinker says what its steps are
     */
    boolean isReached(long work);

    /** A fixed amount of work. */
    static Limit ofWork(long most) {
        return work -> work >= most;
    }

    /**
     * Time, from now on.
     *
     * @param nanoClock like {@link System#nanoTime}
     */
    static Limit ofMillis(long millis, LongSupplier nanoClock) {
        long begun = nanoClock.getAsLong();
        return work -> (nanoClock.getAsLong() - begun) / 1_000_000 >= millis;
    }

    /** Until somebody asks for a stop. */
    static Limit until(BooleanSupplier isStopped) {
        return work -> isStopped.getAsBoolean();
    }

    /** Whichever of the two is reached first. */
    default Limit or(Limit other) {
        return work -> isReached(work) || other.isReached(work);
    }
}
