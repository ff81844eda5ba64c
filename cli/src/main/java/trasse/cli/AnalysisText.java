package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import trasse.rules.Action;
import trasse.rules.Pass;
import trasse.study.analysis.Fortune;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.Grade;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundAnalysis;

/** An analysis for people. */
final class AnalysisText {
    private static final double HUNDRED = 100;

    private AnalysisText() {}

    static String of(GameAnalysis game) {
        return game.players().stream()
                .map(player -> of(player, game.isFinished()))
                .collect(Collectors.joining("\n\n"));
    }

    private static String of(PlayerAnalysis analysis, boolean isFinished) {
        List<String> lines = new ArrayList<>();
        lines.add(analysis.player().name() + ", from start " + analysis.player().start());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "%5s  %-6s %7s %6s %-2s %6s %6s %6s  %-22s %-2s %s",
                "round",
                "card",
                "before",
                "luck",
                "",
                "skill",
                "rivals",
                "closer",
                "played",
                "",
                "better"));
        for (RoundAnalysis round : analysis.rounds()) {
            lines.add(String.format(
                            Locale.ROOT,
                            "%5d  %-6s %7.2f %+6.2f %-2s %+6.2f %+6.2f %+6.2f  %-22s %-2s %s",
                            round.round(),
                            round.card(),
                            hundredths(round.before()) / HUNDRED,
                            luck(round) / HUNDRED,
                            sign(round.fortune()),
                            skill(round) / HUNDRED,
                            rivals(round) / HUNDRED,
                            reassessed(round) / HUNDRED,
                            written(round.played()),
                            sign(round.grade()),
                            round.best().equals(round.played()) ? "" : written(round.best()))
                    .stripTrailing());
        }
        lines.add("");
        lines.add(sum(analysis, isFinished));
        lines.add(withAverageCards(analysis));
        lines.add(String.format(
                Locale.ROOT,
                "Played with an accuracy of %.1f out of 100: %s, %s.",
                analysis.accuracy(),
                counted(analysis, Grade.MISTAKE, "mistake (??)", "mistakes (??)"),
                counted(analysis, Grade.INACCURACY, "inaccuracy (?)", "inaccuracies (?)")));
        lines.add(worst(analysis));
        return String.join("\n", lines);
    }

    private static String sign(Fortune fortune) {
        return switch (fortune) {
            case VERY_LUCKY -> "++";
            case LUCKY -> "+";
            case NEUTRAL -> "";
            case UNLUCKY -> "-";
            case VERY_UNLUCKY -> "--";
        };
    }

    /** As in annotated games of chess. */
    private static String sign(Grade grade) {
        return switch (grade) {
            case BEST, GOOD -> "";
            case INACCURACY -> "?";
            case MISTAKE -> "??";
        };
    }

    private static String counted(PlayerAnalysis analysis, Grade grade, String one, String many) {
        long count = analysis.rounds().stream()
                .filter(round -> round.grade() == grade)
                .count();
        return count + " " + (count == 1 ? one : many);
    }

    static String sum(PlayerAnalysis analysis, boolean isFinished) {
        return String.format(
                Locale.ROOT,
                "%.2f expected at the start %s luck %s skill %s rivals %s on a closer look = %s",
                hundredths(analysis.atStart()) / HUNDRED,
                signed(analysis, AnalysisText::luck),
                signed(analysis, AnalysisText::skill),
                signed(analysis, AnalysisText::rivals),
                signed(analysis, AnalysisText::reassessed),
                isFinished
                        ? String.format(Locale.ROOT, "%d, the total", Math.round(analysis.total()))
                        : String.format(
                                Locale.ROOT, "%.2f, the total to expect now", hundredths(analysis.total()) / HUNDRED));
    }

    private static String signed(PlayerAnalysis analysis, ToLongFunction<RoundAnalysis> part) {
        long sum = analysis.rounds().stream().mapToLong(part).sum();
        return String.format(Locale.ROOT, "%s %.2f", sum < 0 ? "-" : "+", Math.abs(sum) / HUNDRED);
    }

    private static String withAverageCards(PlayerAnalysis analysis) {
        return String.format(Locale.ROOT, "With average cards: %.1f.", analysis.total() - analysis.luck());
    }

    /** In hundredths. Totals are rounded, not their differences, so that the printed figures add up. */
    private static long luck(RoundAnalysis round) {
        return hundredths(round.afterCard()) - hundredths(round.before());
    }

    private static long reassessed(RoundAnalysis round) {
        return hundredths(round.withBest()) - hundredths(round.afterCard());
    }

    private static long skill(RoundAnalysis round) {
        return hundredths(round.afterAction()) - hundredths(round.withBest());
    }

    private static long rivals(RoundAnalysis round) {
        return hundredths(round.afterRound()) - hundredths(round.afterAction());
    }

    private static long hundredths(double number) {
        return Math.round(HUNDRED * number);
    }

    private static String worst(PlayerAnalysis analysis) {
        return analysis.worst()
                .map(round -> String.format(
                        Locale.ROOT,
                        "%s in round %d: %s instead of %s cost %.1f points%s.",
                        round.grade() == Grade.GOOD ? "The largest loss was" : "The worst mistake was",
                        round.round(),
                        written(round.played()),
                        written(round.best()),
                        -round.skill(),
                        round.grade() == Grade.GOOD ? ", but that is not sure" : ""))
                .orElse("There was no mistake worth a tenth of a point.");
    }

    /** As in a record, but with a word for a pass. */
    static String written(Action action) {
        return action instanceof Pass ? "a pass" : action.toString();
    }
}
