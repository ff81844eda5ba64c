package trasse.server.live;

import trasse.server.table.Refusal;

/** What became of a command. */
public sealed interface Outcome {
    /**
     * It is done and stored. A command that is sent again has the same outcome.
     *
     * @param number of the last event that it led to
     */
    record Done(String table, int number) implements Outcome {}

    /**
     * It is not done.
     *
     * @param number of the table's last event when it was refused
     */
    record Refused(Refusal refusal, int number) implements Outcome {}
}
