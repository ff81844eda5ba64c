package trasse.server.table;

import trasse.rules.notation.Commitment;
import trasse.rules.notation.RecordWriter;

/** The record of a table's game as a file, once the game has begun. */
public final class RecordText {
    private RecordText() {}

    public static Outcome<String> of(Table table) {
        if (table.theGame().isEmpty()) {
            return Outcome.refusedBy(table, Refusal.of(Refusal.Kind.NOT_STARTED, "the game has not begun"));
        }
        String text = RecordWriter.write(table.record());
        return new Outcome.Done<>(table.phase() == Phase.OVER ? text + howToCheckTheDeal(table) : text);
    }

    private static String howToCheckTheDeal(Table table) {
        String salt = table.opened().salt();
        String commitment = Commitment.to(table.opened().deal().deck(), salt);
        return "\n# The deck was fixed before the game. To check that:\n# trasse score " + table.id()
                + ".trasse --commitment " + commitment + " --salt " + salt + "\n";
    }
}
