package trasse.sheets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import trasse.rules.Words;
import trasse.sheets.Shape.Weight;

/**
 * How wide text is in our typeface, without kerning and ligatures. The page has the typeface itself, and so has the PDF
 * writer; lines have to be broken before either is there.
 */
public final class Typeface {
    private static final double UNITS = 1000;
    private static final String ELLIPSIS = "…";

    /** By character: the widths in regular and in bold type. */
    private static final Map<Integer, int[]> WIDTHS = new HashMap<>();

    static {
        for (String line : Words.lines(Resources.text("typeface.txt"))) {
            List<String> words = Words.of(line);
            if (words.size() == 3) {
                int[] widths = {Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2))};
                WIDTHS.put(Integer.parseInt(words.get(0), 16), widths);
            }
        }
    }

    private Typeface() {}

    /** Every character that can be printed. */
    public static List<Integer> characters() {
        return WIDTHS.keySet().stream().sorted().toList();
    }

    /** The width of a text, in millimetres. */
    public static double width(String text, double size, Weight weight) {
        int units = 0;
        for (int i = 0; i < text.length(); i++) {
            int[] widths = WIDTHS.get((int) text.charAt(i));
            if (widths == null) {
                throw new IllegalArgumentException("the typeface has no '" + text.charAt(i) + "'");
            }
            units += widths[weight.ordinal()];
        }
        return units * size / UNITS;
    }

    /** Somebody's text with a question mark for each character that cannot be printed, cut if it is too wide. */
    static String fitted(String text, double size, Weight weight, double room) {
        StringBuilder known = new StringBuilder();
        text.codePoints().forEach(c -> known.appendCodePoint(WIDTHS.containsKey(c) ? c : '?'));
        if (width(known.toString(), size, weight) <= room) {
            return known.toString();
        }
        while (width(known + ELLIPSIS, size, weight) > room) {
            known.setLength(known.length() - 1);
        }
        return known.toString().strip() + ELLIPSIS;
    }

    /** A text in lines that are no wider than there is room. */
    static List<String> lines(String text, double size, Weight weight, double room) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : wordsOf(text)) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && width(longer, size, weight) > room) {
                lines.add(line);
                line = word;
            } else {
                line = longer;
            }
        }
        lines.add(line);
        return lines;
    }

    /** Between spaces where a line may end: not at those that hold words together. */
    private static List<String> wordsOf(String text) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ') {
                words.add(text.substring(begin, i));
                begin = i + 1;
            }
        }
        return words;
    }
}
