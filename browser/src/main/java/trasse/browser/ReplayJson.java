package trasse.browser;

import trasse.json.BoardJson;
import trasse.json.JsonWriter;
import trasse.json.PositionJson;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Setup;
import trasse.rules.notation.PlayedRound;
import trasse.rules.notation.Replay;

/** A replayed record, for the page to step through. */
final class ReplayJson {
    private ReplayJson() {}

    static String write(Replay replay) {
        Setup setup = replay.record().setup();
        JsonWriter json = new JsonWriter().object().key("board");
        BoardJson.writeIdentity(setup.board(), json);
        json.key("edition").value(setup.edition().toString());
        json.key("players").list();
        for (Player player : setup.players()) {
            json.object().key("start").value(player.start());
            json.key("name").value(player.name()).endObject();
        }
        json.endList();
        replay.record().deck().ifPresent(deck -> json.key("deck").texts(deck.cards()));
        json.key("rounds").list();
        for (PlayedRound round : replay.record().rounds()) {
            json.object().key("card").value(round.card().toString());
            json.key("actions").texts(round.actions()).endObject();
        }
        json.endList().key("positions").list();
        for (Position position : replay.positions()) {
            PositionJson.write(position, json);
        }
        json.endList();
        replay.fault().ifPresent(fault -> Rejection.write(fault, json.key("fault")));
        return json.endObject().toString();
    }
}
