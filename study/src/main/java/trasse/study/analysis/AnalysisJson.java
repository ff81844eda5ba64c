package trasse.study.analysis;

import java.util.List;
import trasse.engine.bot.Analyst;
import trasse.json.JsonWriter;

/** An analysis as one JSON object. Nothing is rounded to be read, so that what should add up does. */
public final class AnalysisJson {
    private AnalysisJson() {}

    public static String of(GameAnalysis game) {
        JsonWriter json = new JsonWriter().object();
        json.key("finished").value(game.isFinished());
        json.key("players").list();
        for (PlayerAnalysis player : game.players()) {
            write(player, json);
        }
        return json.endList().endObject().toString();
    }

    /** One round of all players as an object, to be shown while the rest is analysed. */
    public static String ofRound(List<RoundAnalysis> players) {
        JsonWriter json = new JsonWriter().object();
        json.key("round").value(players.getFirst().round());
        json.key("players").list();
        for (RoundAnalysis player : players) {
            write(player, json);
        }
        return json.endList().endObject().toString();
    }

    private static void write(PlayerAnalysis player, JsonWriter json) {
        json.object();
        json.key("name").value(player.player().name());
        json.key("start").value(player.player().start());
        json.key("expected").value(player.atStart());
        json.key("luck").value(player.luck());
        json.key("skill").value(player.skill());
        json.key("rivals").value(player.rivals());
        json.key("reassessed").value(player.reassessed());
        json.key("total").value(player.total());
        json.key("accuracy").value(player.accuracy());
        json.key("rounds").list();
        for (RoundAnalysis round : player.rounds()) {
            write(round, json);
        }
        json.endList().endObject();
    }

    private static void write(RoundAnalysis round, JsonWriter json) {
        json.object();
        json.key("round").value(round.round());
        json.key("card").value(round.card().toString());
        json.key("before").value(round.before());
        json.key("luck").value(round.luck());
        json.key("after").value(round.afterCard());
        json.key("played").value(round.played().toString());
        json.key("best").value(round.best().toString());
        json.key("skill").value(round.skill());
        json.key("rivals").value(round.rivals());
        json.key("reassessed").value(round.reassessed());
        json.key("fortune").value(round.fortune().toString());
        writeRating(round.action(), json);
        json.endObject();
    }

    /** An action that a player tries, beside what could be done. */
    public static String ofAction(ActionAnalysis action) {
        JsonWriter json = new JsonWriter().object();
        json.key("played").value(action.played().toString());
        json.key("best").value(action.best().toString());
        json.key("skill").value(action.skill());
        writeRating(action, json);
        return json.endObject().toString();
    }

    private static void writeRating(ActionAnalysis action, JsonWriter json) {
        json.key("grade").value(action.grade().toString());
        json.key("bestValue").value(action.withBest());
        json.key("playedValue").value(action.afterAction());
        action.check().ifPresent(check -> {
            json.key("check").object().key("loss").value(check.loss());
            json.key("uncertainty").value(check.uncertainty());
            json.key("orders").value(check.orders()).endObject();
        });
        json.key("alternatives").list();
        for (Analyst.Valued alternative : action.alternatives()) {
            json.object().key("action").value(alternative.action().toString());
            json.key("value").value(alternative.value()).endObject();
        }
        json.endList();
        action.why().write(json.key("why"));
    }
}
