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
    private AnalysisText() {}

    static String of(List<Analysis> analyses, boolean isOver) {
        return analyses.stream().map(analysis -> of(analysis, isOver)).collect(Collectors.joining("\n\n"));
    }

    private static String of(Analysis analysis, boolean isOver) {
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
                            step.before(),
                            step.luck(),
                            step.afterCard(),
                            Math.abs(step.skill()),
                            written(step.played()),
                            step.best().equals(step.played()) ? "" : written(step.best()))
                    .stripTrailing());
        }
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "%.2f expected at the start %s %.2f luck %s %.2f skill = %s",
                analysis.atStart(),
                sign(analysis.luck()),
                Math.abs(analysis.luck()),
                sign(analysis.skill()),
                Math.abs(analysis.skill()),
                isOver
                        ? String.format(Locale.ROOT, "%d, the total", Math.round(analysis.total()))
                        : String.format(Locale.ROOT, "%.2f, the total to expect now", analysis.total())));
        lines.add(worst(analysis));
        return String.join("\n", lines);
    }

    private static String sign(double number) {
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
