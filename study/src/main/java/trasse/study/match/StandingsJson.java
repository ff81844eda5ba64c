package trasse.study.match;

import trasse.json.JsonWriter;

/** Standings as one JSON object, rounded to four digits. */
public final class StandingsJson {
    private static final double DIGITS = 1e4;

    private StandingsJson() {}

    public static String of(Standings standings) {
        JsonWriter json = new JsonWriter().object();
        json.key("games").value(standings.games());
        json.key("players").list();
        for (Standings.Standing standing : standings.contestants()) {
            json.object();
            json.key("bot").value(standing.name());
            json.key("mean").value(rounded(standing.mean()));
            json.key("stderr").value(rounded(standing.standardError()));
            json.key("wins").value(rounded(standing.wins()));
            json.key("millisPerMove").value(rounded(standing.millisPerMove()));
            json.endObject();
        }
        return json.endList().endObject().toString();
    }

    /** A single deal has no standard error; JSON cannot say so, and 0 stands for it. */
    private static double rounded(double number) {
        return Double.isNaN(number) ? 0 : Math.round(number * DIGITS) / DIGITS;
    }
}
