package trasse.server.table;

import trasse.engine.bot.Level;

/** The person or bot on a chair. */
public sealed interface Occupant {
    /** Nobody yet. */
    record Nobody() implements Occupant {}

    /**
     * A person.
     *
     * @param visitor the server's own id of this person, which is never sent to anyone
     */
    record Person(String visitor, String name) implements Occupant {}

    record Bot(Level level, String name) implements Occupant {}

    /** A bot that plays for a person who is gone and may come back. */
    record StandIn(Level level, Person gone) implements Occupant {}
}
