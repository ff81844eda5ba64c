package trasse.engine.value;

/**
 * The learning rate over the games of a training: held at first, then falling geometrically. A rate of 1 makes the
 * estimates jump about, but they learn more from the same games once it falls. After some hundred thousand games it brings
 * nothing more.
 */
final class LearningRate {
    private static final float FIRST = 1;
    private static final float LAST = 0.02f;

    /** So large a share of the games keep the first rate, but not more games than that. */
    private static final double HELD = 0.7;

    private static final long MOST_HELD = 600_000;

    private LearningRate() {}

    /** The rate once some of all games have been played. */
    static float after(long played, long games) {
        double held = Math.min(HELD * games, MOST_HELD);
        double falling = Math.max(0, (played - held) / (games - held));
        return (float) (FIRST * StrictMath.pow(LAST / FIRST, falling));
    }
}
