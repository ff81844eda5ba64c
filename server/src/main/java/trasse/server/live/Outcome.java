package trasse.server.live;

import trasse.server.table.Refusal;

/** What became of a command. */
public sealed interface Outcome {
    /**
     * It is done and stored.
     *
     * @param number of the last event that it led to
     */
    record Done(int number) implements Outcome {}

    /**
     * It is not done.
     *
     * @param number of the table's last event when it was refused
     */
    record Refused(Refusal refusal, int number) implements Outcome {}
}
