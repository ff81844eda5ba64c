package trasse.engine.value;

/**
 * The learning rate over the games of a training: held at first, then falling geometrically.
 *
 * @param first held for a share of the games
 * @param last at the last game
 * @param held the share of the games, from 0 to 1, that keep the first rate
 */
public record Schedule(float first, float last, double held) {
    /**
     * For a board that nobody has learned. A rate of 1 for most of the games makes the estimates jump about, but they learn
     * more from the same games once it falls.
     */
    public static final Schedule FROM_SCRATCH = new Schedule(1, 0.03f, 0.7);

    /** The learning rate once a share of the games has been played. */
    float rate(double progress) {
        double falling = progress < held ? 0 : (progress - held) / (1 - held);
        return (float) (first * StrictMath.pow(last / first, falling));
    }
}
