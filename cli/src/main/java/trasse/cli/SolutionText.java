package trasse.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import trasse.engine.solve.Solution;
import trasse.rules.Deck;
import trasse.rules.notation.RecordWriter;
import trasse.study.hindsight.Hindsight;

/** What solving a game found, for programs and for people. */
final class SolutionText {
    private SolutionText() {}

    static String json(Hindsight hindsight, Solution solution) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeNumberField("total", solution.total());
            json.writeNumberField("bound", solution.bound());
            json.writeBooleanField("proven", solution.isProven());
            json.writeStringField("record", RecordWriter.write(hindsight.with(solution)));
            json.writeEndObject();
        }
        return text.toString();
    }

    static String text(Hindsight hindsight, Solution solution) {
        List<String> lines = new ArrayList<>();
        lines.add("Best total for " + hindsight.player().name() + " from round " + hindsight.from() + " on: "
                + solution.total()
                + (solution.isProven() ? ", proven" : ", not proven; at most " + solution.bound()));
        lines.add("");
        for (int round = hindsight.from(); round <= Deck.SIZE; round++) {
            String card = String.valueOf(hindsight.deck().card(round));
            lines.add("round " + " ".repeat(round < 10 ? 1 : 0) + round + "  " + card + " ".repeat(7 - card.length())
                    + solution.actions().get(round - hindsight.from()));
        }
        return String.join(System.lineSeparator(), lines);
    }
}
