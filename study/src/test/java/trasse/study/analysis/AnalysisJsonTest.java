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
                36.4,
                Action.parse("e4: e5 e6").orElseThrow(),
                new Pass(),
                35.7,
                35.2);
        PlayerAnalysis player = new PlayerAnalysis(new Player(1, "Sarah"), 35.125, List.of(round), 35.2);
        String luck = "\"luck\":" + (36.1 - 35.125);
        String skill = "\"skill\":" + (35.7 - 36.4);
        String rest = "\"rivals\":" + (35.2 - 35.7) + ",\"reassessed\":" + (36.4 - 36.1);
        assertEquals(
                "{\"finished\":false,\"players\":[{\"name\":\"Sarah\",\"start\":1,\"expected\":35.125,"
                        + luck + "," + skill + "," + rest + ",\"total\":35.2,"
                        + "\"rounds\":[{\"round\":1,\"card\":\"ybgs\",\"before\":35.125," + luck + ",\"after\":36.1,"
                        + "\"played\":\"e4: e5 e6\",\"best\":\"-\"," + skill + "," + rest + "}]}]}",
                AnalysisJson.of(new GameAnalysis(false, true, List.of(player))));
    }
}
