package trasse.browser;

import java.util.ArrayList;
import java.util.List;
import trasse.json.JsonWriter;

/** Calls with their answers. The page's own tests replay them, so that they hear only what the rules say. */
final class RecordedCalls {
    private final List<String> calls = new ArrayList<>();

    String ask(Call call) {
        String answer = call.answerHere();
        JsonWriter json = new JsonWriter().object().key("call");
        call.write(json);
        calls.add(json.key("answer").value(answer).endObject().toString());
        return answer;
    }

    /** All calls, in their order, as a constant that the page's tests can import. */
    String typescript(String name) {
        return "export const " + name + ": {call: (string | number)[]; answer: string}[] = [\n  "
                + String.join(",\n  ", calls) + ",\n];\n";
    }
}
