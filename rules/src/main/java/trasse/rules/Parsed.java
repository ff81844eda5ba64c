package trasse.rules;

import java.util.Optional;
import java.util.function.Function;

/** What a text turned out to be: a value, or the reason why it is none. */
public sealed interface Parsed<T> {
    record Value<T>(T value) implements Parsed<T> {}

    /**
     * The text is not what it should be.
     *
     * @param why what is wrong and what would be right
     */
    record Failure<T>(String why) implements Parsed<T> {}

    default <U> Parsed<U> map(Function<T, U> change) {
        return flatMap(value -> new Value<>(change.apply(value)));
    }

    default <U> Parsed<U> flatMap(Function<T, Parsed<U>> change) {
        return switch (this) {
            case Value<T>(T value) -> change.apply(value);
            case Failure<T>(String why) -> new Failure<>(why);
        };
    }

    default Optional<T> toOptional() {
        return switch (this) {
            case Value<T>(T value) -> Optional.of(value);
            case Failure<T> failure -> Optional.empty();
        };
    }

    /** For callers that know the text to be right. */
    default T orElseThrow() {
        return orElseThrow(IllegalArgumentException::new);
    }

    /** The value, or an exception made from the reason. */
    default <X extends Exception> T orElseThrow(Function<String, X> exception) throws X {
        return switch (this) {
            case Value<T>(T value) -> value;
            case Failure<T>(String why) -> throw exception.apply(why);
        };
    }
}
