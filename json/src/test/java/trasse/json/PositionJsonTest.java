package trasse.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import trasse.rules.Board;
import trasse.rules.Prng;
import trasse.rules.TestBoards;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;
import trasse.rules.notation.NotationException;
import trasse.rules.notation.Replay;

class PositionJsonTest {
    private static final String CLASSIC = BoardCode.of(BuiltInBoards.classic());

    @Test
    void aPositionHasAllThatLiesOpen() throws NotationException {
        Replay replay = Replay.read("game.trasse", """
                trasse 1
                board classic
                edition pad
                player 2 Sarah
                player 4 Tim

                round 1 ybgs
                2 -
                4 -
                """.getBytes(UTF_8));
        Board classic = BuiltInBoards.classic();
        assertEquals(
                """
                {"board":{"code":"%s","name":"classic"},"edition":"pad","solo":false,"round":1,"played":["ybgs"],\
                "left":%s,"over":false,"seats":[\
                {"name":"Sarah","start":2,"line":["%s"],"points":{},"halves":[],"stuck":false,"plus":0,"minus":60,"total":-60},\
                {"name":"Tim","start":4,"line":["%s"],"points":{},"halves":[],"stuck":false,"plus":0,"minus":60,"total":-60}],\
                "announcements":[],"winners":[],"superResult":false,"superMark":35}""".formatted(
                        CLASSIC, new JsonWriter().texts(replay.last().left()), classic.start(2), classic.start(4)),
                PositionJson.write(replay.last()));
    }

    @Test
    void aBuiltInBoardIsToldByItsCodeAndItsName() {
        JsonWriter json = new JsonWriter();
        BoardJson.writeIdentity(BuiltInBoards.classic(), json);
        assertEquals("{\"code\":\"" + CLASSIC + "\",\"name\":\"classic\"}", json.toString());
    }

    @Test
    void anyOtherBoardIsToldByItsCodeAlone() {
        Board board = TestBoards.random(new Prng(1));
        JsonWriter json = new JsonWriter();
        BoardJson.writeIdentity(board, json);
        assertEquals("{\"code\":\"" + BoardCode.of(board) + "\"}", json.toString());
    }
}
