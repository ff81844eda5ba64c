package trasse.study.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import trasse.engine.bot.Analyst;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Pass;
import trasse.rules.Player;
import trasse.study.reasons.Reason;
import trasse.study.reasons.Reasons;

class AnalysisJsonTest {
    private static final ActionAnalysis ACTION = new ActionAnalysis(
            Action.parse("e4: e5 e6").orElseThrow(),
            36.5,
            List.of(
                    new Analyst.Valued(new Pass(), 37.0),
                    new Analyst.Valued(Action.parse("e4: e5").orElseThrow(), 36.75)),
            35.5,
            Optional.of(new Check(1.5, 0.25, 16)),
            new Reasons(
                    List.of(new Reason(Reason.Kind.FULL, List.of(2, 3), 2)),
                    List.of(new Reason(Reason.Kind.EXITS, List.of(), 1))));

    private static final RoundAnalysis ROUND =
            new RoundAnalysis(1, Card.parse("ybgs").orElseThrow(), 35.125, ACTION, 35.25);

    private static final String RATING = "\"grade\":\"inaccuracy\",\"bestValue\":37.0,\"playedValue\":35.5,"
            + "\"check\":{\"loss\":1.5,\"uncertainty\":0.25,\"orders\":16},"
            + "\"alternatives\":[{\"action\":\"e4: e5\",\"value\":36.75}],"
            + "\"why\":{\"for\":[{\"kind\":\"full\",\"numbers\":[2,3],\"by\":2}],"
            + "\"against\":[{\"kind\":\"exits\",\"by\":1}]}}";

    private static final String JSON = "{\"round\":1,\"card\":\"ybgs\",\"before\":35.125,\"luck\":1.375,\"after\":36.5,"
            + "\"played\":\"e4: e5 e6\",\"best\":\"-\",\"skill\":-1.5,\"rivals\":-0.25,\"reassessed\":0.5,"
            + "\"fortune\":\"lucky\"," + RATING;

    @Test
    void anActionThatIsTriedHasWhatARoundSaysAboutIt() {
        assertEquals(
                "{\"played\":\"e4: e5 e6\",\"best\":\"-\",\"skill\":-1.5," + RATING, AnalysisJson.ofAction(ACTION));
    }

    @Test
    void aGameHasItsPlayersAndTheirRounds() {
        PlayerAnalysis player = new PlayerAnalysis(new Player(1, "Sarah"), true, 35.125, List.of(ROUND), 35.25);
        assertEquals(
                "{\"finished\":false,\"players\":[{\"name\":\"Sarah\",\"start\":1,\"expected\":35.125,"
                        + "\"luck\":1.375,\"skill\":-1.5,\"rivals\":-0.25,\"reassessed\":0.5,\"total\":35.25,"
                        + "\"accuracy\":33.9,\"rounds\":[" + JSON + "]}]}",
                AnalysisJson.of(new GameAnalysis(false, true, List.of(player))));
    }

    @Test
    void aRoundOfAllPlayersIsWrittenInTheSameWay() {
        assertEquals(
                "{\"round\":1,\"players\":[" + JSON + "," + JSON + "]}", AnalysisJson.ofRound(List.of(ROUND, ROUND)));
    }
}
