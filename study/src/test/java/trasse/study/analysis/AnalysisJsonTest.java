package trasse.study.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Pass;
import trasse.rules.Player;

class AnalysisJsonTest {
    @Test
    void nothingIsRounded() {
        RoundAnalysis round = new RoundAnalysis(
                1,
                Card.parse("ybgs").orElseThrow(),
                35.125,
                36.1,
                Action.parse("e4: e5 e6").orElseThrow(),
                new Pass(),
                35.7);
        PlayerAnalysis player = new PlayerAnalysis(new Player(1, "Sarah"), 35.125, List.of(round), 35.7);
        assertEquals(
                "{\"finished\":false,\"players\":[{\"name\":\"Sarah\",\"start\":1,\"expected\":35.125,"
                        + "\"luck\":" + (36.1 - 35.125) + ",\"skill\":" + (35.7 - 36.1) + ",\"total\":35.7,"
                        + "\"rounds\":[{\"round\":1,\"card\":\"ybgs\",\"before\":35.125,\"after\":36.1,"
                        + "\"luck\":" + (36.1 - 35.125) + ",\"played\":\"e4: e5 e6\",\"best\":\"-\","
                        + "\"skill\":" + (35.7 - 36.1) + "}]}]}",
                AnalysisJson.of(new GameAnalysis(false, true, List.of(player))));
    }
}
