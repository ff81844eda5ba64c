package trasse.rules.notation;

import java.util.ArrayList;
import java.util.List;
import trasse.rules.Action;
import trasse.rules.Card;
import trasse.rules.Event;
import trasse.rules.Player;

/**
 * A settled round of a record.
 *
 * @param actions one for each player, in the order of the players
 */
public record PlayedRound(Card card, List<Action> actions) {
    public PlayedRound {
        actions = List.copyOf(actions);
    }

    /** What happens in this round, in a game of these players. */
    List<Event> events(List<Player> players) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.CardTurned(card));
        for (int i = 0; i < players.size(); i++) {
            events.add(new Event.Acted(players.get(i).start(), actions.get(i)));
        }
        return events;
    }
}
