package trasse.json;

import trasse.rules.Announcement;
import trasse.rules.Edition;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;

/** All that lies open on a table. */
public final class PositionJson {
    private PositionJson() {}

    public static String write(Position position) {
        JsonWriter json = new JsonWriter();
        write(position, json);
        return json.toString();
    }

    public static void write(Position position, JsonWriter json) {
        Edition edition = position.setup().edition();
        json.object().key("board");
        BoardJson.writeIdentity(position.setup().board(), json);
        json.key("edition").value(edition.toString());
        json.key("solo").value(position.setup().isSolo());
        json.key("round").value(position.round());
        position.open().ifPresent(card -> json.key("card").value(card.toString()));
        json.key("played").texts(position.played());
        json.key("left").texts(position.left());
        json.key("over").value(position.isOver());
        json.key("seats").list();
        for (Seat seat : position.seats()) {
            json.object();
            SeatJson.writeMembers(seat, position, json);
            json.endObject();
        }
        json.endList().key("announcements").list();
        for (Announcement announcement : position.announcements()) {
            json.object();
            json.key("start").value(announcement.player().start());
            json.key("number").value(announcement.number());
            json.key("points").value(announcement.points());
            json.endObject();
        }
        json.endList().key("winners").list();
        for (Player winner : position.winners()) {
            json.value(winner.start());
        }
        json.endList();
        json.key("superResult").value(position.isSuperResult());
        json.key("superMark").value(edition.superMark());
        json.endObject();
    }
}
