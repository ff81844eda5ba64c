package trasse.rules;

/** The line stays as it is. */
public record Pass() implements Action {
    static final String TEXT = "-";

    @Override
    public String toString() {
        return TEXT;
    }
}
