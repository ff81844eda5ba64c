package trasse.server.preview;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import trasse.rules.Board;
import trasse.rules.Field;
import trasse.rules.notation.BuiltInBoards;
import trasse.sheets.Palette;

/**
 * The picture of a link: a board with start points, beside the name of the game. It is drawn as shapes, without fonts,
 * and shows no line of any game.
 *
 * @param starts those that are played from; without any, and without a day, there is a line to show what the game is
 * @param day on a calendar leaf; null without one
 */
public record Picture(
        Board board, List<Integer> starts, @Nullable LocalDate day) {
    private static final double LEFT = 66;
    private static final double NAME_SCALE = 0.64;
    private static final double NAME_HEIGHT = 130 * NAME_SCALE;
    private static final double LINES_BELOW_NAME = 86;
    private static final double LINE_GAP = 44;
    private static final double LEAF_BELOW = 200;

    /** Lines as on a board: steps to the right, up and down. */
    private static final List<String> STEPS =
            List.of("rrurrdrrudrrurdrr", "rurdrrrurrdrudrrr", "rrrudrrurrrdrurdr", "rrurdrurrdrrrudrr");

    private static final double STEP = 27;

    /** A line on the classic board, for the picture of the game itself. */
    private static final List<Field> EXAMPLE = Stream.of(
                    "c4 d4 c3 d3 e4 f4 g5 g4 h4 i5 h5 h6 i6 i7 h7 i8 i9 h9 g9 f9 e9 d8 c7 b6 a5 b5 a4".split(" ", -1))
            .map(field -> Field.parse(field).orElseThrow(IllegalStateException::new))
            .toList();

    private static final int PEN_OF_EXAMPLE = 2;

    /** As in the page's style sheet. */
    private static final Color TABLE = Color.decode("#e6e2d8");

    private static final Color EDGE = Color.decode("#d5cebf");
    private static final Color ACCENT = Color.decode("#9a3412");
    private static final Color PAPER = Color.decode(Palette.paper());
    private static final Color TEXT = Color.decode(Palette.text());

    public Picture {
        starts = starts.stream().sorted().toList();
    }

    static Picture ofTheGame() {
        return new Picture(BuiltInBoards.classic(), List.of(), null);
    }

    /** The picture as a file. */
    public byte[] png() {
        BufferedImage image = new BufferedImage(Preview.WIDTH, Preview.HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        draw(graphics);
        graphics.dispose();
        return Png.of(image);
    }

    private void draw(Graphics2D graphics) {
        graphics.setColor(TABLE);
        graphics.fillRect(0, 0, Preview.WIDTH, Preview.HEIGHT);
        drawSheet(graphics, 512, 28, 660, 574);
        drawBoard(at(graphics, 842, 315, 3.85));
        double height =
                NAME_HEIGHT + LINES_BELOW_NAME + LINE_GAP * (pens().size() - 1) + (day == null ? 0 : LEAF_BELOW);
        double baseline = (Preview.HEIGHT - height) / 2 + NAME_HEIGHT;
        drawName(at(graphics, LEFT, baseline, NAME_SCALE));
        drawLines(at(graphics, LEFT, baseline + LINES_BELOW_NAME, 1));
        if (day != null) {
            drawLeaf(at(graphics, LEFT - 6, baseline + LINES_BELOW_NAME + 46, 1), day.getDayOfMonth());
        }
    }

    private List<Integer> pens() {
        return starts.isEmpty() ? List.of(PEN_OF_EXAMPLE) : starts;
    }

    /** A pencil that draws around a point. */
    private static Graphics2D at(Graphics2D graphics, double x, double y, double scale) {
        Graphics2D moved = (Graphics2D) graphics.create();
        moved.translate(x, y);
        moved.scale(scale, scale);
        return moved;
    }

    private static void drawSheet(Graphics2D graphics, double x, double y, double width, double height) {
        graphics.setColor(EDGE);
        graphics.fill(new RoundRectangle2D.Double(x - 1.5, y - 1.5, width + 3, height + 5, 43, 43));
        graphics.setColor(PAPER);
        graphics.fill(new RoundRectangle2D.Double(x, y, width, height, 40, 40));
    }

    private void drawBoard(Graphics2D graphics) {
        BoardDrawing drawing = new BoardDrawing(graphics, board);
        drawing.fields();
        if (starts.isEmpty() && day == null) {
            drawing.line(EXAMPLE, PEN_OF_EXAMPLE);
            drawing.starts(pens());
        }
        drawing.starts(starts);
        drawing.numbers();
    }

    private static void drawName(Graphics2D graphics) {
        graphics.setColor(TEXT);
        graphics.setStroke(BoardDrawing.pen(24.0));
        graphics.draw(Lettering.name());
    }

    /** A line for each player. */
    private void drawLines(Graphics2D graphics) {
        for (int i = 0; i < pens().size(); i++) {
            double y = LINE_GAP * i;
            graphics.setColor(BoardDrawing.pen(pens().get(i)));
            graphics.setStroke(BoardDrawing.pen(11.0));
            graphics.draw(line(STEPS.get(i), y));
            graphics.fill(BoardDrawing.circle(0, y, 13));
            graphics.setColor(TABLE);
            graphics.fill(BoardDrawing.circle(0, y, 5.5));
        }
    }

    private static Path2D line(String steps, double begin) {
        Path2D line = new Path2D.Double();
        line.moveTo(0, begin);
        for (int i = 0; i < steps.length(); i++) {
            Point2D from = line.getCurrentPoint();
            switch (steps.charAt(i)) {
                case 'u' -> line.lineTo(from.getX() + STEP / 2, from.getY() - STEP * Math.sqrt(3) / 2);
                case 'd' -> line.lineTo(from.getX() + STEP / 2, from.getY() + STEP * Math.sqrt(3) / 2);
                default -> line.lineTo(from.getX() + STEP, from.getY());
            }
        }
        return line;
    }

    private static void drawLeaf(Graphics2D graphics, int day) {
        drawSheet(graphics, 0, 0, 150, 150);
        graphics.setColor(ACCENT);
        graphics.fill(new RoundRectangle2D.Double(0, 0, 150, 40, 40, 40));
        graphics.fillRect(0, 20, 150, 16);
        graphics.setColor(PAPER);
        graphics.fillRect(0, 36, 150, 8);
        AffineTransform place = AffineTransform.getTranslateInstance(75, 92);
        place.scale(0.65, 0.65);
        graphics.setColor(TEXT);
        graphics.setStroke(BoardDrawing.pen(11.0));
        graphics.draw(place.createTransformedShape(Lettering.number(day)));
    }
}
