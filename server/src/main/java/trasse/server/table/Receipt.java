package trasse.server.table;

/**
 * The answer to a command that is stored. A command that is sent again gets the same receipt.
 *
 * @param number of the last event that the command led to
 */
public record Receipt(String table, int number) {}
