package trasse.rules;

/** A piece of somebody's text inside a message. */
public final class Quote {
    private static final int LONGEST = 40;

    private Quote() {}

    /** The text in quotation marks, cut if it is long. */
    public static String of(String text) {
        String piece = text.replace('\t', ' ');
        if (piece.codePointCount(0, piece.length()) <= LONGEST) {
            return "'" + piece + "'";
        }
        return "'" + piece.substring(0, piece.offsetByCodePoints(0, LONGEST)) + "…'";
    }
}
