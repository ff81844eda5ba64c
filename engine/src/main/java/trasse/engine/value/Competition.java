package trasse.engine.value;

import java.util.Arrays;
import java.util.Collection;
import trasse.engine.Neighbours;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.Line;
import trasse.rules.ScoreStrip;

/**
 * What the numbers pay one player, and how near the rivals are to those that still pay in full. In a solo game a number
 * pays half once a higher one is reached; against others, once a rival has reached it.
 */
public final class Competition {
    /** The state of a number that pays half. Any other state is the distance of the nearest rival. */
    static final int HALF = 0;

    private static final int FAR = 7;

    /** No rival can reach it. */
    static final int SAFE = 8;

    /** How many states a number has. */
    static final int NUMBER_STATES = 9;

    private static final byte[] ALL_SAFE = new byte[Board.HIGHEST_NUMBER + 1];

    static {
        Arrays.fill(ALL_SAFE, (byte) SAFE);
    }

    /** A solo game. */
    public static final Competition NONE = new Competition(true, 0, ALL_SAFE);

    private final boolean alone;
    private final int dots;
    private final byte[] steps;

    private Competition(boolean alone, int dots, byte[] steps) {
        this.alone = alone;
        this.dots = dots;
        this.steps = steps;
    }

    /**
     * Against rivals with these lines.
     *
     * @param dots bit {@code n} is set if number {@code n} pays half
     */
    public static Competition against(Collection<Line> lines, int dots, Board board) {
        Rivals rivals = new Rivals(board);
        for (Line line : lines) {
            rivals.add(line.fields().bits(), line.first().ordinal(), line.last().ordinal());
        }
        return rivals.competition(dots);
    }

    /** The same as if no rival could reach a number: they keep paying what they pay now. */
    Competition ignoringRivals() {
        return new Competition(alone, dots, ALL_SAFE);
    }

    /** The same after rivals have reached some numbers, bit {@code n} for number {@code n}. */
    public Competition afterRivalsReached(int numbers) {
        return new Competition(alone, dots | numbers, steps);
    }

    /** The numbers that pay half, bit {@code n} for number {@code n}, if these are reached already. */
    int halves(int reached) {
        // Alone, all below the highest reached; 0 has no bit, so nothing is below it.
        return alone ? Integer.highestOneBit(reached | 1) - 1 : dots;
    }

    /** The state of a number, given those that pay half. */
    int numberState(int number, int halves) {
        return (halves >>> number & 1) != 0 ? HALF : steps[number];
    }

    /** The points for the numbers along a path, packed as in the table of paths. */
    public int points(int numbers, int reached) {
        int points = 0;
        int reachedSoFar = reached;
        for (int rest = numbers; rest != 0; rest >>>= 4) {
            int number = rest & 15;
            points += (halves(reachedSoFar) >>> number & 1) != 0 ? ScoreStrip.half(number) : number;
            reachedSoFar |= 1 << number;
        }
        return points;
    }

    /** Measures how near the rivals are to the numbers. */
    static final class Rivals {
        private final Board board;
        private final byte[] steps = ALL_SAFE.clone();

        Rivals(Board board) {
            this.board = board;
        }

        void add(long visited, int oneEnd, int otherEnd) {
            long free = ~visited & (1L << Field.COUNT) - 1;
            long front = 1L << oneEnd | 1L << otherEnd;
            long seen = front;
            for (int away = 1; front != 0; away++) {
                front = Neighbours.of(front) & free & ~seen;
                seen |= front;
                for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
                    if ((front >>> board.fieldOf(number).ordinal() & 1) != 0) {
                        steps[number] = (byte) Math.min(steps[number], Math.min(away, FAR));
                    }
                }
            }
        }

        Competition competition(int dots) {
            return new Competition(false, dots, steps);
        }
    }
}
