package trasse.sheets;

import java.util.Set;
import java.util.TreeSet;
import trasse.rules.Parsed;

/** A part of what can be printed, in the order of the pages. */
public enum Part {
    /** A sheet to draw on for each start. */
    SHEETS("sheets"),
    /** The cards, with their backs on the next page, for printing on both sides. */
    CARDS("cards"),
    /** The cards, with their backs beside them, for printing on one side and folding. */
    FOLD("fold"),
    /** The rules on a page. */
    RULES("rules");

    /** What is printed if nothing else is asked for. */
    public static final String DEFAULT = "sheets,cards,rules";

    private final String word;

    Part(String word) {
        this.word = word;
    }

    /** Reads words with commas between them. */
    public static Parsed<Set<Part>> parse(String text) {
        Set<Part> parts = new TreeSet<>();
        int begin = 0;
        while (begin <= text.length()) {
            int comma = text.indexOf(',', begin);
            int end = comma < 0 ? text.length() : comma;
            switch (Choice.parse(text.substring(begin, end), values(), "a part")) {
                case Parsed.Value<Part>(Part part) -> parts.add(part);
                case Parsed.Failure<Part>(String why) -> {
                    return new Parsed.Failure<>(why);
                }
            }
            begin = end + 1;
        }
        return new Parsed.Value<>(parts);
    }

    @Override
    public String toString() {
        return word;
    }
}
