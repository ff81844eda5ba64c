package trasse.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import trasse.study.analysis.GameAnalysis;
import trasse.study.analysis.PlayerAnalysis;
import trasse.study.analysis.RoundAnalysis;

/** An analysis as one JSON object. Nothing is rounded, so that what should add up does. */
final class AnalysisJson {
    private AnalysisJson() {}

    static String of(GameAnalysis game) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeBooleanField("finished", game.isFinished());
            json.writeArrayFieldStart("players");
            for (PlayerAnalysis analysis : game.players()) {
                write(json, analysis);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, PlayerAnalysis analysis) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", analysis.player().name());
        json.writeNumberField("start", analysis.player().start());
        json.writeNumberField("expected", analysis.atStart());
        json.writeNumberField("luck", analysis.luck());
        json.writeNumberField("skill", analysis.skill());
        json.writeNumberField("total", analysis.total());
        json.writeArrayFieldStart("rounds");
        for (RoundAnalysis round : analysis.rounds()) {
            json.writeStartObject();
            json.writeNumberField("round", round.round());
            json.writeStringField("card", round.card().toString());
            json.writeNumberField("before", round.before());
            json.writeNumberField("after", round.afterCard());
            json.writeNumberField("luck", round.luck());
            json.writeStringField("played", round.played().toString());
            json.writeStringField("best", round.best().toString());
            json.writeNumberField("skill", round.skill());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
