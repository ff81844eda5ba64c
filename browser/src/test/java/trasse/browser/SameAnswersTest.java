package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import trasse.engine.bot.Level;
import trasse.rules.Player;
import trasse.rules.notation.BuiltInBoards;

/** In a browser the compiled functions answer exactly as the same functions do here, letter by letter. */
class SameAnswersTest {
    private static final int GAMES = 240;
    private static final int BATCH = 2000;

    private static ChromiumWorker chromium;

    @BeforeAll
    static void start() throws IOException {
        chromium = new ChromiumWorker();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    private static void assertSame(List<Question> questions) {
        List<String> there = chromium.ask(questions);
        assertEquals(questions.size(), there.size());
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i);
            assertEquals(question.answerHere(), there.get(i), question::toString);
        }
    }

    @Test
    void boardsAreTheSame() {
        assertSame(BuiltInBoards.NAMES.stream().map(Question::board).toList());
    }

    @Test
    void gamesOfOneToFourAreTheSameInEveryRound() {
        List<Question> questions = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            questions.addAll(RandomTable.questions(seed));
            if (questions.size() > BATCH || seed == GAMES - 1) {
                assertSame(questions);
                questions.clear();
            }
        }
    }

    @Test
    void dealsAreTheSameForSeedsOfAllSizes() {
        List<Question> questions = new ArrayList<>();
        for (long seed : List.of(0L, -1L, 1L << 31, 1L << 32, 1L << 53, Long.MAX_VALUE, Long.MIN_VALUE)) {
            questions.add(Question.begin("garden", "pad", "Ada\nTim", seed));
        }
        assertSame(questions);
    }

    @Test
    void problemsAreTheSame() {
        assertSame(WrongQuestions.all());
    }

    @Test
    void botsDoTheSame() {
        List<Question> questions = new ArrayList<>();
        addMoves(questions, 0);
        BuiltInBoards.NAMES.forEach(board -> questions.add(Question.learn(board, board)));
        addMoves(questions, 1000);
        assertSame(questions);
    }

    private static void addMoves(List<Question> questions, long firstSeed) {
        for (int game = 0; game < 16; game++) {
            String record = RandomTable.record(firstSeed + game, game * 14 / 15);
            for (Player player : RandomTable.read(record).setup().players()) {
                for (Level level : Level.values()) {
                    questions.add(Question.bot(record, "", player.start(), level.toString(), game, 800));
                }
            }
        }
    }
}
