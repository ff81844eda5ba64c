package trasse.engine.solve;

import java.util.List;
import trasse.rules.Board;
import trasse.rules.ScoreStrip;

/** How numbers score in the rounds to come. */
public sealed interface NumberScoring {
    /** The points for a number that is reached with a card to come, counted from 0, after this highest one. */
    int points(int number, int card, int highest);

    /**
     * In a solo game: in full only if no higher number was reached before.
     *
     * @param highest the highest number reached so far; 0 if there is none
     */
    record Solo(int highest) implements NumberScoring {
        @Override
        public int points(int number, int card, int highestBefore) {
            return number > highestBefore ? number : ScoreStrip.half(number);
        }
    }

    /**
     * Against others: in full until the end of the round in which a rival reaches it.
     *
     * @param lastInFull for 2, 3, … 10 the last card to come, counted from 0, with which the number pays in full;
     *     negative if that is over already
     */
    record Multiplayer(List<Integer> lastInFull) implements NumberScoring {
        public Multiplayer {
            lastInFull = List.copyOf(lastInFull);
            if (lastInFull.size() != Board.HIGHEST_NUMBER - Board.LOWEST_NUMBER + 1) {
                throw new IllegalArgumentException("there are the numbers 2 to 10");
            }
        }

        @Override
        public int points(int number, int card, int highest) {
            return card <= lastInFull.get(number - Board.LOWEST_NUMBER) ? number : ScoreStrip.half(number);
        }
    }
}
