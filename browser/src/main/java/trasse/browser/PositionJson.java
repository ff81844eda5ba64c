package trasse.browser;

import trasse.rules.Announcement;
import trasse.rules.Board;
import trasse.rules.Edition;
import trasse.rules.Player;
import trasse.rules.Position;
import trasse.rules.Seat;

/** All that lies open on a table, for the page to show. */
final class PositionJson {
    private PositionJson() {}

    static String write(String board, Position position) {
        Edition edition = position.setup().edition();
        Json json = new Json().object();
        json.key("board").value(board);
        json.key("edition").value(edition.toString());
        json.key("solo").value(position.setup().isSolo());
        json.key("round").value(position.round());
        position.open().ifPresent(card -> json.key("card").value(card.toString()));
        json.key("played").texts(position.played());
        json.key("left").texts(position.left());
        json.key("over").value(position.isOver());
        json.key("seats").list();
        for (Seat seat : position.seats()) {
            write(seat, position, json);
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
        return json.endObject().toString();
    }

    private static void write(Seat seat, Position position, Json json) {
        json.object();
        json.key("name").value(seat.player().name());
        json.key("start").value(seat.player().start());
        json.key("line").texts(seat.line().path());
        json.key("points").object();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            String box = String.valueOf(number);
            seat.strip().points(number).ifPresent(points -> json.key(box).value(points));
        }
        json.endObject().key("halves").list();
        for (int number = Board.LOWEST_NUMBER; number <= Board.HIGHEST_NUMBER; number++) {
            if (position.isWorthHalf(number, seat)) {
                json.value(number);
            }
        }
        json.endList();
        json.key("plus").value(seat.plus());
        json.key("minus").value(seat.minus());
        json.key("total").value(seat.total());
        json.key("missed").texts(seat.line().missed());
        json.endObject();
    }
}
