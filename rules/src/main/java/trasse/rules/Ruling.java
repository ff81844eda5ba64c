package trasse.rules;

/** The answer to something a player or dealer wants to do: what becomes of it, or the rule that it breaks. */
public sealed interface Ruling<T> {
    record Legal<T>(T result) implements Ruling<T> {}

    record Illegal<T>(Objection objection) implements Ruling<T> {}

    /** For callers that know it to be legal. */
    default T orElseThrow() {
        return switch (this) {
            case Legal<T>(T result) -> result;
            case Illegal<T>(Objection objection) -> throw new IllegalStateException(objection.sentence());
        };
    }
}
