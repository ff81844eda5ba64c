package trasse.rules.notation;

/** A text is not what it should be. The message says where, what is wrong and what would be right. */
public final class NotationException extends Exception {
    public NotationException(String source, int line, String what) {
        super(source + ":" + line + ": " + what);
    }
}
