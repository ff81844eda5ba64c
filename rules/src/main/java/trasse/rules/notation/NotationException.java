package trasse.rules.notation;

/** A text is not what it should be. The message says where, what is wrong and what would be right. */
public final class NotationException extends Exception {
    private final int line;
    private final String what;

    public NotationException(String source, int line, String what) {
        super(source + ":" + line + ": " + what);
        this.line = line;
        this.what = what;
    }

    /** The line of the text, from 1. */
    public int line() {
        return line;
    }

    /** What is wrong, without the place. */
    public String what() {
        return what;
    }
}
