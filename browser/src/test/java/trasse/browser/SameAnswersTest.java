package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The compiled functions answer exactly as the same functions do here. */
class SameAnswersTest {
    private static Chromium chromium;

    @BeforeAll
    static void start() throws IOException {
        chromium = new Chromium();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    private static void assertSame(List<Question> questions) {
        List<String> there = chromium.ask(questions).texts();
        for (int i = 0; i < questions.size(); i++) {
            assertEquals(
                    questions.get(i).answerHere(),
                    there.get(i),
                    questions.get(i).toString());
        }
    }

    @Test
    void boardsAreTheSame() {
        String record = Exports.begin("classic", "boards", "Ada\nTim", 5);
        assertSame(List.of(
                Question.board("classic"),
                Question.board("garden"),
                Question.board("moon"),
                Question.extensions("classic", "e6", "ybgs"),
                Question.begin("classic", "boards", "Ada\nTim", 5),
                Question.position(record, ""),
                Question.bot(record, "", 1, "careful", 1, 100),
                Question.learn("classic", "none"),
                Question.learn("classic", "half-classic"),
                Question.learn("classic", "classic"),
                Question.bot(record, "", 1, "master", 1, 100)));
    }
}
