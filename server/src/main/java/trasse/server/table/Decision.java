package trasse.server.table;

import java.util.List;

/** What the referee makes of a command. */
public sealed interface Decision {
    /**
     * What happens.
     *
     * @param events none if all is as it was wanted already
     */
    record Happens(List<TableEvent> events) implements Decision {
        public Happens {
            events = List.copyOf(events);
        }
    }

    record Refused(Refusal refusal) implements Decision {}
}
