package trasse.browser;

import trasse.rules.Board;
import trasse.rules.Field;

/** A board for the page to draw. */
final class BoardJson {
    private BoardJson() {}

    static String write(Board board) {
        Json json = new Json()
                .object()
                .key("name")
                .value(board.name())
                .key("fields")
                .list();
        for (Field field : Field.values()) {
            json.object().key("name").value(field.toString());
            json.key("colour").value(String.valueOf(board.colour(field).letter()));
            board.number(field).ifPresent(number -> json.key("number").value(number));
            board.startAt(field).ifPresent(start -> json.key("start").value(start));
            json.endObject();
        }
        return json.endList().endObject().toString();
    }
}
