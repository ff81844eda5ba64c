package trasse.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import trasse.rules.Field;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

/** What the page gets for what it asks of the rules. */
class RulesExportsTest {
    static final String BEGUN = RejectedCalls.RECORD;

    private static final String CLASSIC = "{'code':'" + BoardCode.of(BuiltInBoards.classic()) + "','name':'classic'}";

    /** Ada has reached the 4 and Tim the 2. */
    static final String ROUND_1 = BEGUN + """

            round 1 bgsr
            1 e4: d3
            2 d4: c4
            """;

    private static JsonObject json(String answer) {
        return JsonParser.parseString(answer).getAsJsonObject();
    }

    private static JsonObject seat(String record, int place) {
        return json(RulesExports.position(record, ""))
                .getAsJsonArray("seats")
                .get(place)
                .getAsJsonObject();
    }

    @TestFactory
    Stream<DynamicTest> aBoardHasAll61FieldsInTheOrderOfTheNotation() {
        return BuiltInBoards.NAMES.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    List<String> fields = new ArrayList<>();
                    for (var field : json(RulesExports.board(name)).getAsJsonArray("fields")) {
                        fields.add(field.getAsJsonObject().get("name").getAsString());
                    }
                    assertEquals(Stream.of(Field.values()).map(Field::toString).toList(), fields);
                }));
    }

    @Test
    void aFieldHasAColourAndANumberOrAStartIfItIsOne() {
        String board = RulesExports.board("classic");
        assertTrue(board.startsWith(CLASSIC.substring(0, CLASSIC.length() - 1).replace('\'', '"')
                + ",\"fields\":[{\"name\":\"a1\",\"colour\":\"s\"},"
                + "{\"name\":\"a2\",\"colour\":\"r\",\"number\":10},"));
        assertTrue(board.contains(",{\"name\":\"e4\",\"colour\":\"y\",\"start\":1},"));
    }

    @Test
    void aGameBeginsWithADealAndItsPlayersInTheirOrder() {
        assertEquals(BEGUN, RulesExports.begin("classic", "boards", "Ada\nTim", 5));
    }

    @Test
    void theSameCardsCanBePlayedOnceMoreByOthers() {
        assertEquals(BEGUN, RulesExports.beginWith("classic", "boards", "Ada\nTim", "1 2", deckOf(BEGUN)));
        assertEquals(
                BEGUN.replace("1 Ada", "4 Zoë").replace("player 2 Tim\n", ""),
                RulesExports.beginWith("classic", "boards", "Zoë", "4", deckOf(BEGUN)));
    }

    @Test
    void aDeckOfOtherCardsCanBePlayedToo() {
        String other = deckOf(BEGUN).replace("yygsr", "ygsr").replace("ybgv", "yybgv");
        String record = RulesExports.beginWith("classic", "boards", "Ada", "1", other);
        assertEquals("bgsr", json(RulesExports.position(record, "")).get("card").getAsString());
    }

    private static String deckOf(String record) {
        return RandomGame.read(record).deck().orElseThrow().toString();
    }

    @Test
    void namesMayHaveWhateverANameMayHave() {
        List<String> names = List.of("Tim \"the line\"", "a\\b", "🦊 Zoë", "x".repeat(40));
        String record = RulesExports.begin("garden", "pad", String.join("\n", names), 1);
        List<String> shown = new ArrayList<>();
        for (int place = 0; place < names.size(); place++) {
            shown.add(seat(record, place).get("name").getAsString());
        }
        assertEquals(names, shown);
    }

    @Test
    void aPositionShowsAllThatLiesOpen() {
        String expected = """
                {'board':CLASSIC,'edition':'boards','solo':false,'round':2,'card':'gsrv','played':['bgsr'],
                'left':['yygsr','ybgs','ybgrr','ybgv','ybssv','ybsr','ybrv','yggrv','ygsv','ysrv','bbsrv','bgsvv','bgrv'],
                'over':false,
                'seats':[
                {'name':'Ada','start':1,'line':['d3','e4'],'points':{'4':4},'halves':[2],'stuck':false,
                'plus':4,'minus':59,'total':-55},
                {'name':'Tim','start':2,'line':['c4','d4'],'points':{'2':2},'halves':[4],'stuck':false,
                'plus':2,'minus':59,'total':-57}],
                'announcements':[{'start':1,'number':4,'points':4},{'start':2,'number':2,'points':2}],
                'winners':[],'superResult':false,'superMark':40}""";
        assertEquals(
                expected.replace("CLASSIC", CLASSIC).replace("\n", "").replace('\'', '"'),
                RulesExports.position(ROUND_1, ""));
    }

    @Test
    void aloneALowerNumberIsWorthHalfOnceAHigherOneIsReached() {
        String record = BEGUN.replace("player 2 Tim\n", "") + "\nround 1 bgsr\n1 e4: d3\n";
        assertEquals("[2,3]", seat(record, 0).getAsJsonArray("halves").toString());
    }

    @Test
    void withoutADeckNoCardIsOpenUntilItIsTold() {
        String record = RandomGame.withoutDeck(ROUND_1);
        JsonObject closed = json(RulesExports.position(record, ""));
        assertFalse(closed.has("card"));
        assertEquals(1, closed.get("round").getAsInt());
        JsonObject open = json(RulesExports.position(record, "GSRV"));
        assertEquals("gsrv", open.get("card").getAsString());
        assertEquals(2, open.get("round").getAsInt());
    }

    @Test
    void withoutADeckACardMayComeFromAnyLegalDeck() {
        String record = RandomGame.withoutDeck(BEGUN);
        JsonObject open = json(RulesExports.position(record, "yybgs"));
        assertEquals("yybgs", open.get("card").getAsString());
        assertEquals(14, open.getAsJsonArray("left").size());
        String played = RulesExports.play(record, "yybgs", "-\n-");
        assertEquals(record + "\nround 1 yybgs\n1 -\n2 -\n", played);
        assertEquals(
                "yybgs",
                json(RulesExports.position(played, ""))
                        .getAsJsonArray("played")
                        .get(0)
                        .getAsString());
    }

    @Test
    void theEndNamesTheWinnersByTheirStarts() {
        JsonObject end = json(RulesExports.position(RandomGame.record(2, 15), ""));
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
                RulesExports.extensions("classic", "a1", "ybgs"));
    }

    @Test
    void aLineMayBeWrittenFromEitherEnd() {
        assertEquals(
                RulesExports.extensions("classic", "d3 e4 e5", "gsrv"),
                RulesExports.extensions("classic", "e5 e4 d3", "gsrv"));
    }

    @Test
    void onlyEndsThatACardCanExtendAreOpen() {
        assertEquals("b1", RulesExports.openEnds("classic", "a1 a2 b3 b2 b1", "ygsv ybgs"));
        assertEquals("", RulesExports.openEnds("classic", "a1 a2 b3 b2 b1", "ygsv"));
    }

    @Test
    void whatAnExtensionBringsIsToldByNumber() {
        assertEquals("{}", RulesExports.gains("classic", 2, "", "", "e5"));
        assertEquals("{\"4\":4}", RulesExports.gains("classic", 2, "2", "3", "d3"));
        assertEquals("{\"4\":2}", RulesExports.gains("classic", 2, "", "4", "d3"));
    }

    @Test
    void aloneTheOrderAlongTheExtensionCounts() {
        assertEquals("{\"3\":2,\"4\":4}", RulesExports.gains("classic", 1, "", "", "d3 e3 f4"));
        assertEquals("{\"3\":3,\"4\":4}", RulesExports.gains("classic", 1, "", "", "f4 e3 d3"));
        assertEquals("{\"3\":2,\"4\":2}", RulesExports.gains("classic", 1, "8", "2 3 4 5 6 7", "f4 e3 d3"));
    }

    @Test
    void whereNothingCanBeDrawnThereIsNoExtension() {
        assertEquals("", RulesExports.extensions("classic", "a2 b2 b1 a1", "ygsr"));
    }

    @Test
    void aRoundIsWrittenBehindTheRecord() {
        assertEquals(ROUND_1, RulesExports.play(BEGUN, "", "e4: d3\nd4: c4"));
        assertEquals(ROUND_1, RulesExports.play(BEGUN, "BGSR", "e4: d3\nd4: c4"));
    }

    @Test
    void anIllegalMoveIsAnsweredWithTheRuleAndTheField() {
        assertEquals(
                "{'error':'e9 is not next to e4','rule':'NotNext','field':'e9'}".replace('\'', '"'),
                RulesExports.play(BEGUN, "", "e4: e9\n-"));
    }

    @TestFactory
    Stream<DynamicTest> everyRuleThatCanBeBrokenHasItsName() {
        String oneCard = RandomGame.withoutDeck(ROUND_1);
        return Stream.of(
                        List.of("NotAnEnd", RulesExports.play(BEGUN, "", "a1: a2\n-")),
                        List.of("NotNext", RulesExports.play(BEGUN, "", "e4: e6\n-")),
                        List.of("EnteredTwice", RulesExports.play(BEGUN, "", "e4: e5 e4\n-")),
                        List.of("ColourNotShown", RulesExports.play(BEGUN, "", "e4: e3\n-")),
                        List.of("ColourUsedUp", RulesExports.play(BEGUN, "", "e4: e5 d4 c4 c3\n-")),
                        List.of("CardNotLeft", RulesExports.position(oneCard, "bgsr")),
                        List.of("NoCardOpen", RulesExports.play(oneCard, "", "-\n-")))
                .map(pair -> DynamicTest.dynamicTest(
                        pair.getFirst(),
                        () -> assertEquals(
                                pair.getFirst(),
                                json(pair.getLast()).get("rule").getAsString())));
    }

    @Test
    void aBadRecordIsReportedWithItsLine() {
        String answer = RulesExports.position(ROUND_1.replace("2 d4: c4", "2 d4: c9"), "");
        assertTrue(answer.startsWith("{\"error\":\"record:10: 'c9' is not a field;"), answer);
    }

    @TestFactory
    Stream<DynamicTest> whateverIsWrongIsAnsweredWithAnError() {
        return RejectedCalls.all().stream()
                .map(call -> DynamicTest.dynamicTest(call.toString(), () -> {
                    String answer = call.answerHere();
                    assertFalse(json(answer).get("error").getAsString().isBlank(), answer);
                }));
    }

    @Test
    void whatALineCanDoIsNotObjectedTo() {
        for (String extension :
                RulesExports.extensions("classic", "e4 e5", "bgsr").split("\n", -1)) {
            assertEquals("", RulesExports.objection("classic", "e4 e5", "bgsr", extension));
        }
        assertEquals("", RulesExports.objection("classic", "e4 e5", "bgsr", "-"));
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
                    JsonObject rejection = json(RulesExports.objection("classic", "e4", "ybgs", expected.getFirst()));
                    assertEquals(expected.get(1), rejection.get("rule").getAsString());
                    assertEquals(expected.get(2), rejection.get("field").getAsString());
                }));
    }

    @Test
    void aBoardOfOnesOwnIsItsCode() {
        String own = RandomGame.OWN_BOARD;
        assertEquals(own.substring(1), json(RulesExports.board(own)).get("code").getAsString());
        assertFalse(json(RulesExports.board(own)).has("name"));
        String record = RulesExports.begin(own, "boards", "Ada", 1);
        assertTrue(record.contains("\nboard " + own + "\n"), record);
        assertEquals(
                own.substring(1),
                json(RulesExports.position(record, ""))
                        .getAsJsonObject("board")
                        .get("code")
                        .getAsString());
    }

    @Test
    void aReplayHasThePositionsBeforeTheFirstRoundAndAfterEach() {
        JsonObject replay = json(RulesExports.replay(ROUND_1));
        assertEquals("boards", replay.get("edition").getAsString());
        assertEquals(
                "[{\"start\":1,\"name\":\"Ada\"},{\"start\":2,\"name\":\"Tim\"}]",
                replay.get("players").toString());
        assertEquals(15, replay.getAsJsonArray("deck").size());
        assertEquals(
                "[{\"card\":\"bgsr\",\"actions\":[\"e4: d3\",\"d4: c4\"]}]",
                replay.get("rounds").toString());
        JsonArray positions = replay.getAsJsonArray("positions");
        assertEquals(2, positions.size());
        assertEquals(
                "[\"e4\"]",
                positions
                        .get(0)
                        .getAsJsonObject()
                        .getAsJsonArray("seats")
                        .get(0)
                        .getAsJsonObject()
                        .get("line")
                        .toString());
        assertFalse(replay.has("fault"));
    }

    @Test
    void aDamagedRecordIsReplayedUpToTheFault() {
        JsonObject replay = json(RulesExports.replay(ROUND_1 + "\nround 2 gsrv\n1 e4: a1\n2 -\n"));
        assertEquals(2, replay.getAsJsonArray("positions").size());
        assertEquals(
                "{\"line\":13,\"kind\":\"illegal-action\",\"arguments\":[],\"rule\":\"NotNext\",\"field\":\"a1\"}",
                replay.get("fault").toString());
    }

    @Test
    void aRecordWithoutASetupIsRejected() {
        JsonObject rejection = json(RulesExports.replay("trasse 1\nboard moon\n"));
        assertTrue(rejection.get("error").getAsString().startsWith("record:2: 'moon' is not a board"));
        assertEquals(
                "{\"line\":2,\"kind\":\"not-a-board\",\"arguments\":[]}",
                rejection.get("fault").toString());
    }

    @Test
    void aGameGoesOnFromAPositionWithSomeOfItsPlayersAndOtherCards() {
        String other = "bgsr ybsr bbsrv ybgv ybgs ybgrr bgsvv ygsv ybssv bgrv ysrv ybrv yygsr yggrv gsrv";
        assertEquals("""
                trasse 1
                board classic
                edition boards
                deck %s
                player 2 Zoë

                round 1 bgsr
                2 d4: c4
                """.formatted(other), RulesExports.playOn(ROUND_1, 1, "2", "Zoë", other));
    }

    @Test
    void fromItsFirstRoundAGameGoesOnAsItBegan() {
        String deck = RandomGame.read(BEGUN).deck().orElseThrow().toString();
        assertEquals(BEGUN, RulesExports.playOn(ROUND_1, 0, "1 2", "Ada\nTim", deck));
    }

    @Test
    void aDamagedRecordGoesOnFromTheRoundsBeforeTheFault() {
        String deck = RandomGame.read(BEGUN).deck().orElseThrow().toString();
        assertEquals(ROUND_1, RulesExports.playOn(ROUND_1 + "round 99\n", 1, "1 2", "Ada\nTim", deck));
    }

    @Test
    void aPackedRecordIsTheSameRecordAgain() {
        assertEquals(ROUND_1, RulesExports.unpack(RulesExports.pack(ROUND_1)));
        assertEquals(ROUND_1, RulesExports.unpack(RulesExports.pack(ROUND_1 + "round 99\n")));
    }

    @Test
    void aGameOnPaperHasStripsAndAfterTheCountSumsAndWinners() {
        JsonObject open = json(RulesExports.paper("boards", 2, "1:8\n2:8 2:3", "- -"));
        JsonObject late = open.getAsJsonArray("players").get(1).getAsJsonObject();
        assertEquals("{\"3\":3,\"8\":4}", late.get("points").toString());
        assertEquals(10, late.getAsJsonObject("worth").get("10").getAsInt());
        assertFalse(late.has("total"));
        assertEquals("[]", open.get("winners").toString());
        JsonObject counted = json(RulesExports.paper("boards", 2, "1:8\n2:8 2:3", "11 10"));
        assertEquals("[0,1]", counted.get("winners").toString());
        assertEquals(
                List.of(3, 4, 7, 10, -3),
                List.of("full", "half", "plus", "minus", "total").stream()
                        .map(key -> counted.getAsJsonArray("players")
                                .get(1)
                                .getAsJsonObject()
                                .get(key)
                                .getAsInt())
                        .toList());
    }

    @Test
    void aSoloGameOnPaperIsSuperOverTheMarkOfItsEdition() {
        String all = "1:2 1:3 1:4 1:5 1:6\n1:7 1:8 1:9 1:10";
        assertEquals(
                List.of(false, true, false, true),
                List.of(
                        isSuper("boards", all, "14"),
                        isSuper("boards", all, "13"),
                        isSuper("pad", all, "19"),
                        isSuper("pad", all, "18")));
    }

    private static boolean isSuper(String edition, String announcements, String missed) {
        return json(RulesExports.paper(edition, 1, announcements, missed))
                .get("superResult")
                .getAsBoolean();
    }
}
