package trasse.sheets;

import java.util.List;
import java.util.Optional;
import trasse.rules.Words;
import trasse.sheets.Shape.Anchor;
import trasse.sheets.Shape.Weight;

/**
 * The rules on a page, in two columns, as large as there is room. Their text is a file in each language: a line for each
 * paragraph, {@code #} before a heading, {@code -} before a point, {@code !} before the name of a picture, and {@code |}
 * where the second column begins.
 */
final class RulePage {
    private static final double GUTTER = 8;
    /** Of text, in millimetres; everything else in a column grows with it. */
    private static final double LARGEST = 4;

    private static final double SMALLEST = 3.2;
    private static final double STEP = 0.05;
    private static final double LEADING = 1.34;
    private static final double PARAGRAPH_GAP = 0.32;
    private static final double HEADING = 1.28;
    private static final double HEADING_GAP = 0.75;
    private static final double INDENT = 1.05;

    private static final double COLUMN_TOP = Paper.MARGIN + 15;

    private final Printout printout;
    private final Paper paper;
    private final Inks inks;
    private final Labels labels;
    private final double columnWidth;
    private final double size;
    private final Drawing drawing = new Drawing();

    private double left = Paper.MARGIN;
    private double y = COLUMN_TOP;
    private double lowest;

    private RulePage(Printout printout, double size) {
        this.printout = printout;
        this.paper = printout.paper();
        this.inks = printout.inks();
        this.labels = Labels.in(printout.language());
        this.columnWidth = (paper.width() - 2 * Paper.MARGIN - GUTTER) / 2;
        this.size = size;
    }

    static Page of(Printout printout) {
        for (double size = LARGEST; size >= SMALLEST; size -= STEP) {
            Optional<Page> page = new RulePage(printout, size).page();
            if (page.isPresent()) {
                return page.get();
            }
        }
        throw new IllegalStateException("the rules do not fit on " + printout.paper() + " in " + printout.language());
    }

    /** Empty if the text is too large. */
    private Optional<Page> page() {
        title();
        for (String line : Words.lines(Resources.text("rules-" + printout.language() + ".txt"))) {
            if (!line.isEmpty()) {
                block(line);
            }
        }
        scaleBar();
        return lowest <= paper.height() - Paper.MARGIN
                ? Optional.of(new Page(paper, drawing.shapes()))
                : Optional.empty();
    }

    private void title() {
        double baseline = Paper.MARGIN + 7.5;
        double right = paper.width() - Paper.MARGIN;
        drawing.text("Trasse", new Point(left, baseline), 10, Anchor.START, Weight.BOLD, inks.text());
        drawing.text(labels.get("rules"), new Point(right, baseline), 6, Anchor.END, Weight.REGULAR, inks.text());
        drawing.stroke(Outline.line(left, baseline + 3, right, baseline + 3), inks.text(), 0.4);
    }

    private void block(String line) {
        String rest = line.substring(1).strip();
        switch (line.charAt(0)) {
            case '#' -> heading(rest);
            case '-' -> point(rest);
            case '!' -> picture(rest);
            case '|' -> {
                left += columnWidth + GUTTER;
                y = COLUMN_TOP;
            }
            default -> paragraph(line, 0);
        }
        lowest = Math.max(lowest, y);
    }

    private void heading(String text) {
        y += (y > COLUMN_TOP ? HEADING_GAP : 0) * size + HEADING * size;
        drawing.text(text, new Point(left, y), HEADING * size, Anchor.START, Weight.BOLD, inks.text());
        y += 0.5 * size;
    }

    private void point(String text) {
        Point dot = new Point(left + 0.35 * size, y + (LEADING - 0.32) * size);
        drawing.fill(Outline.circle(dot, 0.16 * size), inks.text());
        paragraph(text, INDENT * size);
    }

    private void paragraph(String text, double indent) {
        for (String line : Typeface.lines(text, size, Weight.REGULAR, columnWidth - indent)) {
            y += LEADING * size;
            drawing.text(line, new Point(left + indent, y), size, Anchor.START, Weight.REGULAR, inks.text());
        }
        y += PARAGRAPH_GAP * size;
    }

    private void picture(String name) {
        y += 0.4 * size;
        RulePictures pictures = new RulePictures(drawing, inks, labels, left, columnWidth);
        y += switch (name) {
            case "example" -> pictures.example(y);
            case "halves" -> pictures.halves(y);
            case "colours" -> pictures.colours(y);
            default -> throw new IllegalStateException("there is no picture " + name);
        };
        y += PARAGRAPH_GAP * size;
    }

    /** So that people can see whether their printer has kept the size. */
    private void scaleBar() {
        double right = paper.width() - Paper.MARGIN;
        double bottom = paper.height() - Paper.MARGIN - 0.5;
        double from = right - 50;
        drawing.stroke(Outline.line(from, bottom, right, bottom), inks.quiet(), 0.2);
        for (double x : List.of(from, right)) {
            drawing.stroke(Outline.line(x, bottom - 1.2, x, bottom), inks.quiet(), 0.2);
        }
        Point label = new Point(right - 25, bottom - 1.2);
        drawing.text(labels.get("scale"), label, 2.8, Anchor.MIDDLE, Weight.REGULAR, inks.quiet());
        lowest = Math.max(lowest, y + 8);
    }
}
