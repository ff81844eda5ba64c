package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import trasse.engine.bot.Level;
import trasse.rules.Field;
import trasse.rules.notation.BuiltInBoards;

/** What the page gets for what it asks. */
class ExportsTest {
    private static final String BEGUN = WrongQuestions.RECORD;

    /** Ada has reached the 4 and Tim the 2. */
    private static final String ROUND_1 = BEGUN + """

            round 1 bgsr
            1 e4: d3
            2 d4: c4
            """;

    private static JsonObject json(String answer) {
        return JsonParser.parseString(answer).getAsJsonObject();
    }

    private static JsonObject seat(String record, int place) {
        return json(Exports.position(record, ""))
                .getAsJsonArray("seats")
                .get(place)
                .getAsJsonObject();
    }

    @TestFactory
    Stream<DynamicTest> aBoardHasAll61FieldsInTheOrderOfTheNotation() {
        return BuiltInBoards.NAMES.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    List<String> fields = new ArrayList<>();
                    for (var field : json(Exports.board(name)).getAsJsonArray("fields")) {
                        fields.add(field.getAsJsonObject().get("name").getAsString());
                    }
                    assertEquals(Stream.of(Field.values()).map(Field::toString).toList(), fields);
                }));
    }

    @Test
    void aFieldHasAColourAndANumberOrAStartIfItIsOne() {
        String board = Exports.board("classic");
        assertTrue(board.startsWith("{\"name\":\"Classic\",\"fields\":[{\"name\":\"a1\",\"colour\":\"s\"},"
                + "{\"name\":\"a2\",\"colour\":\"r\",\"number\":10},"));
        assertTrue(board.contains(",{\"name\":\"e4\",\"colour\":\"y\",\"start\":1},"));
    }

    @Test
    void aGameBeginsWithADealAndItsPlayersInTheirOrder() {
        assertEquals(BEGUN, Exports.begin("classic", "boards", "Ada\nTim", 5));
    }

    @Test
    void namesMayHaveWhateverANameMayHave() {
        List<String> names = List.of("Tim \"the line\"", "a\\b", "🦊 Zoë", "x".repeat(40));
        String record = Exports.begin("garden", "pad", String.join("\n", names), 1);
        List<String> shown = new ArrayList<>();
        for (int place = 0; place < names.size(); place++) {
            shown.add(seat(record, place).get("name").getAsString());
        }
        assertEquals(names, shown);
    }

    @Test
    void aPositionShowsAllThatLiesOpen() {
        String expected = """
                {'board':'classic','edition':'boards','solo':false,'round':2,'card':'gsrv','played':['bgsr'],
                'left':['yygsr','ybgs','ybgrr','ybgv','ybssv','ybsr','ybrv','yggrv','ygsv','ysrv','bbsrv','bgsvv','bgrv'],
                'over':false,
                'seats':[
                {'name':'Ada','start':1,'line':['d3','e4'],'points':{'4':4},'halves':[2],
                'plus':4,'minus':59,'total':-55,'missed':ADA},
                {'name':'Tim','start':2,'line':['c4','d4'],'points':{'2':2},'halves':[4],
                'plus':2,'minus':59,'total':-57,'missed':TIM}],
                'announcements':[{'start':1,'number':4,'points':4},{'start':2,'number':2,'points':2}],
                'winners':[],'superResult':false,'superMark':40}""";
        assertEquals(
                expected.replace("ADA", allBut("d3", "e4"))
                        .replace("TIM", allBut("c4", "d4"))
                        .replace("\n", "")
                        .replace('\'', '"'),
                Exports.position(ROUND_1, ""));
    }

    private static String allBut(String... line) {
        return Stream.of(Field.values())
                .map(Field::toString)
                .filter(field -> !List.of(line).contains(field))
                .collect(Collectors.joining("','", "['", "']"));
    }

    @Test
    void aloneALowerNumberIsWorthHalfOnceAHigherOneIsReached() {
        String record = BEGUN.replace("player 2 Tim\n", "") + "\nround 1 bgsr\n1 e4: d3\n";
        assertEquals("[2,3]", seat(record, 0).getAsJsonArray("halves").toString());
    }

    @Test
    void withoutADeckNoCardIsOpenUntilItIsTold() {
        String record = RandomTable.withoutDeck(ROUND_1);
        JsonObject closed = json(Exports.position(record, ""));
        assertFalse(closed.has("card"));
        assertEquals(1, closed.get("round").getAsInt());
        JsonObject open = json(Exports.position(record, "GSRV"));
        assertEquals("gsrv", open.get("card").getAsString());
        assertEquals(2, open.get("round").getAsInt());
    }

    @Test
    void withoutADeckACardMayComeFromAnyLegalDeck() {
        String record = RandomTable.withoutDeck(BEGUN);
        JsonObject open = json(Exports.position(record, "yybgs"));
        assertEquals("yybgs", open.get("card").getAsString());
        assertEquals(14, open.getAsJsonArray("left").size());
        String played = Exports.play(record, "yybgs", "-\n-");
        assertEquals(record + "\nround 1 yybgs\n1 -\n2 -\n", played);
        assertEquals(
                "yybgs",
                json(Exports.position(played, ""))
                        .getAsJsonArray("played")
                        .get(0)
                        .getAsString());
    }

    @Test
    void theEndNamesTheWinnersByTheirStarts() {
        JsonObject end = json(Exports.position(RandomTable.record(2, 15), ""));
        assertTrue(end.get("over").getAsBoolean());
        assertFalse(end.has("card"));
        JsonArray seats = end.getAsJsonArray("seats");
        int best = Math.max(total(seats, 0), total(seats, 1));
        for (var winner : end.getAsJsonArray("winners")) {
            int place = seats.get(0).getAsJsonObject().get("start").equals(winner) ? 0 : 1;
            assertEquals(best, total(seats, place));
        }
        assertFalse(end.getAsJsonArray("winners").isEmpty());
    }

    private static int total(JsonArray seats, int place) {
        return seats.get(place).getAsJsonObject().get("total").getAsInt();
    }

    @Test
    void extensionsAreListedAsInTheNotation() {
        assertEquals(
                "a1: b2\na1: b2 c3\na1: b2 c3 d4\na1: b2 c3 d4 d5\na1: b2 c3 d4 e4",
                Exports.extensions("classic", "a1", "ybgs"));
    }

    @Test
    void aLineMayBeWrittenFromEitherEnd() {
        assertEquals(
                Exports.extensions("classic", "d3 e4 e5", "gsrv"), Exports.extensions("classic", "e5 e4 d3", "gsrv"));
    }

    @Test
    void whereNothingCanBeDrawnThereIsNoExtension() {
        assertEquals("", Exports.extensions("classic", "a2 b2 b1 a1", "ygsr"));
    }

    @Test
    void aRoundIsWrittenBehindTheRecord() {
        assertEquals(ROUND_1, Exports.play(BEGUN, "", "e4: d3\nd4: c4"));
        assertEquals(ROUND_1, Exports.play(BEGUN, "BGSR", "e4: d3\nd4: c4"));
    }

    @Test
    void anIllegalMoveIsAnsweredWithTheRuleAndTheField() {
        assertEquals(
                "{'problem':'e9 is not next to e4','kind':'NotNext','field':'e9'}".replace('\'', '"'),
                Exports.play(BEGUN, "", "e4: e9\n-"));
    }

    @TestFactory
    Stream<DynamicTest> everyRuleThatCanBeBrokenHasItsKind() {
        String oneCard = RandomTable.withoutDeck(ROUND_1);
        return Stream.of(
                        List.of("NotAnEnd", Exports.play(BEGUN, "", "a1: a2\n-")),
                        List.of("NotNext", Exports.play(BEGUN, "", "e4: e6\n-")),
                        List.of("EnteredTwice", Exports.play(BEGUN, "", "e4: e5 e4\n-")),
                        List.of("ColourNotShown", Exports.play(BEGUN, "", "e4: e3\n-")),
                        List.of("ColourUsedUp", Exports.play(BEGUN, "", "e4: e5 d4 c4 c3\n-")),
                        List.of("CardNotLeft", Exports.position(oneCard, "bgsr")),
                        List.of("NoCardOpen", Exports.play(oneCard, "", "-\n-")),
                        List.of("NobodyAtStart", Exports.bot(BEGUN, "", 3, "greedy", 1, 0, 1)))
                .map(pair -> DynamicTest.dynamicTest(
                        pair.getFirst(),
                        () -> assertEquals(
                                pair.getFirst(),
                                json(pair.getLast()).get("kind").getAsString())));
    }

    @Test
    void aBadRecordIsReportedWithItsLine() {
        String answer = Exports.position(ROUND_1.replace("2 d4: c4", "2 d4: c9"), "");
        assertTrue(answer.startsWith("{\"problem\":\"record:10: 'c9' is not a field;"), answer);
    }

    @TestFactory
    Stream<DynamicTest> whateverIsWrongIsAnsweredWithAProblem() {
        return WrongQuestions.all().stream()
                .map(question -> DynamicTest.dynamicTest(question.toString(), () -> {
                    String answer = question.answerHere();
                    assertFalse(json(answer).get("problem").getAsString().isBlank(), answer);
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyBotPlaysSomethingLegal() {
        return Stream.of(Level.values())
                .map(level -> DynamicTest.dynamicTest(level.toString(), () -> {
                    String ada = Exports.bot(ROUND_1, "", 1, level.toString(), 1, 0, 200);
                    String tim = Exports.bot(ROUND_1, "gsrv", 2, level.toString(), 1, 5, 0);
                    assertTrue(Exports.play(ROUND_1, "", ada + "\n" + tim).startsWith("trasse 1\n"));
                }));
    }

    @Test
    void aBotThinksTheSameWhoeverKeepsTheDeck() {
        String card = json(Exports.position(ROUND_1, "")).get("card").getAsString();
        assertEquals(
                Exports.bot(ROUND_1, "", 1, "master", 1, 0, 500),
                Exports.bot(RandomTable.withoutDeck(ROUND_1), card, 1, "master", 1, 0, 500));
    }

    @Test
    void weightsMakeAMasterPlayDifferently() {
        String record = Exports.begin("garden", "boards", "Ada", 9);
        int start = seat(record, 0).get("start").getAsInt();
        List<String> before = moves(record, start);
        assertEquals("", Exports.learn("garden", Question.weights("garden")));
        assertFalse(before.equals(moves(record, start)));
    }

    /** What a master does in its first rounds. */
    private static List<String> moves(String begun, int start) {
        List<String> moves = new ArrayList<>();
        String record = begun;
        for (int round = 1; round <= 5; round++) {
            moves.add(Exports.bot(record, "", start, "master", 1, 0, 1000));
            record = Exports.play(record, "", moves.getLast());
        }
        return moves;
    }

    @Test
    void weightsServeAnyCards() {
        assertEquals("", Exports.learn("classic", Question.weights("classic")));
        String record = RandomTable.withoutDeck(BEGUN);
        String move = Exports.bot(record, "yybgs", 1, "master", 1, 0, 500);
        assertTrue(Exports.play(record, "yybgs", move + "\n-").startsWith("trasse 1\n"));
    }

    @Test
    void whatALineCanDoIsNotObjectedTo() {
        for (String extension : Exports.extensions("classic", "e4 e5", "bgsr").split("\n", -1)) {
            assertEquals("", Exports.objection("classic", "e4 e5", "bgsr", extension));
        }
        assertEquals("", Exports.objection("classic", "e4 e5", "bgsr", "-"));
    }

    @TestFactory
    Stream<DynamicTest> whatBreaksARuleIsObjectedToByTheRule() {
        return Stream.of(
                        List.of("e5: e6", "NotAnEnd", "e5"),
                        List.of("e4: e6", "NotNext", "e6"),
                        List.of("e4: e5 e4", "EnteredTwice", "e4"),
                        List.of("e4: e3", "ColourNotShown", "e3"),
                        List.of("e4: f4 d4", "NotNext", "d4"),
                        List.of("e4: d4 d3 d2", "ColourUsedUp", "d2"))
                .map(expected -> DynamicTest.dynamicTest(expected.getFirst(), () -> {
                    JsonObject problem = json(Exports.objection("classic", "e4", "ybgs", expected.getFirst()));
                    assertEquals(expected.get(1), problem.get("kind").getAsString());
                    assertEquals(expected.get(2), problem.get("field").getAsString());
                }));
    }
}
