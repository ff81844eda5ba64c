package trasse.study.analysis;

import trasse.json.JsonWriter;

/** An analysis as one JSON object. Nothing is rounded, so that what should add up does. */
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
        json.endObject();
    }
}
