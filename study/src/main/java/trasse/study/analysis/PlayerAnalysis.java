package trasse.study.analysis;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import trasse.rules.Player;

/**
 * One player's game told as luck and skill.
 *
 * @param atStart the expected total before the first card
 * @param total the expected total after the last round analysed; after the last round of a game, its total
 */
public record PlayerAnalysis(Player player, double atStart, List<RoundAnalysis> rounds, double total) {
    private static final double SMALLEST_MISTAKE = 0.1;

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

    /** The round whose action cost most, if one cost a tenth of a point. */
    public Optional<RoundAnalysis> worst() {
        return rounds.stream()
                .min(Comparator.comparingDouble(RoundAnalysis::skill))
                .filter(round -> round.skill() < -SMALLEST_MISTAKE);
    }
}
