package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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
    private static final Pattern NUMBER = Pattern.compile("-?\\d+\\.\\d+(E-?\\d+)?");

    private static ChromiumWorker chromium;

    @BeforeAll
    static void start() throws IOException {
        chromium = new ChromiumWorker();
    }

    @AfterAll
    static void stop() {
        chromium.close();
    }

    private static void assertSame(List<Call> calls) {
        List<String> there = chromium.ask(calls);
        assertEquals(calls.size(), there.size());
        for (int i = 0; i < calls.size(); i++) {
            Call call = calls.get(i);
            assertEquals(call.answerHere(), there.get(i), call::toString);
        }
    }

    @Test
    void boardsAreTheSame() {
        assertSame(BuiltInBoards.NAMES.stream().map(Call::board).toList());
    }

    @Test
    void gamesOfOneToFourAreTheSameInEveryRound() {
        List<Call> calls = new ArrayList<>();
        for (long seed = 0; seed < GAMES; seed++) {
            calls.addAll(RandomGame.calls(seed));
            if (calls.size() > BATCH || seed == GAMES - 1) {
                assertSame(calls);
                calls.clear();
            }
        }
    }

    @Test
    void dealsAreTheSameForSeedsOfAllSizes() {
        List<Call> calls = new ArrayList<>();
        for (long seed : List.of(0L, -1L, 1L << 31, 1L << 32, 1L << 53, Long.MAX_VALUE, Long.MIN_VALUE)) {
            Call random = Call.begin("garden", "pad", "Ada\nTim", seed);
            String deck =
                    RandomGame.read(random.answerHere()).deck().orElseThrow().toString();
            calls.add(random);
            calls.add(Call.beginWith("garden", "pad", "Ada\nTim", "4 2", deck));
        }
        assertSame(calls);
    }

    @Test
    void rejectionsAreTheSame() {
        assertSame(RejectedCalls.all());
    }

    @Test
    void botsDoTheSame() {
        List<Call> calls = new ArrayList<>();
        addMoves(calls, 0);
        BuiltInBoards.NAMES.forEach(board -> calls.add(Call.learn(board, board)));
        addMoves(calls, 1000);
        assertSame(calls);
    }

    @Test
    void aNewBoardTeachesTheSame() {
        assertSame(List.of(
                Call.train("classic", "SHORT", "half-any-board"),
                Call.train("classic", "MIDDLING", "any-board"),
                Call.train("classic", "SHORT", "any-board")));
    }

    @Test
    void analysesAreTheSame() {
        List<Call> calls = new ArrayList<>();
        for (int game = 0; game < 6; game++) {
            calls.add(Call.analyse(RandomGame.record(2000 + game, 15)));
        }
        calls.add(Call.learn("classic", "classic"));
        for (int game = 0; game < 6; game++) {
            calls.add(Call.analyse(RandomGame.record(3000 + game, 3 * game)));
        }
        List<String> there = chromium.ask(calls);
        for (int i = 0; i < calls.size(); i++) {
            assertEquals(rounded(calls.get(i).answerHere()), rounded(there.get(i)), calls.get(i)::toString);
        }
    }

    /** The last digits of a number may differ: TeaVM does not always write the shortest text for a double. */
    private static String rounded(String answer) {
        return NUMBER.matcher(answer)
                .replaceAll(number -> new BigDecimal(number.group())
                        .setScale(9, RoundingMode.HALF_EVEN)
                        .add(BigDecimal.ZERO)
                        .stripTrailingZeros()
                        .toPlainString());
    }

    private static void addMoves(List<Call> calls, long firstSeed) {
        for (int game = 0; game < 16; game++) {
            String record = RandomGame.record(firstSeed + game, game * 14 / 15);
            for (Player player : RandomGame.read(record).setup().players()) {
                for (Level level : Level.values()) {
                    calls.add(Call.bot(record, "", player.start(), level.toString(), game, 800));
                }
            }
        }
    }
}
