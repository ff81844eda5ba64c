package trasse.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import trasse.rules.Action;
import trasse.rules.Pass;

/** An analysis as one JSON object. Nothing is rounded, so that what should add up does. */
final class AnalysisJson {
    private AnalysisJson() {}

    static String of(List<Analysis> analyses) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeBooleanField("finished", analyses.getFirst().isOver());
            json.writeArrayFieldStart("players");
            for (Analysis analysis : analyses) {
                write(json, analysis);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Analysis analysis) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", analysis.player().name());
        json.writeNumberField("start", analysis.player().start());
        json.writeNumberField("expected", analysis.atStart());
        json.writeNumberField("luck", analysis.luck());
        json.writeNumberField("skill", analysis.skill());
        json.writeNumberField("total", analysis.total());
        json.writeArrayFieldStart("rounds");
        for (Analysis.Step step : analysis.steps()) {
            json.writeStartObject();
            json.writeNumberField("round", step.round());
            json.writeStringField("card", step.card().toString());
            json.writeNumberField("before", step.before());
            json.writeNumberField("after", step.afterCard());
            json.writeNumberField("luck", step.luck());
            json.writeStringField("played", written(step.played()));
            json.writeStringField("best", written(step.best()));
            json.writeNumberField("skill", step.skill());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** As in a record. */
    private static String written(Action action) {
        return action instanceof Pass ? "-" : AnalysisText.written(action);
    }
}
