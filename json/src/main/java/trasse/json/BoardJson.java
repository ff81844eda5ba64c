package trasse.json;

import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.notation.BoardCode;
import trasse.rules.notation.BuiltInBoards;

/** A board: {@code code} is its identity; {@code name} is there only if the board is built in. */
public final class BoardJson {
    private BoardJson() {}

    /** Which board it is: {@code {"code":"…","name":"classic"}}. */
    public static void writeIdentity(Board board, JsonWriter json) {
        json.object();
        writeCodeAndName(board, json);
        json.endObject();
    }

    /** All that is needed to draw the board. */
    public static String write(Board board) {
        JsonWriter json = new JsonWriter().object();
        writeCodeAndName(board, json);
        json.key("fields").list();
        for (Field field : Field.values()) {
            json.object().key("name").value(field.toString());
            json.key("colour").value(String.valueOf(board.colour(field).letter()));
            board.number(field).ifPresent(number -> json.key("number").value(number));
            board.startAt(field).ifPresent(start -> json.key("start").value(start));
            json.endObject();
        }
        return json.endList().endObject().toString();
    }

    private static void writeCodeAndName(Board board, JsonWriter json) {
        json.key("code").value(BoardCode.of(board));
        BuiltInBoards.nameOf(board).ifPresent(name -> json.key("name").value(name));
    }
}
