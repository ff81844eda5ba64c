package trasse.study.hindsight;

import trasse.engine.solve.Solution;
import trasse.json.JsonWriter;
import trasse.rules.notation.RecordWriter;

/** A solution as one JSON object, with the record of the whole game as it could have been. */
public final class SolutionJson {
    private SolutionJson() {}

    public static String of(Hindsight hindsight, Solution solution) {
        return new JsonWriter()
                .object()
                .key("total")
                .value(solution.total())
                .key("bound")
                .value(solution.bound())
                .key("proven")
                .value(solution.isProven())
                .key("record")
                .value(RecordWriter.write(hindsight.with(solution)))
                .endObject()
                .toString();
    }
}
