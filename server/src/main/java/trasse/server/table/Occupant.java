package trasse.server.table;

import trasse.engine.bot.Level;

/** Who sits on a chair. */
public sealed interface Occupant {
    /** Nobody yet. */
    record Nobody() implements Occupant {}

    /**
     * Somebody.
     *
     * @param visitor the server's own name for this person, which nobody else is told
     */
    record Person(String visitor, String name) implements Occupant {}

    record Bot(Level level, String name) implements Occupant {}

    /** A bot, for somebody who is gone and may come back. */
    record StandIn(Level level, Person gone) implements Occupant {}
}
