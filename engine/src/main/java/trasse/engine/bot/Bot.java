package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.rules.Action;
import trasse.rules.View;

/** Plays a seat. It is given a view, in which the order of the cards to come does not exist. Not thread-safe. */
public interface Bot {
    /**
     * Its action for the open card.
     *
     * @param view of a seat, with a card open
     * @param limit its work is the candidate actions valued
     */
    Action play(View view, Limit limit);
}
