package trasse.rules;

import java.util.List;
import java.util.OptionalInt;

/**
 * The strip beside a player's board: a box for each number, and the dots that mark numbers worth half.
 *
 * @param full bit {@code n} is set if number {@code n} was reached for full points
 * @param half bit {@code n} is set if number {@code n} was reached for half points
 * @param dots bit {@code n} is set if number {@code n} was announced by someone else before it was reached here
 */
public record ScoreStrip(int full, int half, int dots) {
    public static final ScoreStrip EMPTY = new ScoreStrip(0, 0, 0);

    /** Half of a number's points, rounded up. */
    public static int half(int number) {
        return (number + 1) / 2;
    }

    /**
     * The strip of a line that goes on through some fields: every number on the way is scored, one after the other.
     *
     * @param players how many play
     */
    public ScoreStrip through(List<Field> fields, Board board, int players) {
        ScoreStrip strip = this;
        for (Field field : fields) {
            int number = board.number(field).orElse(0);
            if (number != 0) {
                strip = strip.reaching(number, players);
            }
        }
        return strip;
    }

    /** The strip with the points that a number is worth now. */
    ScoreStrip reaching(int number, int players) {
        return isWorthHalf(number, players) ? withHalf(number) : withFull(number);
    }

    /** Solo: if a higher number was reached before. Else: if someone else reached it in an earlier round. */
    boolean isWorthHalf(int number, int players) {
        return players == 1 ? hasReachedAbove(number) : hasDot(number);
    }

    ScoreStrip withFull(int number) {
        return new ScoreStrip(full | (1 << number), half, dots);
    }

    ScoreStrip withHalf(int number) {
        return new ScoreStrip(full, half | (1 << number), dots);
    }

    /** Puts a dot beside each number that has been announced, unless it has been reached here. */
    ScoreStrip withDots(List<Integer> announced) {
        int more = dots;
        for (int number : announced) {
            more |= hasReached(number) ? 0 : 1 << number;
        }
        return more == dots ? this : new ScoreStrip(full, half, more);
    }

    /** How many numbers have been reached. */
    public int reached() {
        return Integer.bitCount(full | half);
    }

    public boolean hasReached(int number) {
        return ((full | half) & (1 << number)) != 0;
    }

    public boolean hasReachedAbove(int number) {
        return (full | half) >>> (number + 1) != 0;
    }

    public boolean hasDot(int number) {
        return (dots & (1 << number)) != 0;
    }

    /** What is in the box of a number; empty until it is reached. */
    public OptionalInt points(int number) {
        if (!hasReached(number)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of((full & (1 << number)) != 0 ? number : half(number));
    }

    /** The part of the sum that numbers reached in full make up. */
    public int fullPoints() {
        return new ScoreStrip(full, 0, 0).plus();
    }

    /** The plus box: the sum of the strip. */
    public int plus() {
        int plus = 0;
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            plus += points(number).orElse(0);
        }
        return plus;
    }

    /** The sum of the strip, less one point for every field that is not on the line. */
    public int total(int missed) {
        return plus() - missed;
    }
}
