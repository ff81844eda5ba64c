package trasse.study.reasons;

import java.util.List;
import java.util.Locale;
import trasse.rules.ScoreStrip;

/**
 * Something that one action has and another one has not.
 *
 * @param numbers the numbers it is about; empty if it is not about numbers
 * @param by how much more: points, fields, exits or ends, or how many numbers
 */
public record Reason(Kind kind, List<Integer> numbers, int by) {
    /** What it is about. */
    public enum Kind {
        /** It reaches these numbers now, for so many points; or for so many more, if the other one reaches them too. */
        POINTS,
        /** It draws so many more fields. */
        FIELDS,
        /** These numbers go on paying in full, where the other one makes them pay half. */
        FULL,
        /** These numbers can still be reached, which the other one cuts off. */
        REACH,
        /** So many more ends can still grow. */
        ENDS,
        /** One of the cards to come can reach these numbers at once. */
        NEAR,
        /** So many more free fields lie next to the ends. */
        EXITS;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final double END = 3;
    private static final double EXIT = 0.4;
    private static final double NEARNESS = 0.25;

    public Reason {
        numbers = List.copyOf(numbers);
    }

    /** A rough idea of what it is worth in points, to name the weightiest first. */
    double weight() {
        return switch (kind) {
            case POINTS, FIELDS -> by;
            case FULL ->
                numbers.stream()
                        .mapToInt(number -> number - ScoreStrip.half(number))
                        .sum();
            case REACH -> numbers.stream().mapToInt(ScoreStrip::half).sum();
            case ENDS -> END * by;
            case NEAR -> NEARNESS * numbers.stream().mapToInt(Integer::intValue).sum();
            case EXITS -> EXIT * by;
        };
    }
}
