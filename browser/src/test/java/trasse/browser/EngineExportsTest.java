package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import trasse.engine.bot.Level;

/** What the page gets for what it asks of the bots. */
class EngineExportsTest {
    @TestFactory
    Stream<DynamicTest> everyBotPlaysSomethingLegal() {
        return Stream.of(Level.values())
                .map(level -> DynamicTest.dynamicTest(level.toString(), () -> {
                    String ada = EngineExports.bot(RulesExportsTest.ROUND_1, "", 1, level.toString(), 1, 0, 200);
                    String tim = EngineExports.bot(RulesExportsTest.ROUND_1, "gsrv", 2, level.toString(), 1, 5, 0);
                    assertTrue(RulesExports.play(RulesExportsTest.ROUND_1, "", ada + "\n" + tim)
                            .startsWith("trasse 1\n"));
                }));
    }

    @Test
    void aBotThinksTheSameWhoeverKeepsTheDeck() {
        String card = "gsrv";
        assertEquals(
                EngineExports.bot(RulesExportsTest.ROUND_1, "", 1, "owl", 1, 0, 500),
                EngineExports.bot(RandomGame.withoutDeck(RulesExportsTest.ROUND_1), card, 1, "owl", 1, 0, 500));
    }

    @Test
    void aGameThatIsOverNeedsNoDeckForHindsight() {
        String record = RandomGame.record(7, 15);
        int start = RandomGame.read(record).setup().players().getFirst().start();
        String found = hindsight(record, start);
        assertEquals(
                JsonParser.parseString(found).getAsJsonObject().get("total"),
                JsonParser.parseString(hindsight(RandomGame.withoutDeck(record), start))
                        .getAsJsonObject()
                        .get("total"));
        assertTrue(hindsight(RandomGame.withoutDeck(RandomGame.record(7, 14)), start)
                .contains("no deck"));
    }

    private static String hindsight(String record, int start) {
        return EngineExports.hindsight(record, start, 12, 0, 10_000, (share, better) -> {});
    }

    @Test
    void weightsMakeAnOwlPlayDifferently() {
        String record = RulesExports.begin("garden", "boards", "Ada", 9);
        int start = RandomGame.read(record).setup().players().getFirst().start();
        List<String> before = moves(record, start);
        assertEquals("", EngineExports.learn("garden", Call.weights("garden")));
        assertFalse(before.equals(moves(record, start)));
    }

    /** The first moves of an owl. */
    private static List<String> moves(String begun, int start) {
        List<String> moves = new ArrayList<>();
        String record = begun;
        for (int round = 1; round <= 5; round++) {
            moves.add(EngineExports.bot(record, "", start, "owl", 1, 0, 1000));
            record = RulesExports.play(record, "", moves.getLast());
        }
        return moves;
    }

    @Test
    void weightsServeAnyCards() {
        assertEquals("", EngineExports.learn("classic", Call.weights("classic")));
        String record = RandomGame.withoutDeck(RulesExportsTest.BEGUN);
        String move = EngineExports.bot(record, "yybgs", 1, "owl", 1, 0, 500);
        assertTrue(RulesExports.play(record, "yybgs", move + "\n-").startsWith("trasse 1\n"));
    }

    @Test
    void nobodyCanBePlayedForWhereNobodySits() {
        String answer = EngineExports.bot(RulesExportsTest.BEGUN, "", 3, "magpie", 1, 0, 1);
        assertEquals(
                "NobodyAtStart",
                JsonParser.parseString(answer).getAsJsonObject().get("rule").getAsString());
    }
}
