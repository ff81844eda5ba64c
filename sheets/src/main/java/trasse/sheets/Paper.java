package trasse.sheets;

import trasse.rules.Parsed;

/** A size of paper, upright, in millimetres. */
public enum Paper {
    A4("a4", 210, 297),
    LETTER("letter", 215.9, 279.4);

    /** Printers leave the rim of the paper blank; nothing is drawn there. */
    public static final double MARGIN = 10;

    private final String word;
    private final double width;
    private final double height;

    Paper(String word, double width, double height) {
        this.word = word;
        this.width = width;
        this.height = height;
    }

    /** Reads what {@code toString} writes. */
    public static Parsed<Paper> parse(String text) {
        return Choice.parse(text, values(), "a paper");
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    @Override
    public String toString() {
        return word;
    }
}
