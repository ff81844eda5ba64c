package trasse.study.analysis;

import java.util.List;

/** Is told what is known of a game while it is being analysed. */
@FunctionalInterface
public interface RoundListener {
    /** For callers that only want the result. */
    RoundListener IGNORED = (share, players) -> {};

    /**
     * A round is analysed.
     *
     * @param share how much of the game that is, from 0 to 1
     * @param players the round of each player, in the order of the record
     */
    void analysed(double share, List<RoundAnalysis> players);
}
