package trasse.cli;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import trasse.rules.Board;
import trasse.rules.Colour;
import trasse.rules.Field;
import trasse.rules.Seat;
import trasse.sheets.Palette;

/** A board as an SVG drawing, with the lines that players have drawn on it. */
final class Picture {
    private static final double SIDE = 26;
    private static final double WIDTH = SIDE * Math.sqrt(3);
    private static final double MARGIN = 24;

    private final Board board;
    private final List<Seat> seats;
    private final StringBuilder svg = new StringBuilder();

    private Picture(Board board, List<Seat> seats) {
        this.board = board;
        this.seats = seats;
    }

    static String of(Board board, List<Seat> seats) {
        return new Picture(board, seats).draw();
    }

    private String draw() {
        double width = 9 * WIDTH + 2 * MARGIN;
        double height = 14 * SIDE + 2 * MARGIN;
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" role=\"img\""
                        + " font-family=\"Georgia, serif\" text-anchor=\"middle\">",
                width, height);
        add("<title>%s</title>", escaped(board.name()));
        add("<rect width=\"100%%\" height=\"100%%\" rx=\"18\" fill=\"%s\"/>", Palette.paper());
        for (Field field : Field.values()) {
            drawField(field);
        }
        drawRowNames();
        for (int i = 0; i < seats.size(); i++) {
            drawLine(seats.get(i), i);
        }
        for (Field field : Field.values()) {
            drawMarks(field);
        }
        return svg.append("</svg>").toString();
    }

    private void drawField(Field field) {
        StringBuilder corners = new StringBuilder();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 3 * corner + Math.PI / 6;
            corners.append(point(x(field) + 0.96 * SIDE * Math.cos(angle), y(field) + 0.96 * SIDE * Math.sin(angle)))
                    .append(' ');
        }
        Colour colour = board.colour(field);
        add("<polygon points=\"%s\" fill=\"%s\"/>", corners.toString().strip(), Palette.ink(colour));
        // Beside a number the glyph is smaller and makes room.
        boolean hasNumber = board.number(field).isPresent();
        add(
                "<path d=\"%s\" transform=\"translate(%.1f %.1f) scale(%.2f)\" fill=\"%s\"/>",
                Palette.shape(colour),
                x(field),
                y(field) - (hasNumber ? 0.63 * SIDE : 0),
                (hasNumber ? 0.14 : 0.21) * SIDE,
                Palette.glyph(colour));
    }

    /** The first and the last field of each row, by name, so that all others can be counted. */
    private void drawRowNames() {
        for (char row : Field.ROWS.toCharArray()) {
            List<Field> fields = Field.inRow(row);
            drawName(fields.getFirst(), -0.66 * WIDTH);
            drawName(fields.getLast(), 0.66 * WIDTH);
        }
    }

    private void drawName(Field field, double beside) {
        add(
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"10\" fill=\"#777\">%s</text>",
                x(field) + beside, y(field) + 3.5, field);
    }

    /**
     * Lines of several players are a little apart, so that one does not hide another; their names are in their pens.
     */
    private void drawLine(Seat seat, int index) {
        double apart = 5 * (index - (seats.size() - 1) / 2.0);
        String path = seat.line().path().stream()
                .map(field -> point(x(field) + apart, y(field) + apart))
                .collect(Collectors.joining(" "));
        add(
                "<text x=\"%.1f\" y=\"%.1f\" font-size=\"14\" text-anchor=\"start\" fill=\"%s\">%s</text>",
                MARGIN / 2,
                MARGIN + 16.0 * index,
                Palette.pen(seat.player().start()),
                escaped(seat.player().name()));
        add(
                "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"6\" stroke-opacity=\"0.85\""
                        + " stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                path, Palette.pen(seat.player().start()));
    }

    private void drawMarks(Field field) {
        board.startAt(field).stream().filter(this::isShown).forEach(start -> {
            add(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"10\" fill=\"%s\" stroke=\"%s\" stroke-width=\"2.5\"/>",
                    x(field), y(field), Palette.paper(), Palette.pen(start));
            add("<text x=\"%.1f\" y=\"%.1f\" font-size=\"12\">%d</text>", x(field), y(field) + 4, start);
        });
        board.number(field).ifPresent(number -> {
            add(
                    "<circle class=\"number\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\" stroke=\"%s\"/>",
                    x(field), y(field) + 3, 0.52 * SIDE, Palette.paper(), Palette.text());
            add(
                    "<text x=\"%.1f\" y=\"%.1f\" font-size=\"20\" font-weight=\"bold\" fill=\"%s\">%d</text>",
                    x(field), y(field) + 10, Palette.text(), number);
        });
    }

    /** A board shows all starts, a game those that somebody plays from. */
    private boolean isShown(int start) {
        return seats.isEmpty() || seats.stream().anyMatch(seat -> seat.player().start() == start);
    }

    private static double x(Field field) {
        double centred = field.diagonal() - 5 - (field.row() - 'e') / 2.0;
        return MARGIN + WIDTH * (4.5 + centred);
    }

    private static double y(Field field) {
        return MARGIN + SIDE * (7 - 1.5 * (field.row() - 'e'));
    }

    private static String point(double x, double y) {
        return String.format(Locale.ROOT, "%.1f,%.1f", x, y);
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
