package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final int GAMES = 120;
    private static final int BATCH = 2000;

    /** A game for each edition and number of players. */
    private static final Path GOLDEN = Path.of("../rules/src/test/resources/trasse/rules/notation/golden");

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
    void pagesToPrintAreTheSame() {
        List<Call> calls = new ArrayList<>();
        for (String paper : List.of("a4", "letter")) {
            for (String language : List.of("en", "de", "fr", "it")) {
                calls.add(Call.pages(
                        "garden",
                        paper,
                        language,
                        "sheets,cards,fold,rules",
                        language.equals("it") ? "4" : "2",
                        language.equals("fr")));
            }
        }
        assertSame(calls);
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
        assertSame(calls);
    }

    @Test
    void analysesOfTheGoldenGamesAreTheSame() throws IOException {
        List<Call> calls = new ArrayList<>();
        BuiltInBoards.NAMES.forEach(board -> calls.add(Call.learn(board, board)));
        try (DirectoryStream<Path> games = Files.newDirectoryStream(GOLDEN, "*.trasse")) {
            for (Path game : games) {
                calls.add(Call.analyse(Files.readString(game)));
            }
        }
        assertTrue(calls.size() >= 8, "there should be golden games");
        assertSame(calls);
    }

    @Test
    void attemptsAreTheSame() {
        List<Call> calls = new ArrayList<>(List.of(Call.learn("classic", "classic")));
        for (int game = 0; game < 12; game++) {
            String record = RandomGame.record(5000 + game, game);
            for (Player player : RandomGame.read(record).setup().players()) {
                calls.add(Call.attempt(record, "", player.start(), "-"));
            }
        }
        assertSame(calls);
    }

    @Test
    void hindsightIsTheSame() {
        List<Call> calls = new ArrayList<>();
        for (int game = 0; game < 6; game++) {
            String record = RandomGame.record(4000 + game, 15);
            for (Player player : RandomGame.read(record).setup().players()) {
                calls.add(Call.hindsight(record, player.start(), 1 + 3 * (game % 5), 300_000));
            }
        }
        assertSame(calls);
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
