package trasse.rules.notation;

/** A text is not what it should be. The message says where, what is wrong and what would be right. */
public final class NotationException extends Exception {
    private final int line;
    private final transient Fault fault;

    public NotationException(String source, int line, Fault fault) {
        super(source + ":" + line + ": " + fault.sentence());
        this.line = line;
        this.fault = fault;
    }

    /** The line of the text, from 1. */
    public int line() {
        return line;
    }

    /** What is wrong, without the place. */
    public Fault fault() {
        return fault;
    }
}
