package trasse.rules.notation;

import java.util.List;
import java.util.Optional;
import trasse.rules.Objection;

/**
 * What is wrong with a text: the sentence in English, and all that is needed to say it in any language.
 *
 * @param arguments what a sentence of this kind is about
 * @param objection to an illegal action
 */
public record Fault(Kind kind, String sentence, List<String> arguments, Optional<Objection> objection) {
    public enum Kind {
        NOT_A_RECORD,
        BOARD_MISSING,
        EDITION_MISSING,
        PLAYER_MISSING,
        /** Before the first round, a line that begins with no known word. */
        UNKNOWN_LINE,
        /** Argument: the word that two lines begin with. */
        SECOND_LINE,
        NOT_A_BOARD,
        NOT_AN_EDITION,
        NOT_A_DECK,
        NOT_A_PLAYER,
        NOT_A_NAME,
        /** Arguments: the start point and the player who has it. */
        START_TAKEN,
        TOO_MANY_ROUNDS,
        /** Argument: the round that has to begin here. */
        NOT_THE_ROUND,
        NOT_A_CARD,
        /** Argument: the card that the deck has here. */
        WRONG_CARD,
        /** No deck holds this card and those before it. */
        CARD_DOES_NOT_FIT,
        /** Arguments: the round, and the name and start point of the player whose action is missing. */
        STOPS_WITHIN_ROUND,
        /** The same arguments. */
        NOT_THEIR_ACTION,
        NOT_AN_ACTION,
        /** With an objection. */
        ILLEGAL_ACTION,
        /** A fault of a board file, or of a text that is no text. */
        OTHER
    }

    public Fault {
        arguments = List.copyOf(arguments);
    }

    Fault(Kind kind, String sentence, String... arguments) {
        this(kind, sentence, List.of(arguments), Optional.empty());
    }

    static Fault illegal(Objection objection) {
        return new Fault(Kind.ILLEGAL_ACTION, objection.sentence(), List.of(), Optional.of(objection));
    }
}
