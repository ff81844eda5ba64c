package trasse.engine.bot;

import trasse.engine.Limit;
import trasse.rules.Action;
import trasse.rules.View;

/** A player. It is given a view, in which the order of the cards to come does not exist. Not thread-safe. */
public interface Bot {
    /** What the bot does with the open card. The view is that of a seat, and a card is open. */
    Action play(View view, Limit limit);
}
