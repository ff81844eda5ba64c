package trasse.study.match;

import java.util.List;

/**
 * One game of a match.
 *
 * @param deal the number of its deal; several games share one
 * @param contestants in the order of the match
 */
public record GameResult(int deal, List<Share> contestants) {
    public GameResult {
        contestants = List.copyOf(contestants);
    }

    /**
     * What one contestant got.
     *
     * @param win 1 for a win, part of it for a shared win, 0 for a loss
     * @param nanos how long its bot thought in all
     */
    public record Share(int start, int total, double win, long nanos) {}
}
