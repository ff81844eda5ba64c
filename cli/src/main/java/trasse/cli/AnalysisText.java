package trasse.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import trasse.rules.Action;
import trasse.rules.Extension;
import trasse.rules.Field;
import trasse.rules.Pass;

/** An analysis for people. */
final class AnalysisText {
    private static final double HUNDRED = 100;

    private AnalysisText() {}

    static String of(List<Analysis> analyses) {
        return analyses.stream().map(AnalysisText::of).collect(Collectors.joining("\n\n"));
    }

    private static String of(Analysis analysis) {
        List<String> lines = new ArrayList<>();
        lines.add(analysis.player().name() + ", from start " + analysis.player().start());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "%5s  %-6s %7s %6s %7s %6s  %-22s %s",
                "round",
                "card",
                "before",
                "luck",
                "after",
                "cost",
                "played",
                "better"));
        for (Analysis.Step step : analysis.steps()) {
            lines.add(String.format(
                            Locale.ROOT,
                            "%5d  %-6s %7.2f %+6.2f %7.2f %6.2f  %-22s %s",
                            step.round(),
                            step.card(),
                            hundredths(step.before()) / HUNDRED,
                            luck(step) / HUNDRED,
                            hundredths(step.afterCard()) / HUNDRED,
                            Math.abs(skill(step)) / HUNDRED,
                            written(step.played()),
                            step.best().equals(step.played()) ? "" : written(step.best()))
                    .stripTrailing());
        }
        lines.add("");
        lines.add(sum(analysis));
        lines.add(worst(analysis));
        return String.join("\n", lines);
    }

    static String sum(Analysis analysis) {
        long luck = analysis.steps().stream().mapToLong(AnalysisText::luck).sum();
        long skill = analysis.steps().stream().mapToLong(AnalysisText::skill).sum();
        return String.format(
                Locale.ROOT,
                "%.2f expected at the start %s %.2f luck %s %.2f skill = %s",
                hundredths(analysis.atStart()) / HUNDRED,
                sign(luck),
                Math.abs(luck) / HUNDRED,
                sign(skill),
                Math.abs(skill) / HUNDRED,
                analysis.isOver()
                        ? String.format(Locale.ROOT, "%d, the total", Math.round(analysis.total()))
                        : String.format(
                                Locale.ROOT, "%.2f, the total to expect now", hundredths(analysis.total()) / HUNDRED));
    }

    /** In hundredths, and so that what is written adds up: the totals to expect are rounded, not their differences. */
    private static long luck(Analysis.Step step) {
        return hundredths(step.afterCard()) - hundredths(step.before());
    }

    private static long skill(Analysis.Step step) {
        return hundredths(step.afterAction()) - hundredths(step.afterCard());
    }

    private static long hundredths(double number) {
        return Math.round(HUNDRED * number);
    }

    private static String sign(long number) {
        return number < 0 ? "-" : "+";
    }

    private static String worst(Analysis analysis) {
        return analysis.worst()
                .map(step -> String.format(
                        Locale.ROOT,
                        "The worst mistake was in round %d: %s instead of %s cost %.1f points.",
                        step.round(),
                        written(step.played()),
                        written(step.best()),
                        -step.skill()))
                .orElse("There was no mistake worth a tenth of a point.");
    }

    /** As in a record, but a pass is called so. */
    static String written(Action action) {
        return switch (action) {
            case Pass() -> "a pass";
            case Extension extension ->
                extension.end() + ": "
                        + extension.fields().stream().map(Field::toString).collect(Collectors.joining(" "));
        };
    }
}
