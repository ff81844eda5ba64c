package trasse.rules;

/** Something that happens in a game. A {@link Setup} and its events are the whole game. */
public sealed interface Event {
    /** The top card is turned up, for everyone: a round begins. */
    record CardTurned(Card card) implements Event {}

    /**
     * A player decides. Until the round is settled the decision is the player's own business and may be replaced; it is
     * settled when the last player has decided.
     */
    record Acted(int start, Action action) implements Event {}

    /** A player takes the decision back and thinks again. */
    record TookBack(int start) implements Event {}
}
