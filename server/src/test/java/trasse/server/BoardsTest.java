package trasse.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Deck;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BoardReader;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;
import trasse.testkit.Client;
import trasse.testkit.EventStream;

/** Tables with any board. */
class BoardsTest extends SharedServerTest {
    private static final Board OWN = Boards.another(1);
    private static final String OWN_CODE = BoardCode.of(OWN);

    private static JsonNode board(JsonNode view) {
        return view.path("terms").path("board");
    }

    @Test
    void aBoardOfOnesOwnIsKnownByItsCode() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("board", "~" + OWN_CODE, "listed", true, "people", 2));
        String expected = "{\"code\":\"" + OWN_CODE + "\"}";
        assertEquals(expected, board(ada.show(table)).toString());
        assertEquals(expected, board(ada.get("/api/me/games").body().path(0)).toString());
        try (EventStream stream = ada.follow(table, 0)) {
            assertEquals(expected, board(stream.awaitType("opened")).toString());
        }
    }

    @Test
    void aBuiltInBoardHasANameHoweverItIsAskedFor() {
        Client ada = arrive("Ada");
        String code = BoardCode.of(BuiltInBoards.find("garden").orElseThrow());
        String expected = "{\"code\":\"" + code + "\",\"name\":\"garden\"}";
        for (String reference : List.of("garden", "~" + code)) {
            assertEquals(
                    expected,
                    board(ada.show(ada.open(Map.of("board", reference)))).toString());
        }
    }

    @Test
    void botsPlayOnABoardThatNobodyHasLearned() throws NotationException {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("board", "~" + OWN_CODE, "bots", List.of("owl", "cat", "squirrel")));
        try (EventStream stream = ada.follow(table, 0)) {
            for (int round = 1; round <= Deck.SIZE; round++) {
                stream.awaitCard(round);
                ada.move(table, round, "-").expect(200);
            }
            stream.awaitType("over");
        }
        String record = ada.get("/api/tables/" + table + "/record").expect(200).text();
        assertTrue(record.contains("\nboard ~" + OWN_CODE + "\n"), record);
        Replay replay = Replay.read("record", record.getBytes(StandardCharsets.UTF_8));
        assertTrue(replay.fault().isEmpty(), record);
        assertEquals(Deck.SIZE + 1, replay.positions().size());
        for (JsonNode chair : ada.show(table).path("chairs")) {
            assertEquals(
                    chair.path("kind").asText().equals("bot"),
                    chair.path("line").size() > 20,
                    chair.toString());
        }
    }

    @Test
    void aRematchAndAChallengeKeepTheBoard() {
        Client ada = arrive("Ada");
        String table = ada.open(Map.of("board", "~" + OWN_CODE));
        for (int round = 1; round <= Deck.SIZE; round++) {
            ada.move(table, round, "-").expect(200);
        }
        String again = ada.command("/api/tables/" + table + "/rematch", Map.of())
                .expect(200)
                .body()
                .path("table")
                .asText();
        assertEquals(OWN_CODE, board(ada.show(again)).path("code").asText());
        String challenge = ada.post("/api/tables/" + table + "/challenge", Map.of())
                .expect(200)
                .body()
                .path("challenge")
                .asText();
        Client ben = arrive("Ben");
        assertEquals(
                OWN_CODE,
                ben.get("/api/challenges/" + challenge)
                        .body()
                        .path("board")
                        .path("code")
                        .asText());
        String answer = ben.post("/api/challenges/" + challenge + "/play", Map.of("name", "Ben"))
                .expect(201)
                .body()
                .path("table")
                .asText();
        assertEquals(OWN_CODE, board(ben.show(answer)).path("code").asText());
    }

    @Test
    void aBoardCanBeReadByItsNameAndByItsCode() throws NotationException {
        String code = BoardCode.of(BuiltInBoards.classic());
        String classic = spectator().get("/api/boards/classic").expect(200).text();
        assertEquals(
                classic, spectator().get("/api/boards/~" + code).expect(200).text());
        String own = spectator().get("/api/boards/~" + OWN_CODE).expect(200).text();
        assertEquals(OWN, BoardReader.read("own", own.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aBoardThatIsNoneIsNotFound() {
        for (String reference : List.of("moon", "~moon", OWN_CODE, "~" + "A".repeat(40))) {
            assertEquals(
                    "not-found",
                    spectator().get("/api/boards/" + reference).expect(404).problem());
        }
    }

    @Test
    void aTableSaysWhatIsWrongWithACode() {
        Client.Answer answer = arrive("Ada").command("/api/tables", Map.of("name", "Ada", "board", "~moon"));
        assertEquals("bad-terms", answer.expect(422).problem());
        assertTrue(answer.body().path("detail").asText().contains("40"), answer.text());
    }

    @Test
    void aFinishedSoloGameSaysWhetherItsResultIsSuper() {
        Client ada = arrive("Ada");
        for (Map.Entry<String, Integer> edition :
                Map.of("boards", 40, "pad", 35).entrySet()) {
            String table = ada.open(Map.of("edition", edition.getKey()));
            assertFalse(ada.show(table).has("superResult"));
            for (int round = 1; round <= Deck.SIZE; round++) {
                ada.move(table, round, "-").expect(200);
            }
            JsonNode view = ada.show(table);
            assertFalse(view.required("superResult").booleanValue());
            assertEquals(edition.getValue(), view.required("superMark").intValue());
        }
    }
}
