package trasse.rules.notation;

import java.util.List;
import trasse.rules.Board;
import trasse.rules.Field;

/** Writes a board so that its rows stand above each other as the hexagons do. */
public final class BoardWriter {
    private static final int LONGEST_ROW = 9;
    private static final int WIDTH = 4;

    private BoardWriter() {}

    public static String write(Board board) {
        StringBuilder text = new StringBuilder("name: ").append(board.name()).append('\n');
        for (int row = 0; row < Field.ROWS.length(); row++) {
            text.append(row(board, Field.ROWS.charAt(row))).append('\n');
        }
        return text.toString();
    }

    private static String row(Board board, char row) {
        StringBuilder tokens = new StringBuilder();
        List<Field> fields = Field.inRow(row);
        for (Field field : fields) {
            String token = token(board, field);
            tokens.append(token).append(" ".repeat(WIDTH - token.length()));
        }
        String indent = " ".repeat((LONGEST_ROW - fields.size()) * WIDTH / 2);
        return row + ": " + indent + tokens.toString().stripTrailing();
    }

    private static String token(Board board, Field field) {
        StringBuilder token = new StringBuilder().append(board.colour(field).letter());
        board.number(field).ifPresent(token::append);
        board.startAt(field).ifPresent(start -> token.append('@').append(start));
        return token.toString();
    }
}
