package trasse.rules.notation;

import java.util.List;
import trasse.rules.Action;
import trasse.rules.Card;

/**
 * A settled round of a record.
 *
 * @param actions one for each player, in the order of the players
 */
public record PlayedRound(Card card, List<Action> actions) {
    public PlayedRound {
        actions = List.copyOf(actions);
    }
}
