package trasse.engine.value;

/**
 * How a training learns: the learning rate over its games, and how much an estimate trusts what came of a game.
 *
 * @param firstRate held for a share of the games; then the rate falls geometrically
 * @param lastRate at the last game
 * @param held the share of the games, from 0 to 1, that keep the first rate
 * @param lambda how much of a target is the return that followed, from 0 (only the next value) to 1
 */
public record Schedule(float firstRate, float lastRate, double held, float lambda) {
    /** Learns most from a given number of games. */
    public static final Schedule FAST = new Schedule(1, 0.03f, 0.7, 0.5f);

    /** The former schedule. The board search keeps it, so that it finds the boards again that it has found. */
    public static final Schedule ONE_STEP = new Schedule(0.2f, 0.02f, 0, 0);

    /** The learning rate once a share of the games has been played. */
    float rate(double progress) {
        double falling = progress < held ? 0 : (progress - held) / (1 - held);
        return (float) (firstRate * StrictMath.pow(lastRate / firstRate, falling));
    }
}
