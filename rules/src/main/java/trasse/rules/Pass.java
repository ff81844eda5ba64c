package trasse.rules;

/** The line stays as it is. */
public record Pass() implements Action {
    @Override
    public String toString() {
        return "-";
    }
}
