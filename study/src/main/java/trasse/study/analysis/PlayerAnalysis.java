package trasse.study.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trasse.rules.Deck;
import trasse.rules.Player;

/**
 * One player's game told as luck and skill.
 *
 * @param isSolo whether nobody else played
 * @param atStart the expected total before the first card
 * @param total the expected total after the last round analysed; after the last round of a game, its total
 */
public record PlayerAnalysis(Player player, boolean isSolo, double atStart, List<RoundAnalysis> rounds, double total) {
    private static final double SMALLEST_MISTAKE = 0.1;

    /** So many points lost in a whole game halve the accuracy. */
    private static final double HALVING_LOSS = 12;

    private static final double HUNDRED = 100;
    private static final double TENTHS = 10;

    public PlayerAnalysis {
        rounds = List.copyOf(rounds);
    }

    public double luck() {
        return rounds.stream().mapToDouble(RoundAnalysis::luck).sum();
    }

    public double skill() {
        return rounds.stream().mapToDouble(RoundAnalysis::skill).sum();
    }

    public double rivals() {
        return rounds.stream().mapToDouble(RoundAnalysis::rivals).sum();
    }

    public double reassessed() {
        return rounds.stream().mapToDouble(RoundAnalysis::reassessed).sum();
    }

    /**
     * How well it was played, from 0 to 100, whatever the cards: 100 if nothing was lost, and half as much for every 12
     * points lost. A game that is not over counts as if it went on like this. Rounded to tenths, so that it is the same
     * wherever it is computed.
     */
    public double accuracy() {
        if (rounds.isEmpty()) {
            return HUNDRED;
        }
        double lossInAGame = loss() * Deck.SIZE / rounds.size();
        return Math.round(HUNDRED * TENTHS * Math.pow(2, -lossInAGame / HALVING_LOSS)) / TENTHS;
    }

    /**
     * What the actions lost. Alone, it is no more than the total with average cards falls short of what was expected: in
     * positions that are new to it the valuation overstates losses, and takes them back when it sees them from nearer. With
     * others, a total also depends on what they leave.
     */
    private double loss() {
        return isSolo ? Math.min(-skill(), Math.max(0, atStart - (total - luck()))) : -skill();
    }

    /** The round whose action cost most, one with a clear loss if there is any, if it cost a tenth of a point. */
    public Optional<RoundAnalysis> worst() {
        return rounds.stream()
                .max(Comparator.comparingInt((RoundAnalysis round) -> isClearlyLost(round) ? 1 : 0)
                        .thenComparingDouble(round -> -round.skill()))
                .filter(round -> round.skill() < -SMALLEST_MISTAKE);
    }

    private static boolean isClearlyLost(RoundAnalysis round) {
        return round.grade().compareTo(Grade.GOOD) > 0;
    }
}
