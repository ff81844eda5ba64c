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

    /** How exactly powers are computed. */
    private static final int BITS = 32;

    private LearningRate() {}

    /** The rate once some of all games have been played. */
    static float after(long played, long games) {
        double held = Math.min(HELD * games, MOST_HELD);
        double falling = Math.max(0, (played - held) / (games - held));
        return (float) (FIRST * power(LAST / FIRST, falling));
    }

    /** A number to a power from 0 to 1, by square roots, which are the same on every platform to the last bit. */
    private static double power(double base, double exponent) {
        double power = 1;
        double root = base;
        double rest = exponent;
        for (int bit = 0; bit < BITS; bit++) {
            if (rest >= 1) {
                power *= root;
                rest -= 1;
            }
            root = Math.sqrt(root);
            rest *= 2;
        }
        return power;
    }
}
