package trasse.sheets;

import trasse.rules.Parsed;

/** How many sheets to draw on share a page. */
public enum SheetsPerPage {
    /** With the score strip beside the board. */
    TWO("2"),
    /** Smaller, with the score strip below the board. */
    FOUR("4");

    /** What is printed if nothing else is asked for. */
    public static final String DEFAULT = "2";

    private final String word;

    SheetsPerPage(String word) {
        this.word = word;
    }

    /** Reads what {@code toString} writes. */
    public static Parsed<SheetsPerPage> parse(String text) {
        return Choice.parse(text, values(), "a number of sheets per page");
    }

    @Override
    public String toString() {
        return word;
    }
}
