package trasse.server.table;

import org.jspecify.annotations.Nullable;

/** What came of something that a visitor wanted: a value, or the reason why not. */
public sealed interface Outcome<T> {
    record Done<T>(T value) implements Outcome<T> {}

    /**
     * It is not done.
     *
     * @param number of the table's last event when it was refused; null if no table's state is the reason
     */
    record Refused<T>(Refusal refusal, @Nullable Integer number) implements Outcome<T> {}

    /** Refused because of the state of a table. */
    static <T> Outcome<T> refusedBy(Table table, Refusal refusal) {
        return new Refused<>(refusal, table.number());
    }

    /** Refused whatever the state of any table. */
    static <T> Outcome<T> refused(Refusal refusal) {
        return new Refused<>(refusal, null);
    }
}
