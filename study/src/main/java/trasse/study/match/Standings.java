package trasse.study.match;

import java.util.List;

/**
 * How the contestants of a match did.
 *
 * @param games that were played
 */
public record Standings(int games, List<Standing> contestants) {
    public Standings {
        contestants = List.copyOf(contestants);
    }

    /**
     * How one contestant did.
     *
     * @param mean of the totals
     * @param standardError of the mean; games of the same deal count as one observation
     * @param wins the share of games won; a shared win counts in part
     * @param superResults the share of games with a total over 40
     * @param byStart the mean of the totals from starts 1, 2, 3 and 4; not a number where it never played
     */
    public record Standing(
            String name,
            double mean,
            double standardError,
            double wins,
            double superResults,
            double millisPerMove,
            List<Double> byStart) {
        public Standing {
            byStart = List.copyOf(byStart);
        }
    }
}
