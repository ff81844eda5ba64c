package trasse.server.table;

import java.util.List;

/** The referee's answer to a command. */
public sealed interface Verdict {
    /**
     * The command is legal.
     *
     * @param events what happens; none if the table is already as the command wants it
     */
    record Accepted(List<TableEvent> events) implements Verdict {
        public Accepted {
            events = List.copyOf(events);
        }
    }

    record Refused(Refusal refusal) implements Verdict {}
}
