package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.notation.BuiltInBoards;

/** Real answers as TypeScript, so that the page's types are checked against them when it is built. */
class SamplesTest {
    private static final Path FILE = Path.of("target/samples.ts");

    @Test
    void realAnswersAreWrittenDownForThePagesTypes() throws IOException {
        List<String> boards = BuiltInBoards.NAMES.stream().map(Exports::board).toList();
        List<String> positions = new ArrayList<>();
        for (long seed = 0; seed < 8; seed++) {
            for (Question question : RandomTable.questions(seed)) {
                if (question.function().equals("position")) {
                    positions.add(question.answerHere());
                }
            }
        }
        List<String> problems = WrongQuestions.all().stream()
                .map(Question::answerHere)
                .distinct()
                .toList();
        String text = "import type {Board, Position, Problem} from '../../web/src/engine/answers';\n\n"
                + constant("boards", "Board", boards)
                + constant("positions", "Position", positions)
                + constant("problems", "Problem", problems);
        Files.writeString(FILE, text);
        assertTrue(positions.stream().noneMatch(position -> position.startsWith("{\"problem\"")));
        assertTrue(problems.stream().allMatch(problem -> problem.startsWith("{\"problem\"")));
    }

    private static String constant(String name, String type, List<String> answers) {
        return "export const " + name + ": " + type + "[] = [\n  " + String.join(",\n  ", answers) + ",\n];\n";
    }
}
